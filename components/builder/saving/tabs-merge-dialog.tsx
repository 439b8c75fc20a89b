'use client';

import { useState } from 'react';
import { Modal } from '@/components/ui/modal';
import type { MergeChoice } from '@/lib/rules';
import type { Building } from '../draft/building';
import { MergeChoices } from './merge-choices';
import type { Clash } from '../draft/use-kept';

/** One draft was changed in two tabs. What goes together has been put together; the rest is chosen here. */
export function TabsMergeDialog({
  building: { system, whole, terms, list, change },
  clash: { merge },
  onSettle,
}: {
  readonly building: Building;
  readonly clash: Clash;
  readonly onSettle: () => void;
}) {
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeChoice>>(new Map());
  return (
    <Modal title="Changed in another tab as well" onClose={onSettle}>
      <p className="text-quiet">
        Everything else from both tabs is in the list already. Where both changed the same, both versions stay
        until you choose.
      </p>
      <MergeChoices
        system={whole ?? system}
        terms={terms}
        list={list}
        conflicts={merge.conflicts}
        choices={choices}
        theirs="The other tab"
        onChoose={(id, choice) => setChoices((old) => new Map(old).set(id, choice))}
      />
      <button
        type="button"
        className="button button-primary mt-4"
        onClick={() => {
          change(merge.resolve(choices));
          onSettle();
        }}
      >
        Take these
      </button>
    </Modal>
  );
}
