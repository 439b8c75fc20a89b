'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask, sayProblem } from '@/lib/api/client';

/** Brings a deleted card back. */
export function RestoreCard({ id, name }: { readonly id: string; readonly name: string }) {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const restore = async () => {
    const back = await ask('POST /api/v1/cards/{id}/restore', { params: { id } });
    if (back.ok) router.refresh();
    else setSaid(sayProblem(back.problem));
  };
  return (
    <span>
      <button type="button" className="button button-small" onClick={() => void restore()}>
        Restore<span className="sr-only"> {name}</span>
      </button>
      <span role="status" className="text-sm text-bad">
        {said}
      </span>
    </span>
  );
}
