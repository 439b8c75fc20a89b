'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { sendOnce } from '@/components/ui/ask-once';
import { Modal } from '@/components/ui/modal';
import { toast } from '@/components/ui/toast';
import { ask, madeBefore, sayProblem } from '@/lib/api/client';
import { LONGEST_REASON } from '@/lib/api/contract/shapes/longest';
import { kindWords, type ThingKind } from './words';

const acts = {
  hide: { label: 'Hide', told: 'Nobody but its author reads it then. He is told why, in these words.' },
  keep: { label: 'Keep', told: 'It stands as it is, and the reports are closed. Only moderators read why.' },
  show: { label: 'Show again', told: 'It is read as before. Its author is told why, in these words.' },
} as const;
type Action = keyof typeof acts;

/** What a moderator can do to a thing; each asks for a reason. */
export function Decide({
  kind,
  thing,
  name,
  actions,
}: {
  readonly kind: ThingKind;
  readonly thing: string;
  readonly name: string;
  readonly actions: readonly Action[];
}) {
  const [action, setAction] = useState<Action>();
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((one) => (
        <button
          key={one}
          type="button"
          className={`button button-small ${one === 'hide' ? 'button-danger' : ''}`}
          aria-label={`${acts[one].label}: ${name}`}
          onClick={() => setAction(one)}
        >
          {acts[one].label}
        </button>
      ))}
      {action && <Because kind={kind} thing={thing} action={action} onClose={() => setAction(undefined)} />}
    </div>
  );
}

function Because({
  kind,
  thing,
  action,
  onClose,
}: {
  readonly kind: ThingKind;
  readonly thing: string;
  readonly action: Action;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const id = useId();
  const [because, setBecause] = useState('');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { label, told } = acts[action];
  const send = async () => {
    setBusy(true);
    const done = await sendOnce(
      'act',
      { kind, thing, action, because: because.replaceAll('\t', ' ') },
      (body, idempotencyKey) => ask('POST /api/v1/moderation/acts', { body, idempotencyKey }),
    );
    setBusy(false);
    if (!done.ok && madeBefore(done) === undefined) return setRefused(sayProblem(done.problem));
    toast({ text: 'Done, and noted in the log.' });
    router.refresh();
    onClose();
  };
  return (
    <Modal title={`${label} this ${kindWords[kind]}`} onClose={onClose}>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label htmlFor={id} className="block text-sm font-semibold">
          Why
        </label>
        <textarea
          id={id}
          rows={4}
          required
          maxLength={LONGEST_REASON}
          className="input"
          aria-describedby={`${id}h ${id}e`}
          value={because}
          onChange={(e) => setBecause(e.target.value)}
        />
        <p id={`${id}h`} className="text-xs text-quiet">
          {told}
        </p>
        <p id={`${id}e`} role="alert" className="text-sm text-bad empty:hidden">
          {refused}
        </p>
        <button
          type="submit"
          className={`button ${action === 'hide' ? 'button-danger' : 'button-primary'}`}
          disabled={busy || because.trim() === ''}
        >
          {label}
        </button>
      </form>
    </Modal>
  );
}
