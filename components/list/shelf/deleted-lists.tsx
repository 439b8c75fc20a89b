'use client';

import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';

/** Brings a list back that was deleted, and says so. */
export async function bringBack(id: string): Promise<void> {
  const back = await ask('POST /api/v1/lists/{id}/restore', { params: { id } });
  toast(back.ok ? { text: `${back.data.name} is back.` } : { text: sayProblem(back.problem), tone: 'bad' });
}

/** What was deleted in the last 30 days. */
export function DeletedLists({
  deleted,
}: {
  readonly deleted: readonly { readonly id: string; readonly name: string }[];
}) {
  const router = useRouter();
  if (deleted.length === 0) return null;
  return (
    <details className="sheet p-4">
      <summary className="font-semibold">Deleted ({deleted.length})</summary>
      <p className="mt-1 text-sm text-quiet">Kept for 30 days, with their versions and links.</p>
      <ul className="mt-2 space-y-2">
        {deleted.map((row) => (
          <li key={row.id} className="flex items-center justify-between gap-3">
            <span className="truncate">{row.name}</span>
            <button
              type="button"
              className="button button-small"
              aria-label={`Bring back ${row.name}`}
              onClick={() => void bringBack(row.id).then(() => router.refresh())}
            >
              Bring back
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
