import type { Metadata } from 'next';
import { EntryGrid } from '@/components/catalogue/entry-grid';
import { LiveSearch } from '@/components/catalogue/live-search';
import { QueryProblems } from '@/components/catalogue/query-problems';
import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import { counted, loadReferences, powers } from '@/lib/rules/reference';
import { askEverywhere, LONGEST_QUERY } from '@/lib/search';

export const metadata: Metadata = { title: 'Search all games' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

/** As many of each game as fit into two rows on a desk; the game's own catalogue has the rest. */
const OF_EACH = 8;

const hrefOf = (query: string): `/search?q=${string}` => `/search?q=${encodeURIComponent(query)}`;
const power = (id: string): string => (id.includes(' ') ? `tag:"${id}"` : `tag:${id}`);

export default async function SearchPage({ searchParams }: Props) {
  const { q: asked } = await searchParams;
  const q = typeof asked === 'string' ? asked.slice(0, LONGEST_QUERY) : '';
  const systems = await loadReferences();
  const { answers, total, forgiven, problems } = askEverywhere(systems, q);
  const left = answers.filter((a) => a.problems.length > 0);
  return (
    <>
      <h1 className="text-4xl">Search all games</h1>
      <div className="mt-4 max-w-3xl space-y-2">
        <LiveSearch q={q} placeholder={'dragon, tag:teleport, kind:artifact -fire, "a phrase"'} />
        <QueryProblems query={q} problems={problems} hrefOf={hrefOf} />
        <p role="status" className="text-sm text-quiet">
          {counted(total, 'entry', 'entries')}
          {forgiven && ', spelt nearly so'}
          {problems.length === 0 &&
            left.length > 0 &&
            `; ${left.map((a) => a.system.name).join(', ')} left out: ${left[0]!.problems[0]!.message}`}
        </p>
      </div>
      <nav aria-label="Powers" className="mt-4">
        <ul className="flex flex-wrap gap-1.5">
          {powers.map(({ id, explains }) => (
            <li key={id}>
              <Link
                className="chip min-h-7"
                title={explains}
                href={hrefOf(power(id))}
                aria-current={q === power(id) ? 'true' : undefined}
              >
                {id}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {total === 0 && problems.length === 0 && (
        <div className="sheet mt-8 p-8 text-center">
          <p className="font-display text-xl font-bold">Nothing matches in any game</p>
          <p className="mt-1 text-quiet">Fewer words or another spelling may help.</p>
        </div>
      )}
      <div className="mt-8 space-y-10">
        {answers
          .filter((a) => a.entries.length > 0)
          .map(({ system, entries }) => (
            <section key={system.slug} aria-labelledby={`in-${system.slug}`} data-tone={system.accent}>
              <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2">
                <Emblem name={system.emblem} className="size-7 text-tone-ink" />
                <h2 id={`in-${system.slug}`} className="text-2xl text-tone-ink">
                  {system.name}
                </h2>
                <span className="text-quiet tabular-nums">{entries.length}</span>
                {entries.length > OF_EACH && (
                  <Link className="link ml-auto" href={`/systems/${system.slug}?q=${encodeURIComponent(q)}`}>
                    All {entries.length} in {system.name}
                  </Link>
                )}
              </div>
              <EntryGrid system={system} entries={entries.slice(0, OF_EACH)} heading="h3" />
            </section>
          ))}
      </div>
    </>
  );
}
