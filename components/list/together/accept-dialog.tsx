'use client';

import { Modal } from '@/components/ui/modal';
import type { List } from '@/lib/rules';
import { MergePreview, type BothSides } from './merge-preview';

/** A list as it stands, and as somebody suggested it from an earlier version. */
export interface SuggestedChange extends BothSides {
  /** At which it stands. */
  readonly version: number;
}

/** Shows what a suggestion makes of the list as it is by now, and asks where both changed the same. */
export function AcceptDialog({
  sides,
  busy,
  onAccept,
  onClose,
}: {
  readonly sides: SuggestedChange;
  readonly busy: boolean;
  readonly onAccept: (result: List) => void;
  readonly onClose: () => void;
}) {
  return (
    <Modal title="Accept the suggestion" onClose={onClose}>
      <p className="text-quiet">This is what becomes of version {sides.version}:</p>
      <MergePreview both={sides} otherSide="The suggestion" none="It stays the same.">
        {(result) => (
          <button
            type="button"
            className="button button-primary mt-4"
            disabled={busy}
            onClick={() => onAccept(result)}
          >
            {busy ? 'Saving …' : 'Accept it so'}
          </button>
        )}
      </MergePreview>
    </Modal>
  );
}
