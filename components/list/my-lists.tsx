'use client';

import { Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { draftOfSaved, removeDraft } from '@/components/builder/drafts';
import { GameIcon } from '@/components/ui/game-icon';
import { Modal } from '@/components/ui/modal';
import { ask } from '@/lib/api/client';

/** One saved list as the overview shows it. */
export interface ListRow {
  readonly id: string;
  readonly shareId: string;
  readonly version: number;
  readonly name: string;
  readonly system: string;
  readonly systemName: string;
  readonly emblem: string;
  readonly updatedAt: string;
  readonly legal?: boolean;
  readonly budget?: string;
}

/** The lists of the account: find, open, share, delete and bring back. */
export function MyLists({
  rows,
  more,
  deleted,
}: {
  readonly rows: readonly ListRow[];
  readonly more: boolean;
  readonly deleted: readonly { readonly id: string; readonly name: string }[];
}) {
  const router = useRouter();
  const [query, setQuery] = useState('');
  const [going, setGoing] = useState<ListRow>();
  const [said, setSaid] = useState('');
  const shown = useMemo(() => {
    const wanted = query.toLowerCase();
    return rows.filter((row) => `${row.name} ${row.systemName}`.toLowerCase().includes(wanted));
  }, [rows, query]);

  const remove = async (row: ListRow) => {
    const gone = await ask('DELETE /api/v1/lists/{id}', {
      params: { id: row.id },
      ifMatch: `"${row.version}"`,
    });
    setGoing(undefined);
    if (!gone.ok)
      return setSaid(
        gone.status === 412
          ? 'It was changed in the meantime and is still here. Reload to see it.'
          : (gone.problem.detail ?? gone.problem.title),
      );
    const draft = draftOfSaved(row.id);
    if (draft && !draft.dirty) removeDraft(draft.id);
    setSaid(`${row.name} was deleted. For 30 days it can be brought back below.`);
    router.refresh();
  };
  const restore = async (id: string) => {
    const back = await ask('POST /api/v1/lists/{id}/restore', { params: { id } });
    setSaid(back.ok ? `${back.data.name} is back.` : (back.problem.detail ?? back.problem.title));
    router.refresh();
  };

  return (
    <section aria-labelledby="saved" className="space-y-4">
      <h2 id="saved" className="text-3xl">
        Saved
      </h2>
      {rows.length > 3 && (
        <label className="block max-w-md text-sm font-semibold">
          Find a list
          <input
            type="search"
            className="input mt-0.5 font-normal"
            value={query}
            onChange={(e) => setQuery(e.target.value)}
          />
        </label>
      )}
      <p role="status" className="min-h-5 text-sm text-quiet">
        {said}
      </p>
      {rows.length === 0 && (
        <p className="sheet p-6 text-center text-quiet">Nothing is saved yet. Build a list and press Save.</p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {shown.map((row) => (
          <li key={row.id} className="sheet flex min-w-0 items-center gap-3 p-3">
            <GameIcon system={row.system} name={row.emblem} className="size-9 shrink-0 text-quiet" />
            <div className="min-w-0 flex-1">
              <Link href={`/lists/${row.id}/edit`} className="block truncate font-semibold hover:underline">
                {row.name}
              </Link>
              <p className="truncate text-sm text-quiet">
                {row.systemName}
                {row.budget && ` · ${row.budget}`} ·{' '}
                {row.legal === undefined ? (
                  'no longer fits'
                ) : (
                  <span className={row.legal ? 'text-good' : 'text-bad'}>
                    {row.legal ? 'legal' : 'not legal'}
                  </span>
                )}{' '}
                · {row.updatedAt.slice(0, 10)}
              </p>
            </div>
            <Link href={`/l/${row.shareId}`} className="button button-small">
              View
            </Link>
            <button
              type="button"
              className="button button-small button-quiet px-2"
              aria-label={`Delete ${row.name}`}
              onClick={() => setGoing(row)}
            >
              <Trash2 aria-hidden size={17} />
            </button>
          </li>
        ))}
      </ul>
      {more && <p className="text-sm text-quiet">The newest 100 are shown; the API lists all of them.</p>}
      {deleted.length > 0 && (
        <details className="sheet p-4">
          <summary className="font-semibold">Deleted ({deleted.length})</summary>
          <ul className="mt-2 space-y-2">
            {deleted.map((row) => (
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
      {going && (
        <Modal title={`Delete ${going.name}?`} onClose={() => setGoing(undefined)}>
          <p>Its link stops working. For 30 days you can bring it back from this page.</p>
          <button type="button" className="button button-danger mt-4" onClick={() => void remove(going)}>
            Delete
          </button>
        </Modal>
      )}
    </section>
  );
}
