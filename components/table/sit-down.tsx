'use client';

import type { RefObject } from 'react';
import { Link } from '@/components/ui/link';
import { TextField } from '@/components/ui/text-field';
import { useAlive } from '@/components/ui/use-alive';

/** For who has no seat yet: under which name he sits. People with an account sit as themselves. */
export function SitDown({
  code,
  name,
  busy,
  input,
  onSit,
}: {
  readonly code: string;
  /** Of the account; empty for guests. */
  readonly name: string;
  readonly busy: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onSit: (name: string) => void;
}) {
  const alive = useAlive();
  return (
    <form
      className="sheet flex flex-wrap items-end gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSit(input.current?.value.trim() ?? '');
      }}
    >
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          label="Your name at this table"
          required
          maxLength={60}
          autoComplete="nickname"
          ref={input}
          defaultValue={name}
        />
      </div>
      <button type="submit" className="button button-primary" disabled={busy || !alive}>
        Take a seat
      </button>
      {name === '' && (
        <p className="basis-full text-sm text-quiet">
          No account is needed: this browser keeps the key to your seat. Or{' '}
          <Link className="link" href={`/signin?callbackUrl=${encodeURIComponent(`/tables/${code}`)}`}>
            sign in
          </Link>{' '}
          and sit as yourself.
        </p>
      )}
    </form>
  );
}
