import type { Metadata } from 'next';
import { pagesAsked } from '@/app/_server/asked';
import { Emblem } from '@/components/ui/emblem';
import { BoardPicture } from '@/components/boards/board-picture';
import { DeletedBoards, MyBoards } from '@/components/boards/my-boards';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { listBoards, listDeletedBoards } from '@/lib/db/boards';
import type { UserId } from '@/lib/db/ids';
import { firstPages } from '@/lib/db/page';
import { isSystemSlug, loadReferences } from '@/lib/rules/reference';
import { hasBoards } from '@/lib/rules/registry';

export const metadata: Metadata = {
  title: 'Boards',
  description:
    'Deal boards and maps from a seed, change and keep them, see whether they keep the rules and how even they are.',
};

type Props = { readonly searchParams: Promise<{ readonly pages?: string | string[] }> };

export default async function BoardsPage({ searchParams }: Props) {
  const systems = (await loadReferences()).filter(({ slug }) => isSystemSlug(slug) && hasBoards(slug));
  const user = await sessionUser();
  return (
    <>
      <h1 className="text-4xl">Boards</h1>
      <p className="prose-measure mt-2 text-quiet">
        Dealt from a seed, the same on every machine: whether it keeps the rules, how even it is for each seat
        or how far its ways are. Change it by hand, keep it under a name, send it as a link, print it, or play
        on it where the game is played here.
      </p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {systems.map(({ slug, name, emblem, accent }) => (
          <li key={slug} data-tone={accent} className="sheet overflow-hidden">
            <Link href={`/boards/${slug}`} className="flex h-full flex-col">
              <span className="flex flex-1 items-center gap-4 bg-tone p-4 font-display text-2xl font-bold text-on-solid">
                <Emblem name={emblem} className="size-12 shrink-0" />
                {name}
              </span>
              <BoardPicture slug={slug} />
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="mine" className="mt-10">
        <h2 id="mine" className="text-2xl">
          Your boards
        </h2>
        {user ? (
          <Mine user={user.id} systems={systems} pages={pagesAsked((await searchParams).pages)} />
        ) : (
          <p className="mt-2 text-quiet">
            <Link className="link" href="/signin?callbackUrl=%2Fboards">
              Sign in
            </Link>{' '}
            to keep boards under a name. Without an account a board can be dealt, changed, saved as text and
            played on.
          </p>
        )}
      </section>
    </>
  );
}

/** So many more are shown at a time. */
const SHOWN = 60;

async function Mine({
  user,
  systems,
  pages,
}: {
  readonly user: UserId;
  readonly pages: number;
  readonly systems: Awaited<ReturnType<typeof loadReferences>>;
}) {
  const [{ data: boards, nextCursor }, { data: deleted }] = await Promise.all([
    firstPages(pages, (request) => listBoards(user, { ...request, limit: SHOWN })),
    listDeletedBoards(user),
  ]);
  const rows = boards.flatMap(({ board, ...row }) => {
    const system = systems.find(({ slug }) => slug === row.system);
    return system
      ? [
          {
            ...row,
            players: board.players,
            systemName: system.name,
            emblem: system.emblem,
            accent: system.accent,
          },
        ]
      : [];
  });
  return (
    <>
      {rows.length > 0 ? (
        <MyBoards boards={rows} />
      ) : (
        <p className="mt-2 text-quiet">None yet. Deal one above, and save it under a name.</p>
      )}
      {nextCursor !== undefined && (
        <p className="mt-3">
          <Link className="button" href={`/boards?pages=${pages + 1}`} scroll={false}>
            Show more
          </Link>
        </p>
      )}
      <DeletedBoards deleted={deleted.map(({ id, name }) => ({ id, name }))} />
    </>
  );
}
