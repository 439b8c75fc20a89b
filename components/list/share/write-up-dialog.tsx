'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';
import { keepWriteUp, readKept } from './kept-write-up';

const MOST = 4000;

/** How a list is meant to be played. What is typed stays in this browser until it is saved. */
export function WriteUpDialog({
  id,
  text: saved,
  published,
  onClose,
}: {
  readonly id: string;
  readonly text: string;
  readonly published: boolean;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const field = useId();
  const [kept] = useState(() => readKept(id));
  const [text, setText] = useState(kept?.text ?? saved);
  const [insteadOf, setInsteadOf] = useState(kept?.insteadOf ?? saved);
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const type = (typed: string) => {
    setText(typed);
    keepWriteUp(id, { text: typed, insteadOf });
  };
  const takeSaved = () => {
    setText(saved);
    setInsteadOf(saved);
    setRefused(undefined);
    keepWriteUp(id, { text: saved, insteadOf: saved });
  };
  /** Another tab or device wrote since: whoever saves once more has been told. */
  const moved = async () => {
    const now = await ask('GET /api/v1/lists/{id}', { params: { id } });
    if (!now.ok) return setRefused(sayProblem(now.problem));
    setInsteadOf(now.data.writeUp);
    keepWriteUp(id, { text, insteadOf: now.data.writeUp });
    setRefused('It was changed elsewhere in the meantime. Saving once more replaces what stands there.');
    router.refresh();
  };
  const send = async () => {
    setBusy(true);
    setRefused(undefined);
    const done = await ask('PUT /api/v1/lists/{id}/publication', {
      params: { id },
      // Tabs come along from word processors; no text of ours has any.
      body: { writeUp: text.replaceAll('\t', ' '), insteadOf },
    });
    if (done.ok) {
      keepWriteUp(id, { text: '', insteadOf: '' });
      toast({
        text: published ? 'Everybody can read it now.' : 'Saved. Others read it once it is published.',
      });
      router.refresh();
      return onClose();
    }
    if (done.status === 409) await moved();
    else setRefused(sayProblem(done.problem));
    setBusy(false);
  };
  return (
    <Modal title="How to play it" onClose={onClose}>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label htmlFor={field} className="block text-sm font-semibold">
          What to know before playing this list
        </label>
        <textarea
          id={field}
          rows={10}
          maxLength={MOST}
          className="input"
          aria-invalid={refused === undefined ? undefined : true}
          aria-describedby={`${field}h ${field}e`}
          value={text}
          onChange={(e) => type(e.target.value)}
        />
        <p id={`${field}h`} className="text-xs text-quiet">
          Plain text; a blank line begins a paragraph.{' '}
          {published ? 'Everybody can read it.' : 'Others read it once the list is published.'}{' '}
          <span className="tabular-nums">
            {text.length.toLocaleString('en')} of {MOST.toLocaleString('en')} characters.
          </span>
        </p>
        <p id={`${field}e`} role="alert" className="text-sm text-bad empty:hidden">
          {refused}
        </p>
        {kept && text !== saved && (
          <p className="text-sm text-quiet">You wrote this here before, and it is not saved yet.</p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className="button button-primary" disabled={busy}>
            Save
          </button>
          {kept && text !== saved && (
            <button type="button" className="button" disabled={busy} onClick={takeSaved}>
              Discard it
            </button>
          )}
        </div>
      </form>
    </Modal>
  );
}
