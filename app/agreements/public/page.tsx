import type { Metadata } from 'next';
import { asked as one, pagesAsked } from '@/app/_server/asked';
import { PublishedList } from '@/components/agreement/published-list';
import { Link } from '@/components/ui/link';
import { SearchForm } from '@/components/ui/search-form';
import { listPublished } from '@/lib/db/agreements/agreements';
import { firstPages } from '@/lib/db/page';
import { changesOf, isSystemSlug, loadSystems } from '@/lib/rules';

export const metadata: Metadata = {
  title: 'Published agreements',
  description: 'House rules and variants that players published: find one, see who plays with it, fork it.',
};

type Props = {
  readonly searchParams: Promise<
    Readonly<Record<'q' | 'system' | 'sort' | 'pages', string | string[] | undefined>>
  >;
};

/** So many more are shown at a time. */
const SHOWN = 24;

export default async function PublishedAgreementsPage({ searchParams }: Props) {
  const asked = await searchParams;
  const [q, slug] = [one(asked.q).slice(0, 200), one(asked.system)];
  const sort = asked.sort === 'used' ? 'used' : 'newest';
  const pages = pagesAsked(asked.pages);
  const systems = await loadSystems();
  const { data, nextCursor } = await firstPages(pages, (request) =>
    listPublished({
      ...request,
      limit: SHOWN,
      words: q,
      system: isSystemSlug(slug) ? slug : undefined,
      sort,
    }),
  );
  const rows = data.flatMap(({ agreement, ...saved }) => {
    const system = systems.find((s) => s.slug === saved.system);
    if (!system) return [];
    const { name: systemName, emblem, accent } = system;
    const changes = changesOf(system, agreement).map(({ text }) => text);
    return [{ ...saved, systemName, emblem, accent, changes }];
  });
  const isNarrowed = q !== '' || slug !== '';
  const more = new URLSearchParams({ q, system: slug, sort, pages: String(pages + 1) });
  return (
    <div className="space-y-6">
      <header>
        <h1 className="text-4xl">Published agreements</h1>
        <p className="prose-measure mt-2 text-quiet">
          House rules that players let everybody find. Build under one, set a table with it, or fork it and
          make it yours. To publish one of{' '}
          <Link className="link" href="/agreements">
            your own
          </Link>
          , open it.
        </p>
      </header>
      <SearchForm
        action="/agreements/public"
        label="Published agreements"
        hint="level total 500"
        asked={{ q, system: slug, sort }}
        games={systems}
        orders={[
          { value: 'newest', name: 'Newest' },
          { value: 'used', name: 'Most used' },
        ]}
      />
      {rows.length > 0 ? (
        <PublishedList rows={rows} />
      ) : (
        <p className="sheet p-5 text-quiet">
          {isNarrowed ? (
            <>
              No published agreement has all that.{' '}
              <Link className="link" href="/agreements/public">
                Show all
              </Link>
            </>
          ) : (
            'Nobody has published one yet.'
          )}
        </p>
      )}
      {nextCursor !== undefined && (
        <Link className="button" href={`/agreements/public?${more.toString()}`} scroll={false}>
          Show more
        </Link>
      )}
    </div>
  );
}
