'use client';

import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { sendOnce } from '@/components/ui/ask-once';
import { useUnsaved } from '@/components/ui/use-unsaved';
import { ask, madeBefore, sayProblem } from '@/lib/api/client';

const MOST = 2000;

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Says something at a place; of a list also about one of its entries. What is typed stays in this browser until it is said. */
export function CommentForm({
  place,
  about,
}: {
  readonly place: { readonly list: string } | { readonly system: string; readonly entry: string };
  readonly about: readonly { readonly id: string; readonly name: string }[];
}) {
  const router = useRouter();
  const id = useId();
  const what = `comment.${'list' in place ? place.list : `${place.system}.${place.entry}`}`;
  const { value: text, setValue: type } = useUnsaved({ what, version: 0 }, () => '', asText);
  const field = useRef<HTMLTextAreaElement>(null);
  const [entry, setEntry] = useState('');
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean }>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const done = await sendOnce(
      what,
      { ...place, ...(entry === '' ? {} : { entry }), text },
      (body, idempotencyKey) => ask('POST /api/v1/comments', { body, idempotencyKey }),
    );
    setBusy(false);
    if (!done.ok && madeBefore(done) === undefined)
      return setSaid({ text: sayProblem(done.problem), bad: true });
    // What was typed on meanwhile stays.
    if ((field.current?.value ?? text) === text) type('');
    setSaid({ text: 'Said.', bad: false });
    router.refresh();
  };
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {about.length > 0 && (
        <label className="block max-w-sm text-sm font-semibold">
          About
          <select
            className="input mt-0.5 font-normal"
            value={entry}
            onChange={(e) => setEntry(e.target.value)}
          >
            <option value="">the whole list</option>
            {about.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label htmlFor={id} className="block text-sm font-semibold">
        Your comment
      </label>
      <textarea
        ref={field}
        id={id}
        required
        rows={3}
        maxLength={MOST}
        className="input"
        aria-describedby={`${id}h`}
        value={text}
        onChange={(e) => type(e.target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="button" disabled={busy || text.trim() === ''}>
          Say it
        </button>
        <p id={`${id}h`} className="text-xs text-quiet">
          Plain text. Whoever can read this page can read it, with the name of your account.
        </p>
      </div>
      <p role="status" className={`text-sm ${said?.bad ? 'text-bad' : 'text-quiet'}`}>
        {said?.text}
      </p>
    </form>
  );
}
