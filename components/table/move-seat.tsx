'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import { writeAddress } from '@/components/ui/write-address';

/** Why a seat was not taken over, and whether it may come to it yet. */
interface Failed {
  readonly why: string;
  readonly again: boolean;
}
const SPENT: Failed = {
  why: 'This link is no longer good. Ask for a new one where you sat before.',
  again: false,
};

/** @returns what stood against it */
async function takeOver(code: string, key: string): Promise<Failed | undefined> {
  if (!/^[0-9a-z]{40}$/.test(key)) return SPENT;
  const headers = { 'Muster-Seat': key, 'Content-Type': 'application/json' };
  const found = await fetch(`/api/v1/tables/${code}`, { headers });
  if (found.status === 429 || found.status >= 500) return { why: 'The server is busy.', again: true };
  const { seat } = found.ok ? ((await found.json()) as { seat: number | null }) : { seat: null };
  if (seat === null) return SPENT;
  const kept = await fetch(`/api/v1/tables/${code}/seats/${seat}/key`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ renew: false }),
  });
  return kept.ok ? undefined : { why: 'The seat could not be taken over.', again: true };
}

/** Takes the key out of the address and gives it to this browser; then the table opens. */
export function MoveSeat({ code }: { readonly code: string }) {
  const [failed, setFailed] = useState<Failed>();
  // Out of the address it stands in this page alone.
  const key = useRef<string>(undefined);
  const move = useCallback(async () => {
    const against = await takeOver(code, key.current ?? '').catch((): Failed => ({
      why: 'The server cannot be reached.',
      again: true,
    }));
    if (against) setFailed(against);
    else window.location.replace(`/tables/${code}`);
  }, [code]);
  useEffect(() => {
    key.current ??= window.location.hash.slice(1);
    writeAddress(window.location.pathname);
    void move();
  }, [move]);
  return (
    <>
      <p role="status" className={failed ? 'text-bad' : 'text-quiet'}>
        {failed?.why ?? 'Taking your seat …'}
      </p>
      {failed && (
        <p className="mt-4 flex flex-wrap gap-2">
          {failed.again && (
            <button
              type="button"
              className="button button-primary"
              onClick={() => {
                setFailed(undefined);
                void move();
              }}
            >
              Try again
            </button>
          )}
          <Link className="button" href={`/tables/${code}`}>
            To the table
          </Link>
        </p>
      )}
    </>
  );
}
