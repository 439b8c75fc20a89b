'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask, sayProblem } from '@/lib/api/client';

/** Tables that the host deleted and may bring back for 30 days. */
export function DeletedTables({
  rows,
}: {
  readonly rows: readonly { readonly id: string; readonly name: string }[];
}) {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const restore = async (id: string) => {
    const back = await ask('POST /api/v1/tables/{id}/restore', { params: { id } });
    setSaid(back.ok ? `${back.data.name} is back.` : sayProblem(back.problem));
    router.refresh();
  };
  return (
    <>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
      {rows.length > 0 && (
        <details className="sheet p-4">
          <summary className="font-semibold">Deleted ({rows.length})</summary>
          <ul className="mt-2 space-y-2">
            {rows.map((row) => (
              <li key={row.id} className="flex items-center justify-between gap-3">
                <span className="truncate">{row.name}</span>
                <button
                  type="button"
                  className="button button-small"
                  aria-label={`Bring back ${row.name}`}
                  onClick={() => void restore(row.id)}
                >
                  Bring back
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
