'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { toast } from '@/components/ui/toast';
import { UnsavedNote } from '@/components/ui/unsaved-note';
import { useUnsaved } from '@/components/ui/use-unsaved';
import { ask, sayProblem } from '@/lib/api/client';
import { asWriteUp, writeUpForm } from './kept-write-up';

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
  const [form] = useState(() => writeUpForm(id));
  const asSaved = { text: saved, insteadOf: saved };
  const { value, setValue, found, forget } = useUnsaved(form, () => asSaved, asWriteUp);
  const { text, insteadOf } = value;
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const discard = () => {
    setValue(asSaved);
    forget();
    setRefused(undefined);
  };
  /** Another tab or device wrote since: whoever saves once more has been told. */
  const moved = async () => {
    const now = await ask('GET /api/v1/lists/{id}', { params: { id } });
    if (!now.ok) return setRefused(sayProblem(now.problem));
    setValue({ text, insteadOf: now.data.writeUp });
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
      forget();
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
          onChange={(e) => setValue({ text: e.target.value, insteadOf })}
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
        <UnsavedNote found={found && text !== saved ? { ...found, onDiscard: discard } : undefined} />
        <button type="submit" className="button button-primary" disabled={busy}>
          Save
        </button>
      </form>
    </Modal>
  );
}
