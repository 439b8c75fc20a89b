import type { Metadata } from 'next';
import { asked as one, pagesAsked } from '@/app/_server/asked';
import { judgedOfMany, type JudgedSaved } from '@/app/_server/judged';
import { PublishedLists, type PublishedRow } from '@/components/list/share/published-lists';
import { Link } from '@/components/ui/link';
import { SearchForm } from '@/components/ui/search-form';
import { beginningOf } from '@/lib/api/beginning-of';
import { sessionUser } from '@/lib/auth';
import { listPublishedLists, type PublishedList } from '@/lib/db/lists/lists';
import { firstPages, type Page } from '@/lib/db/page';
import { catalogueOf, isSystemSlug, loadSystems, showBudget, type AnySystem } from '@/lib/rules';
import { addressOf } from './address-of';
import { NothingFound } from './nothing-found';
import { WhoseTaste } from './whose-taste';

export const metadata: Metadata = {
  title: 'Published lists',
  description: 'Armies, decks, counter sets and parties that players published: find one, copy it, print it.',
};

type Asked = Readonly<
  Record<'q' | 'system' | 'entry' | 'sort' | 'likedByMe' | 'pages', string | string[] | undefined>
>;
type Props = { readonly searchParams: Promise<Asked> };

/** So many more are shown at a time. */
const SHOWN = 24;
/** So many lines of each are told. */
const TOLD = 8;

/** A list as a row; none of one that its game reads no longer. */
function rowOf(
  { copies, likes, likedByMe, ...saved }: PublishedList,
  found: JudgedSaved | undefined,
): readonly PublishedRow[] {
  if (!found?.judged) return [];
  const { system, agreement, judged } = found;
  const lines = judged.list.lines.map(({ count, entry }) => `${count > 1 ? `${count} × ` : ''}${entry.name}`);
  return [
    {
      shareId: saved.shareId,
      name: saved.name,
      systemName: system.name,
      emblem: system.emblem,
      accent: system.accent,
      budget: showBudget(judged.verdict.budget),
      legal: judged.verdict.legal,
      agreement: agreement.name,
      lines: lines.slice(0, TOLD),
      more: Math.max(0, lines.length - TOLD),
      writeUp: beginningOf(saved.writeUp),
      copies,
      likes,
      likedByMe,
      updatedAt: saved.updatedAt,
    },
  ];
}

const orders = [
  { value: 'newest', name: 'Newest' },
  { value: 'liked', name: 'Most liked' },
  { value: 'copied', name: 'Most copied' },
] as const;

/** The entry that lists are asked for, where its game knows it. */
const entryAsked = (system: AnySystem | undefined, id: string) =>
  system && id !== '' ? catalogueOf(system).get(id) : undefined;

export default async function PublishedListsPage({ searchParams }: Props) {
  const asked = await searchParams;
  const [q, slug] = [one(asked.q).slice(0, 200), one(asked.system)];
  const sort = orders.find(({ value }) => value === asked.sort)?.value ?? 'newest';
  const user = await sessionUser();
  const isLiked = asked.likedByMe === 'true';
  const pages = pagesAsked(asked.pages);
  const systems = await loadSystems();
  const entry = entryAsked(
    systems.find((s) => s.slug === slug),
    one(asked.entry),
  );
  const { data, nextCursor }: Page<PublishedList> =
    isLiked && !user
      ? { data: [] }
      : await firstPages(pages, (request) =>
          listPublishedLists({
            ...request,
            limit: SHOWN,
            words: q,
            system: isSystemSlug(slug) ? slug : undefined,
            entry: entry?.id,
            sort,
            reader: user?.id,
            likedBy: isLiked ? user?.id : undefined,
          }),
        );
  const found = await judgedOfMany(data, undefined);
  const rows = data.flatMap((list, i) => rowOf(list, found[i]));
  const isNarrowed = q !== '' || slug !== '';
  const all = { q, system: slug, sort, ...(entry ? { entry: entry.id } : {}) };
  const kept = { ...all, ...(isLiked ? { likedByMe: 'true' } : {}) };
  return (
    <div className="space-y-6">
      <header>
        <h1 className="text-4xl">Published lists</h1>
        <p className="prose-measure mt-2 text-quiet">
          What players bring and let everybody find. Open one to copy, print or play it. To publish one of{' '}
          <Link className="link" href="/lists">
            your own
          </Link>
          , open its link.
        </p>
      </header>
      <SearchForm
        action="/lists/public"
        label="Published lists"
        hint="krag cleric"
        asked={{ q, system: slug, sort }}
        games={systems}
        orders={orders}
      >
        {entry && <input type="hidden" name="entry" value={entry.id} />}
        {isLiked && <input type="hidden" name="likedByMe" value="true" />}
      </SearchForm>
      {(user || isLiked) && <WhoseTaste all={all} isLiked={isLiked} />}
      {entry && (
        <p>
          Only those with{' '}
          <Link className="link" href={`/systems/${slug}/entries/${entry.id}`}>
            {entry.name}
          </Link>
          .{' '}
          <Link className="link" href={`/lists/public?system=${slug}`}>
            All of this game
          </Link>
        </p>
      )}
      {rows.length > 0 ? (
        <PublishedLists rows={rows} />
      ) : (
        <NothingFound kept={kept} isLiked={isLiked} isNarrowed={isNarrowed} isSignedIn={user !== undefined} />
      )}
      {nextCursor !== undefined && (
        <Link className="button" href={addressOf({ ...kept, pages: String(pages + 1) })} scroll={false}>
          Show more
        </Link>
      )}
    </div>
  );
}
