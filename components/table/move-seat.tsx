'use client';

import { useEffect, useState } from 'react';
import { writeAddress } from '@/components/ui/write-address';

const SPENT = 'This link is no longer good. Ask for a new one where you sat before.';

/** Takes the key out of the address and gives it to this browser; then the table opens. */
export function MoveSeat({ code }: { readonly code: string }) {
  const [failed, setFailed] = useState('');
  useEffect(() => {
    const key = window.location.hash.slice(1);
    writeAddress(window.location.pathname);
    const move = async () => {
      if (!/^[0-9a-z]{40}$/.test(key)) return setFailed(SPENT);
      const headers = { 'Muster-Seat': key, 'Content-Type': 'application/json' };
      const found = await fetch(`/api/v1/tables/${code}`, { headers });
      const { seat } = found.ok ? ((await found.json()) as { seat: number | null }) : { seat: null };
      if (seat === null) return setFailed(SPENT);
      const kept = await fetch(`/api/v1/tables/${code}/seats/${seat}/key`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ renew: false }),
      });
      if (kept.ok) window.location.replace(`/tables/${code}`);
      else setFailed('The seat could not be taken over. Try the link again.');
    };
    move().catch(() => setFailed('The server cannot be reached. Try the link again.'));
  }, [code]);
  return (
    <p role="status" className={failed ? 'text-bad' : 'text-quiet'}>
      {failed || 'Taking your seat …'}
    </p>
  );
}
