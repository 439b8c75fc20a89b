import type { Metadata } from 'next';
import { MoreOwn, NoneOwn, SearchOwn } from '@/app/_parts/own-things';
import { isNarrowed, shelfAsked, shelfRequest, type ShelfAsked } from '@/app/_server/asked';
import { Emblem } from '@/components/ui/emblem';
import { BoardPicture } from '@/components/boards/board-picture';
import { MyBoards } from '@/components/boards/my-boards';
import { DeletedThings } from '@/components/ui/deleted-things';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { listBoards, listDeletedBoards } from '@/lib/db/boards';
import type { UserId } from '@/lib/db/ids';
import { firstPages, readAll } from '@/lib/db/page';
import { isSystemSlug, loadReferences } from '@/lib/rules/reference';
import { hasBoards } from '@/lib/rules/registry';

export const metadata: Metadata = {
  title: 'Boards',
  description:
    'Deal boards and maps from a seed, change and keep them, see whether they keep the rules and how even they are.',
};

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function BoardsPage({ searchParams }: Props) {
  const systems = (await loadReferences()).filter(({ slug }) => isSystemSlug(slug) && hasBoards(slug));
  const user = await sessionUser();
  const asked = shelfAsked(await searchParams);
  const mine = (
    <section key="mine" aria-labelledby="mine" className="mt-10">
      <h2 id="mine" className="text-2xl">
        Your boards
      </h2>
      {user ? (
        <Mine user={user.id} systems={systems} asked={asked} />
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
  );
  // Who looks for something, on a phone too, sees first what was found.
  const isFirst = user !== undefined && isNarrowed(asked);
  return (
    <>
      <h1 className="text-4xl">Boards</h1>
      <p className="prose-measure mt-2 text-quiet">
        Dealt from a seed, the same on every machine: whether it keeps the rules, how even it is for each seat
        or how far its ways are. Change it by hand, keep it under a name, send it as a link, print it, or play
        on it where the game is played here.
      </p>
      {isFirst && mine}
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
      {!isFirst && mine}
    </>
  );
}

/** So many more are shown at a time. */
const SHOWN = 60;

const place = { here: '/boards', things: 'boards' } as const;

async function Mine({
  user,
  systems,
  asked,
}: {
  readonly user: UserId;
  readonly asked: ShelfAsked;
  readonly systems: Awaited<ReturnType<typeof loadReferences>>;
}) {
  const [{ data: boards, nextCursor }, deleted] = await Promise.all([
    firstPages(asked.pages, (request) =>
      listBoards(user, { ...request, ...shelfRequest(asked), limit: SHOWN }),
    ),
    readAll((request) => listDeletedBoards(user, request)),
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
      <SearchOwn {...place} asked={asked} games={systems} hasMore={nextCursor !== undefined} />
      {rows.length > 0 ? (
        <MyBoards boards={rows} />
      ) : isNarrowed(asked) ? (
        <NoneOwn {...place} />
      ) : (
        <p className="mt-2 text-quiet">None yet. Deal one above, and save it under a name.</p>
      )}
      <MoreOwn
        {...place}
        asked={asked}
        shown={boards.length}
        size={SHOWN}
        hasMore={nextCursor !== undefined}
      />
      <DeletedThings things="boards" rows={deleted.map(({ id, name }) => ({ id, name }))} />
    </>
  );
}
