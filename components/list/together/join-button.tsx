'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask, sayProblem } from '@/lib/api/client';

/** Comes in by an invitation, and goes on to the list. */
export function JoinButton({ code }: { readonly code: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const join = async () => {
    setBusy(true);
    const joined = await ask('POST /api/v1/lists/invitations/{code}', { params: { code } });
    if (joined.ok) return router.push(`/lists/${joined.data.id}/edit`);
    setBusy(false);
    setRefused(sayProblem(joined.problem));
  };
  return (
    <>
      <button type="button" className="button button-primary" disabled={busy} onClick={() => void join()}>
        {busy ? 'One moment …' : 'Work on it'}
      </button>
      <p role="alert" className="text-bad empty:hidden">
        {refused}
      </p>
    </>
  );
}
