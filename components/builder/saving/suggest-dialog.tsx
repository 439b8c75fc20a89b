'use client';

import { useState } from 'react';
import { sendOnce } from '@/components/ui/ask-once';
import { Modal } from '@/components/ui/modal';
import { TextField } from '@/components/ui/text-field';
import { ask, madeBefore, sayProblem } from '@/lib/api/client';
import type { List } from '@/lib/rules';
import type { SavedRef } from '../draft/drafts';

/** Sends a list to its owner as a suggestion, with a word about why. */
export function SuggestDialog({
  saved,
  list,
  onSent,
  onClose,
}: {
  readonly saved: SavedRef;
  readonly list: List;
  readonly onSent: () => void;
  readonly onClose: () => void;
}) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const send = async () => {
    setBusy(true);
    const sent = await sendOnce(
      `suggestion.${saved.id}`,
      { base: saved.version, list, note },
      (body, idempotencyKey) =>
        ask('POST /api/v1/lists/{id}/suggestions', { params: { id: saved.id }, body, idempotencyKey }),
    );
    setBusy(false);
    if (sent.ok || madeBefore(sent) !== undefined) onSent();
    else setRefused(sayProblem(sent.problem));
  };
  return (
    <Modal title="Suggest these changes" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="mb-3 text-quiet">
          The owner sees in words what you changed since version {saved.version}, and accepts or refuses it.
        </p>
        <TextField
          label="Why (optional)"
          value={note}
          maxLength={500}
          onChange={(e) => setNote(e.target.value)}
        />
        <p role="alert" className="my-2 text-sm text-bad empty:hidden">
          {refused}
        </p>
        <button type="submit" className="button button-primary mt-3" disabled={busy}>
          {busy ? 'Sending …' : 'Send the suggestion'}
        </button>
      </form>
    </Modal>
  );
}
