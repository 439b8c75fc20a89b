'use client';

import Link from 'next/link';
import { useState } from 'react';
import { TextField } from '@/components/ui/text-field';

/** For who has no seat yet: under which name he sits. People with an account sit as themselves. */
export function SitDown({
  code,
  name,
  busy,
  onSit,
}: {
  readonly code: string;
  /** Of the account; empty for guests. */
  readonly name: string;
  readonly busy: boolean;
  readonly onSit: (name: string) => void;
}) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="sheet flex flex-wrap items-end gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSit(typed.trim());
      }}
    >
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          label="Your name at this table"
          required
          maxLength={60}
          autoComplete="nickname"
          value={typed}
          onChange={(e) => setTyped(e.target.value)}
        />
      </div>
      <button type="submit" className="button button-primary" disabled={busy || typed.trim() === ''}>
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
