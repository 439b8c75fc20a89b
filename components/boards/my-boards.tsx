'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Emblem } from '@/components/ui/emblem';
import { lazyDialog } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import { counted } from '@/lib/rules/kernel/words/words';

const NameDialog = lazyDialog(() => import('@/components/ui/name-dialog').then((m) => m.NameDialog));
const actions = () => import('./saved-board');

/** A line of one's boards. */
export interface BoardRow {
  readonly id: string;
  readonly shareId: string;
  readonly version: number;
  readonly system: string;
  readonly systemName: string;
  readonly emblem: string;
  readonly accent: string;
  readonly name: string;
  readonly players: number;
  readonly updatedAt: string;
}

/** One's boards: open, rename, delete and take it back. */
export function MyBoards({ boards }: { readonly boards: readonly BoardRow[] }) {
  const router = useRouter();
  const [renamed, setRenamed] = useState<BoardRow>();
  const rename = async ({ id }: BoardRow, name: string) => {
    const done = await (await actions()).renameBoard(id, name);
    if (typeof done === 'string') return done;
    router.refresh();
    return undefined;
  };
  return (
    <>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {boards.map((row) => (
          <li key={row.id} data-tone={row.accent} className="sheet flex min-w-0 items-start gap-3 p-4">
            <Emblem name={row.emblem} className="size-9 shrink-0 text-tone-ink" />
            <div className="min-w-0 flex-1 space-y-1">
              <h3 className="text-lg wrap-anywhere">
                <Link className="link" href={`/boards/${row.system}/${row.shareId}`}>
                  {row.name}
                </Link>
              </h3>
              <p className="text-sm text-quiet">
                {row.systemName}, {counted(row.players, 'player')}, saved{' '}
                <time className="whitespace-nowrap" dateTime={row.updatedAt}>
                  {row.updatedAt.slice(0, 10)}
                </time>
              </p>
              <p className="flex flex-wrap gap-1.5 pt-1">
                <button type="button" className="button button-small" onClick={() => setRenamed(row)}>
                  <Pencil aria-hidden size={15} /> Rename<span className="sr-only"> {row.name}</span>
                </button>
                <button
                  type="button"
                  className="button button-small button-danger"
                  onClick={() => void actions().then((a) => a.removeBoard(row, () => router.refresh()))}
                >
                  <Trash2 aria-hidden size={15} /> Delete<span className="sr-only"> {row.name}</span>
                </button>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {renamed && (
        <NameDialog
          title="Rename the board"
          name={renamed.name}
          label="Rename"
          onName={(name) => rename(renamed, name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}
