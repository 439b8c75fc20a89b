'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import type { ListRow } from './list-row';
import { ShelfRow } from './shelf-row';
import { useSelection } from './use-selection';

const BulkBar = lazyPart(() => import('./bulk-bar').then((m) => m.BulkBar));

/** The rows of the shelf; several can be chosen, and done with together. */
export function ShelfRows({
  rows,
  folders,
  tags,
}: {
  readonly rows: readonly ListRow[];
  readonly folders: readonly string[];
  readonly tags: readonly string[];
}) {
  const selection = useSelection(rows.map(({ id }) => id));
  const chosen = rows.filter(({ id }) => selection.has(id));
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2">
        {rows.map((row) => (
          <ShelfRow key={row.id} row={row} folders={folders} tags={tags} box={selection.box(row.id)} />
        ))}
      </ul>
      {chosen.length > 0 && (
        <BulkBar
          chosen={chosen}
          most={rows.length}
          folders={folders}
          tags={tags}
          onAll={selection.all}
          onClear={selection.clear}
        />
      )}
    </>
  );
}
