import type { PaperTables, SheetBlock, SheetCell } from '../../../kernel/catalogue/paper';
import { capital } from '../../../kernel/words/words';
import { graphOf, type BmMap } from '../boards/map';
import { groundWords } from '../boards/map-scene';
import { entryCosts } from '../boards/measure';
import type { House } from '../house';

const letters = 'ABCDEF';
/** So many territories stand in a row of the list. */
const ABREAST = 3;

/** Ground, cost and neighbours of every territory, by the borders that the agreement lets count (BM-P08). */
function territories(map: BmMap, house: House): SheetBlock {
  const { neighbours, rivers } = graphOf(map, house.minBorderMm);
  const costs = entryCosts(map, house);
  const cells = map.territories.map((territory, at): readonly SheetCell[] => [
    String(at + 1),
    `${territory.name === undefined ? capital(groundWords(territory)) : `${territory.name}, ${groundWords(territory)}`} ${costs[at]}`,
    neighbours[at]!.map((to, i) => `${to + 1}${rivers[at]![i] ? 'r' : ''}`).join(', '),
  ]);
  const columns = [{ title: 'No.', names: true as const }, { title: 'Ground' }, { title: 'Neighbours' }];
  return {
    title: 'Territories',
    columns: Array.from({ length: ABREAST }, () => columns).flat(),
    rows: Array.from({ length: Math.ceil(cells.length / ABREAST) }, (_, row) => ({
      cells: cells.slice(ABREAST * row, ABREAST * (row + 1)).flat(),
    })),
    foot: 'Behind the ground is what it costs to enter, in MP; r stands for a river on the border, which costs 1 more.',
    rules: ['BM-003', 'BM-006', 'BM-094', 'BM-097', 'BM-161'],
  };
}

const starts = (map: BmMap): readonly SheetBlock[] =>
  map.starts.length === 0
    ? []
    : [
        {
          title: 'Places to begin',
          columns: [{ title: 'Place' }, { title: 'Castle in' }, { title: 'Army in' }, { title: 'Ship in' }],
          rows: map.starts.map(({ castle, army, ship }, i) => ({
            cells: [letters[i] ?? '', ...[castle, army, ship].map((at) => String(at + 1))],
          })),
          rules: ['BM-083', 'BM-085', 'BM-086'],
        },
      ];

/** The list that goes with a map, so that no border is argued about. */
export const territoryList = (name: string, map: BmMap, house: House): PaperTables => ({
  kind: 'tables',
  name: `${name}: territories`,
  hints: [],
  blocks: [territories(map, house), ...starts(map)],
});
