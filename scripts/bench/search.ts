import { catalogueSearch, searchEverywhere, type CatalogueSearch } from '../../lib/search/index';
import type { AnySystem } from '../../lib/rules/index';
import { cost, kept, median, print, printSpread, processorMs, waits } from './measure';

/** What people type, by how it is meant. Every query goes through the catalogues of all systems. */
const queries: Readonly<Record<string, readonly string[]>> = {
  exact: ['dragon', 'magic sword', 'wizard', 'teleport', 'healers', 'castle', '"heavy armor"'],
  prefix: ['drag', 'ma sw', 'wiz', 'tele', 'heal', 'cas', 'arm'],
  typo: ['dragno', 'wizzard', 'telepotr', 'haelers', 'castel', 'gobiln', 'artefact'],
  filter: [
    'kind:spell',
    'cost<20',
    'name:dragon',
    'sword cost>=10',
    '-tag:fire',
    'copies>1 king',
    'cost:5..9',
  ],
};

/** A thousand entries in one catalogue: more than any game of ours has. */
function aThousand(systems: readonly AnySystem[]): CatalogueSearch {
  const largest = systems.reduce((a, b) => (b.entries.length > a.entries.length ? b : a));
  const entries = Array.from({ length: 1000 }, (_, i) => {
    const entry = largest.entries[i % largest.entries.length]!;
    return { ...entry, id: `${entry.id}-${i}` };
  });
  return catalogueSearch({ ...largest, entries });
}

export async function benchSearch(systems: readonly AnySystem[]): Promise<void> {
  // A copy of a system is a stranger to the search, which then builds its index anew.
  const build = () => systems.map((s) => catalogueSearch({ ...s }).search('dragon'));
  const from = processorMs();
  kept.value = build();
  print('search.index.first', processorMs() - from, 'ms');
  print('search.index.again', await cost(build), 'ms');

  const searches = systems.map(catalogueSearch);
  const all: number[] = [];
  for (const [kind, texts] of Object.entries(queries)) {
    const works = texts.map((text) => () => searchEverywhere(searches, text));
    waits(works, 100);
    const figures = waits(works, 300);
    all.push(...figures);
    print(`search.${kind}.p50`, median(figures), 'ms');
  }
  print('search.all.p50', median(all), 'ms');

  // As the page of a catalogue asks at each letter: with facets.
  const thousand = aThousand(systems);
  const works = Object.values(queries).flatMap((texts) =>
    texts.map((text) => () => thousand.search(text, { facets: true })),
  );
  waits(works, 20);
  printSpread('search.of-1000', waits(works, 40));
}
