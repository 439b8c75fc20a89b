'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { MergeChoices } from '@/components/builder/saving/merge-choices';
import {
  defaultAgreement,
  diffLists,
  mergeLists,
  prepareTerms,
  type AnySystem,
  type List,
  type MergeChoice,
} from '@/lib/rules';
import { Differences } from '../differences';

/** Two lists that began as one, and the rules to bring them together. */
export interface BothSides {
  readonly system: AnySystem;
  readonly base: List;
  readonly mine: List;
  readonly theirs: List;
}

/** What becomes of my list when another's changes come in, with a choice where both changed the same. */
export function MergePreview({
  both: { system, base, mine, theirs },
  otherSide,
  none,
  children,
}: {
  readonly both: BothSides;
  /** What the other side is called: `The original`. */
  readonly otherSide: string;
  /** Said where nothing comes of it. */
  readonly none: string;
  /** What is done with the result. */
  readonly children: (result: List) => ReactNode;
}) {
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeChoice>>(new Map());
  const merge = useMemo(() => mergeLists(base, mine, theirs), [base, mine, theirs]);
  const terms = useMemo(() => prepareTerms(system, defaultAgreement(system)), [system]);
  const result = merge.resolve(choices);
  return (
    <>
      <Differences changes={diffLists(system, mine, result)} inVerdict={[]} none={none} />
      {terms.ok && (
        <MergeChoices
          system={system}
          terms={terms.value}
          list={result}
          conflicts={merge.conflicts}
          choices={choices}
          theirs={otherSide}
          onChoose={(conflict, choice) => setChoices((old) => new Map(old).set(conflict, choice))}
        />
      )}
      {children(result)}
    </>
  );
}
