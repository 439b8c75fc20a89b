'use client';

import { useMemo, useState } from 'react';
import { MergeChoices } from '@/components/builder/merge-choices';
import { Modal } from '@/components/ui/modal';
import { ask } from '@/lib/api/client';
import {
  defaultAgreement,
  diffLists,
  mergeLists,
  prepareTerms,
  type AnySystem,
  type List,
  type MergeChoice,
} from '@/lib/rules';
import { Differences } from './differences';

/** A copy, its original as it was copied, and the original now. */
export interface CopyAndOrigin {
  readonly system: AnySystem;
  readonly base: List;
  readonly mine: List;
  readonly theirs: List;
  readonly version: number;
  readonly agreement: string | null;
  readonly etag: string;
}

/** Shows what taking the changes in makes of the copy, and asks where both sides changed the same. */
export function TakeInDialog({
  id,
  both: { system, base, mine, theirs, version, agreement, etag },
  onDone,
  onClose,
}: {
  readonly id: string;
  readonly both: CopyAndOrigin;
  readonly onDone: (problem: string | undefined) => void;
  readonly onClose: () => void;
}) {
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeChoice>>(new Map());
  const [busy, setBusy] = useState(false);
  // A copy keeps the name that its owner gave it.
  const merge = useMemo(
    () => mergeLists({ ...base, name: mine.name }, mine, { ...theirs, name: mine.name }),
    [base, mine, theirs],
  );
  const terms = useMemo(() => prepareTerms(system, defaultAgreement(system)), [system]);
  const result = merge.resolve(choices);
  const save = async () => {
    setBusy(true);
    const params = { id };
    const saved = await ask('PUT /api/v1/lists/{id}', {
      params,
      body: { ...result, agreement },
      ifMatch: etag,
    });
    if (!saved.ok) return onDone(saved.problem.detail ?? saved.problem.title);
    await ask('PUT /api/v1/lists/{id}/ancestry', { params, body: { version } });
    onDone(undefined);
  };
  return (
    <Modal title="Take in what changed" onClose={onClose}>
      <p className="text-quiet">Your own changes stay. This is what becomes of your copy:</p>
      <Differences
        changes={diffLists(system, mine, result)}
        inVerdict={[]}
        none="It stays the same: you made these changes already."
      />
      {terms.ok && (
        <MergeChoices
          system={system}
          terms={terms.value}
          conflicts={merge.conflicts}
          choices={choices}
          theirs="The original"
          onChoose={(conflict, choice) => setChoices((old) => new Map(old).set(conflict, choice))}
        />
      )}
      <button
        type="button"
        className="button button-primary mt-4"
        disabled={busy}
        onClick={() => void save()}
      >
        {busy ? 'Saving …' : 'Save it so'}
      </button>
    </Modal>
  );
}
