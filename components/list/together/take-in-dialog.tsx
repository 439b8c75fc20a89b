'use client';

import { useMemo, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { ask, sayProblem } from '@/lib/api/client';
import type { List } from '@/lib/rules';
import { MergePreview, type BothSides } from './merge-preview';

/** A copy, its original as it was copied, and the original now. */
export interface CopyAndOrigin extends BothSides {
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
  const [busy, setBusy] = useState(false);
  // A copy keeps the name that its owner gave it.
  const both = useMemo(() => {
    const { name } = mine;
    return { system, base: { ...base, name }, mine, theirs: { ...theirs, name } };
  }, [system, base, mine, theirs]);
  const save = async (result: List) => {
    setBusy(true);
    const params = { id };
    const saved = await ask('PUT /api/v1/lists/{id}', {
      params,
      body: { ...result, agreement },
      ifMatch: etag,
    });
    if (!saved.ok) return onDone(sayProblem(saved.problem));
    await ask('PUT /api/v1/lists/{id}/ancestry', { params, body: { version } });
    onDone(undefined);
  };
  return (
    <Modal title="Take in what changed" onClose={onClose}>
      <p className="text-quiet">Your own changes stay. This is what becomes of your copy:</p>
      <MergePreview
        both={both}
        otherSide="The original"
        none="It stays the same: you made these changes already."
      >
        {(result) => (
          <button
            type="button"
            className="button button-primary mt-4"
            disabled={busy}
            onClick={() => void save(result)}
          >
            {busy ? 'Saving …' : 'Save it so'}
          </button>
        )}
      </MergePreview>
    </Modal>
  );
}
