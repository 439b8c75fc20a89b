import type { Metadata } from 'next';
import { MoreOwn, NoneOwn, SearchOwn } from '@/app/_parts/own-things';
import { isNarrowed, shelfAsked, shelfRequest } from '@/app/_server/asked';
import { CardActions } from '@/components/cards/card-actions';
import { FaceCard } from '@/components/print/face-card';
import { DeletedThings } from '@/components/ui/deleted-things';
import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import { sessionUser } from '@/lib/auth';
import { listCards, listDeletedCards, type SavedCard } from '@/lib/db/cards';
import { firstPages, readAll, type Page } from '@/lib/db/page';
import { loadSystems, priceOfCard, readOwnCard, type AnySystem } from '@/lib/rules';

export const metadata: Metadata = { title: 'Your cards' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

/** So many more are shown at a time, of all games together. */
const SHOWN = 60;

/** So many are printed at once. */
const MOST_PRINTED = 100;

const place = { here: '/cards', things: 'cards' } as const;

export default async function CardsPage({ searchParams }: Props) {
  const user = await sessionUser();
  const systems = await loadSystems();
  const asked = shelfAsked(await searchParams);
  const { data: cards, nextCursor }: Page<SavedCard> = user
    ? await firstPages(asked.pages, (request) =>
        listCards(user.id, { ...request, ...shelfRequest(asked), limit: SHOWN }),
      )
    : { data: [] };
  // Who looks for something wants to see that alone.
  const shown = systems.filter(
    ({ slug }) => !user || !isNarrowed(asked) || cards.some((card) => card.system === slug),
  );
  const deleted = user ? await readAll((request) => listDeletedCards(user.id, request)) : [];
  return (
    <div className="space-y-10">
      <header>
        <h1 className="text-4xl">Your cards</h1>
        <p className="prose-measure mt-2 text-quiet">
          Cards of your own design. An agreement takes them in; then lists under it may use them, and they are
          judged and printed like the others, always marked as own.
        </p>
        {!user && (
          <p className="sheet mt-4 p-5">
            <Link className="link" href="/signin?callbackUrl=%2Fcards">
              Sign in
            </Link>{' '}
            to keep cards. Without an account a card can be designed within an agreement.
          </p>
        )}
      </header>
      {user && (
        <SearchOwn
          {...place}
          asked={asked}
          games={systems.filter(({ own }) => own)}
          hasMore={nextCursor !== undefined}
        />
      )}
      {user && isNarrowed(asked) && cards.length === 0 && <NoneOwn {...place} />}
      {shown.map((system) => (
        <section key={system.slug} aria-labelledby={`of-${system.slug}`} data-tone={system.accent}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={`of-${system.slug}`} className="flex items-center gap-3 text-2xl text-tone-ink">
              <Emblem name={system.emblem} className="size-8" />
              {system.name}
            </h2>
            {system.own && user && (
              <Link className="button button-small" href={`/cards/new?system=${system.slug}`}>
                Make a card<span className="sr-only"> for {system.name}</span>
              </Link>
            )}
          </div>
          {system.own ? (
            <OfSystem system={system} cards={cards.filter((c) => c.system === system.slug)} />
          ) : (
            <p className="mt-2 text-quiet">
              Its rules know no cards of one’s own: everything comes from the box. So there is nothing to
              design here.
            </p>
          )}
        </section>
      ))}
      <MoreOwn
        {...place}
        asked={asked}
        shown={cards.length}
        size={SHOWN}
        hasMore={nextCursor !== undefined}
      />
      <DeletedThings things="cards" rows={deleted.map(({ id, name }) => ({ id, name }))} />
    </div>
  );
}

function OfSystem({ system, cards }: { readonly system: AnySystem; readonly cards: readonly SavedCard[] }) {
  if (cards.length === 0) return <p className="mt-2 text-quiet">None yet. {system.own!.explains}</p>;
  return (
    <>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((saved) => {
          const read = readOwnCard(system, saved.card);
          const price = priceOfCard(system, saved.card)?.price;
          return (
            <li key={saved.id} className="sheet flex min-w-0 gap-4 p-4">
              <div className="w-28 shrink-0">
                {read.ok && <FaceCard system={system} face={system.face(read.value)} className="w-full" />}
              </div>
              <div className="min-w-0 flex-1 space-y-2">
                <h3 className="text-xl wrap-anywhere">{saved.name}</h3>
                <p className="flex flex-wrap gap-2 text-sm text-quiet">
                  <span className="chip">own</span>
                  {price !== undefined && <span>formula: {price}</span>}
                  {!read.ok && (
                    <span className="text-bad">It no longer fits the rules; open and mend it.</span>
                  )}
                </p>
                {read.ok && <p className="line-clamp-3 text-sm">{read.value.text}</p>}
                <CardActions
                  id={saved.id}
                  version={saved.version}
                  system={saved.system}
                  name={saved.name}
                  card={saved.card}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {cards.length > 1 && (
        <p className="mt-3">
          <Link
            className="link text-sm"
            href={`/print?system=${system.slug}&cards=${cards
              .slice(0, MOST_PRINTED)
              .map((c) => c.id)
              .join(',')}`}
          >
            Print {cards.length > MOST_PRINTED ? `the newest ${MOST_PRINTED}` : `all ${cards.length}`} cards
            of {system.name}
          </Link>
        </p>
      )}
    </>
  );
}
