'use client';

import { useRouter } from 'next/navigation';
import { bringBack, type Deletable } from './bring-back';

/** What was deleted in the last 30 days, to be brought back. */
export function DeletedThings({
  things,
  rows,
}: {
  readonly things: Deletable;
  readonly rows: readonly { readonly id: string; readonly name: string }[];
}) {
  const router = useRouter();
  if (rows.length === 0) return null;
  return (
    <details className="sheet mt-4 p-4">
      <summary className="font-semibold">Deleted ({rows.length})</summary>
      <p className="mt-1 text-sm text-quiet">Kept for 30 days, with all that belongs to them.</p>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <button
              type="button"
              className="button button-small shrink-0"
              aria-label={`Bring back ${name}`}
              onClick={() => void bringBack(things, id).then(() => router.refresh())}
            >
              Bring back
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
