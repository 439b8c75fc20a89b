import type { Metadata } from 'next';
import Form from 'next/form';
import { firstPages, pagesAsked } from '@/app/first-pages';
import { PublishedList } from '@/components/agreement/published-list';
import { Link } from '@/components/ui/link';
import { listPublished } from '@/lib/db/agreements';
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

const one = (asked: string | string[] | undefined): string => (typeof asked === 'string' ? asked : '');

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
      <Form
        action="/agreements/public"
        role="search"
        aria-label="Published agreements"
        className="grid grid-cols-2 items-end gap-3 text-sm font-semibold sm:grid-cols-[1fr_auto_auto_auto]"
      >
        <label className="col-span-2 min-w-0 sm:col-span-1">
          Words
          <input
            key={q}
            type="search"
            name="q"
            maxLength={200}
            defaultValue={q}
            className="input mt-0.5 font-normal"
            placeholder="level total 500"
          />
        </label>
        <label>
          Game
          <select key={slug} name="system" defaultValue={slug} className="input mt-0.5 font-normal">
            <option value="">All games</option>
            {systems.map((s) => (
              <option key={s.slug} value={s.slug}>
                {s.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Order
          <select key={sort} name="sort" defaultValue={sort} className="input mt-0.5 font-normal">
            <option value="newest">Newest</option>
            <option value="used">Most used</option>
          </select>
        </label>
        <button type="submit" className="button button-primary col-span-2 sm:col-span-1">
          Find
        </button>
      </Form>
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
