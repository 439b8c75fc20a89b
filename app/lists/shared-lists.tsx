import type { Route } from 'next';
import type { SearchParams } from '@/components/list/shelf/shelf-wish';
import { Link } from '@/components/ui/link';
import type { UserId } from '@/lib/db/ids';
import { listWorked } from '@/lib/db/lists/list-access';
import { loadSystems } from '@/lib/rules';

/** So many lists of others stand there at a time. */
const OF_OTHERS = 12;

/** Lists of other people that this person works on. */
export async function SharedLists({ user, asked }: { readonly user: UserId; readonly asked: SearchParams }) {
  const { with: from, ...rest } = asked;
  const cursor = typeof from === 'string' && /^[0-9a-z]{1,40}$/.test(from) ? from : undefined;
  const { data, nextCursor } = await listWorked(user, {
    limit: OF_OTHERS,
    ...(cursor === undefined ? {} : { cursor }),
  });
  if (data.length === 0 && cursor === undefined) return null;
  const systems = await loadSystems();
  return (
    <section aria-labelledby="shared" className="space-y-3">
      <h2 id="shared" className="text-3xl">
        With others
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data.map(({ saved, role, ownerName }) => (
          <li key={saved.id} className="sheet min-w-0 p-3">
            <Link href={`/lists/${saved.id}/edit`} className="block truncate font-semibold hover:underline">
              {saved.name}
            </Link>
            <p className="truncate text-sm text-quiet">
              {systems.find(({ slug }) => slug === saved.system)?.name} · {ownerName ?? 'A player'}’s ·{' '}
              {role === 'edit' ? 'you save' : 'you suggest'}
            </p>
          </li>
        ))}
      </ul>
      {data.length === 0 && <p className="text-quiet">No older ones.</p>}
      {(nextCursor !== undefined || cursor !== undefined) && (
        <nav aria-label="Pages of lists with others" className="flex gap-3">
          {cursor !== undefined && (
            <Link className="button button-small" href={addressOf(rest)} scroll={false}>
              Newest
            </Link>
          )}
          {nextCursor !== undefined && (
            <Link
              className="button button-small"
              href={addressOf({ ...rest, with: nextCursor })}
              scroll={false}
            >
              Older
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

/** The page with these words in its address. */
const addressOf = (words: SearchParams): Route => {
  const kept = Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return (kept.length === 0 ? '/lists' : `/lists?${new URLSearchParams(kept).toString()}`) as Route;
};
