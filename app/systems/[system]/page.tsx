import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { publicOrigin } from '@/app/_server/origin';
import { CompletenessFigure } from '@/components/catalogue/completeness-figure';
import { CatalogueBrowser } from '@/components/catalogue/catalogue-browser';
import { pickedIn, type CatalogueWish } from '@/components/catalogue/wish-here';
import { EntryItems } from '@/components/catalogue/entry-grid';
import { EntryRows } from '@/components/catalogue/entry-rows';
import { Link } from '@/components/ui/link';
import { isSystemSlug, loadReference } from '@/lib/rules/reference';
import { catalogueSearch, LONGEST_QUERY } from '@/lib/search';

type Props = {
  readonly params: Promise<{ system: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) return {};
  const system = await loadReference(slug);
  return {
    title: `${system.name}: the catalogue`,
    description: system.tagline,
    // Searches are views of one page.
    alternates: { canonical: `${await publicOrigin()}/systems/${slug}` },
  };
}

const text = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, LONGEST_QUERY) : '';

export default async function CataloguePage({ params, searchParams }: Props) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadReference(slug);
  const asked = await searchParams;
  const wish: CatalogueWish = {
    q: text(asked.q),
    sort: text(asked.sort),
    view: asked.view === 'table' ? 'table' : 'grid',
    picked: pickedIn(text(asked.pick)),
  };
  const found = catalogueSearch(system).search(wish.q, {
    facets: true,
    ...(wish.sort ? { sort: wish.sort } : {}),
  });
  const first = found.entries.slice(0, 24);
  return (
    <>
      <h1 className="text-3xl">The catalogue</h1>
      <p className="prose-measure mt-2 text-quiet max-sm:line-clamp-3">{system.about}</p>
      <p className="mt-1 mb-6 text-sm text-quiet">
        Version {system.version} ·{' '}
        <a className="link" href="#complete">
          How complete it is
        </a>{' '}
        ·{' '}
        <Link className="link" href={`/systems/${slug}/changes`}>
          Changes
        </Link>{' '}
        ·{' '}
        <a className="link" href={`/api/v1/systems/${slug}/catalogue.json`} download={`${slug}.json`}>
          All of it as one file
        </a>
        ,{' '}
        <a className="link" href="/api/v1/catalogue.json" download="muster-catalogues.json">
          or of all games
        </a>
      </p>
      <CatalogueBrowser
        key={slug}
        head={{
          slug,
          unit: system.unit.one,
          priced: system.entries.some((e) => e.cost !== undefined),
          example: system.kinds[0]!.id,
          total: found.entries.length,
          served: wish.view === 'grid' ? first.length : 0,
          facets: found.facets,
        }}
        wish={wish}
      >
        {wish.view === 'table' ? (
          <EntryRows system={system} entries={first} />
        ) : (
          <EntryItems system={system} entries={first} comparable />
        )}
      </CatalogueBrowser>
      <div className="mt-8">
        <CompletenessFigure system={system} />
      </div>
    </>
  );
}
