import type { Route } from 'next';
import { counted } from '@/lib/rules/reference';
import { DeletedThings } from '@/components/ui/deleted-things';
import { Link } from '@/components/ui/link';
import { SaveSearch, SavedSearches } from './saved-searches';
import { ShelfFilter } from './shelf-filter';
import type { ShelfProps } from './shelf-props';
import { ShelfRows } from './shelf-rows';
import { shelfAddress, shelfQuery, type ShelfWish } from './shelf-wish';

/** The lists of an account: find, sort into folders, open, share, put away, delete and bring back. */
export function Shelf({ wish, problems, rows, found, pages, whole, ...rest }: ShelfProps) {
  const { folders, tags, searches, deleted } = rest;
  const asked = shelfQuery(wish);
  const empty = whole.count + whole.archived === 0;
  return (
    <section aria-labelledby="saved" className="space-y-4">
      <h2 id="saved" className="text-3xl">
        Saved
      </h2>
      {empty ? (
        <p className="sheet p-6 text-center text-quiet">Nothing is saved yet. Build a list and press Save.</p>
      ) : (
        <>
          <ShelfFilter wish={wish} {...rest} />
          <Places wish={wish} folders={folders} whole={whole} />
          <SavedSearches searches={searches} current={wish.q} />
          {problems.map((problem) => (
            <p key={problem} role="alert" className="text-bad">
              {problem}
            </p>
          ))}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="text-sm text-quiet">
              {counted(found, 'list')}
              {asked !== '' && ' found'}
            </p>
            {asked !== '' && problems.length === 0 && <SaveSearch key={asked} query={asked} />}
          </div>
          {rows.length > 0 ? (
            <ShelfRows rows={rows} folders={folders.map((f) => f.name)} tags={tags.map((t) => t.name)} />
          ) : (
            problems.length === 0 && (
              <p className="sheet p-6 text-center text-quiet">
                {asked === '' ? 'All of your lists are in the archive.' : 'No list answers to that. '}
                {asked !== '' && (
                  <Link className="link" href="/lists">
                    Show all
                  </Link>
                )}
              </p>
            )
          )}
          {pages > 1 && <Pages wish={wish} pages={pages} />}
        </>
      )}
      <DeletedThings things="lists" rows={deleted} />
    </section>
  );
}

const place = (here: boolean): string =>
  `button button-small ${here ? 'border-tone bg-tone-soft text-tone-ink' : ''}`;

/** Folders and the archive, as places to stand in. */
function Places({ wish, folders, whole }: Pick<ShelfProps, 'wish' | 'folders' | 'whole'>) {
  if (folders.length === 0 && whole.archived === 0) return null;
  const nowhere = wish.folder === '' && !wish.archived;
  return (
    <nav aria-label="Folders">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link
            className={place(nowhere)}
            aria-current={nowhere ? 'page' : undefined}
            href={shelfAddress(wish, { folder: '', archived: false }) as Route}
          >
            All <span className="text-quiet tabular-nums">{whole.count}</span>
          </Link>
        </li>
        {folders.map(({ name, count }) => (
          <li key={name} className="min-w-0">
            <Link
              className={`${place(wish.folder === name)} max-w-full`}
              aria-current={wish.folder === name ? 'page' : undefined}
              href={shelfAddress(wish, { folder: name, archived: false }) as Route}
            >
              <span className="truncate">{name}</span>{' '}
              <span className="text-quiet tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
        {whole.archived > 0 && (
          <li>
            <Link
              className={place(wish.archived)}
              aria-current={wish.archived ? 'page' : undefined}
              href={shelfAddress(wish, { folder: '', archived: true }) as Route}
            >
              Archive <span className="text-quiet tabular-nums">{whole.archived}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Pages({ wish, pages }: { readonly wish: ShelfWish; readonly pages: number }) {
  const at = Math.min(wish.page, pages);
  return (
    <nav aria-label="Pages of lists" className="flex items-center justify-center gap-3">
      {at > 1 && (
        <Link className="button button-small" href={shelfAddress(wish, { page: at - 1 }) as Route}>
          Back
        </Link>
      )}
      <span className="text-sm tabular-nums">
        Page {at} of {pages}
      </span>
      {at < pages && (
        <Link className="button button-small" href={shelfAddress(wish, { page: at + 1 }) as Route}>
          On
        </Link>
      )}
    </nav>
  );
}
