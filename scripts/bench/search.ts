import { catalogueSearch, searchEverywhere } from '../../lib/search/index';
import type { AnySystem } from '../../lib/rules/index';
import { cost, kept, median, print, processorMs, waits } from './measure';

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
}
