'use client';

import { useId, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';
import { LONGEST_REASON } from '@/lib/api/contract/shapes/longest';
import { kindWords, reasonWords, type ReportReason, type ThingKind } from './words';

/** What speaks against a thing, for those who moderate. */
export function ReportDialog({
  kind,
  thing,
  onClose,
}: {
  readonly kind: ThingKind;
  readonly thing: string;
  readonly onClose: () => void;
}) {
  const id = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (!reason) return setRefused('Choose what it is.');
    setBusy(true);
    setRefused(undefined);
    const done = await ask('PUT /api/v1/moderation/reports/{kind}/{thing}', {
      params: { kind, thing },
      body: { reason, words: words.replaceAll('\t', ' ') },
    });
    setBusy(false);
    if (!done.ok) return setRefused(sayProblem(done.problem));
    toast({ text: 'Reported. Your account page tells what becomes of it.' });
    onClose();
  };
  return (
    <Modal title={`Report this ${kindWords[kind]}`} onClose={onClose}>
      <form
        className="space-y-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset>
          <legend className="text-sm font-semibold">What it is</legend>
          {Object.entries(reasonWords).map(([value, label]) => (
            <label key={value} className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="radio"
                name={id}
                className="size-4"
                checked={reason === value}
                onChange={() => setReason(value as ReportReason)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <label htmlFor={`${id}w`} className="block text-sm font-semibold">
          {reason === 'other' ? 'Say what it is' : 'More about it, if need be'}
        </label>
        <textarea
          id={`${id}w`}
          rows={4}
          maxLength={LONGEST_REASON}
          required={reason === 'other'}
          className="input"
          aria-describedby={`${id}h ${id}e`}
          value={words}
          onChange={(e) => setWords(e.target.value)}
        />
        <p id={`${id}h`} className="text-xs text-quiet">
          Moderators read this, with the name of your account. Whoever wrote the {kindWords[kind]} is not
          told.
        </p>
        <p id={`${id}e`} role="alert" className="text-sm text-bad empty:hidden">
          {refused}
        </p>
        <button type="submit" className="button button-primary" disabled={busy}>
          Send the report
        </button>
      </form>
    </Modal>
  );
}
