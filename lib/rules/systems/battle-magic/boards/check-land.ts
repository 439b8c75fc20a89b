import type { BoardFinding } from '../../../kernel/game/board-maker';
import { ids, numbers, percent } from './finding-words';
import { piecesOf, type BmGraph, type BmMap } from './map';
import { innerCircle } from './shape';

/** Half the diagonal of a counter of 15 mm, in tenths of a millimetre (BM-M02). */
const COUNTER = 106;

/** BM-M01, BM-M02, BM-M03, BM-M04, BM-M05: is it one map on which counters fit and ships meet? */
export function checkShape(map: BmMap, graph: BmGraph): BoardFinding[] {
  const found: BoardFinding[] = [];
  const size = map.territories.length;
  if (size < 100)
    found.push({
      code: 'BM-M01',
      severity: 'warning',
      message: `A map should have 100 territories or more; this one has ${size}.`,
      spaces: [],
    });
  const tight = [...map.territories.keys()].filter(
    (at) => innerCircle(map.territories[at]!.shape).radius < COUNTER,
  );
  if (tight.length > 0)
    found.push({
      code: 'BM-M02',
      severity: 'error',
      message: `A counter of 15 mm does not fit into territory ${numbers(tight)}.`,
      spaces: ids(tight),
    });
  const [, ...apart] = piecesOf(graph, () => true);
  if (apart.length > 0)
    found.push({
      code: 'BM-M03',
      severity: 'error',
      message: `Territory ${numbers(apart.flat())} cannot be reached from the rest of the map.`,
      spaces: ids(apart.flat()),
    });
  const seas = piecesOf(graph, (at) => !graph.land[at]);
  const lakes = seas.slice(1).flat();
  const water = seas.flat().length;
  if (seas.length === 0 || lakes.length > water * 0.1)
    found.push({
      code: 'BM-M04',
      severity: 'error',
      message:
        seas.length === 0
          ? 'The map has no water: no ship could be placed.'
          : 'The water is not one sea: ships of different lakes never meet.',
      spaces: ids(lakes),
    });
  const islands = piecesOf(graph, (at) => graph.land[at]!).filter((piece) => piece.length <= 2);
  if (islands.length > 0)
    found.push({
      code: 'BM-M05',
      severity: 'warning',
      message: `Territory ${numbers(islands.flat())} lies on an island of one or two territories.`,
      spaces: ids(islands.flat()),
    });
  return found;
}

interface Share {
  readonly code: string;
  readonly what: string;
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** BM-M06 to BM-M09: how much there is of each terrain, and where rivers run. */
export function checkShares(map: BmMap, graph: BmGraph): BoardFinding[] {
  const of = (...terrains: readonly string[]): number =>
    map.territories.filter(({ terrain }) => terrains.includes(terrain)).length;
  const water = of('sea', 'reef');
  const land = map.territories.length - water;
  const wrong = map.borders.filter(({ a, b, river }) => river && !(graph.land[a]! && graph.land[b]!));
  let inland = 0;
  let rivers = 0;
  graph.neighbours.forEach((row, a) =>
    row.forEach((b, i) => {
      if (a > b || !graph.land[a] || !graph.land[b]) return;
      inland++;
      if (graph.rivers[a]![i]) rivers++;
    }),
  );
  const part = (some: number, all: number): number => (all === 0 ? 0 : some / all);
  const shares: readonly Share[] = [
    { code: 'BM-M06', what: 'Water covers', share: part(water, land + water), least: 0.3, most: 0.45 },
    { code: 'BM-M07', what: 'Of the land is clear', share: part(of('clear'), land), least: 0.45, most: 0.55 },
    {
      code: 'BM-M07',
      what: 'Of the land is forest',
      share: part(of('forest'), land),
      least: 0.25,
      most: 0.35,
    },
    {
      code: 'BM-M07',
      what: 'Of the land is mountain',
      share: part(of('mountain'), land),
      least: 0.15,
      most: 0.25,
    },
    { code: 'BM-M08', what: 'Of the water is reef', share: part(of('reef'), water), least: 0.2, most: 0.3 },
    {
      code: 'BM-M09',
      what: 'Of the inland borders are rivers',
      share: part(rivers, inland),
      least: 0.1,
      most: 0.2,
    },
  ];
  const found: BoardFinding[] = shares
    .filter(({ share, least, most }) => share < least - 0.005 || share > most + 0.005)
    .map(({ code, what, share, least, most }) => ({
      code,
      severity: 'warning',
      message: `${what} ${percent(share)}; ${percent(least)} to ${percent(most)} is usual.`,
      spaces: [],
    }));
  if (wrong.length > 0)
    found.push({
      code: 'BM-M09',
      severity: 'error',
      message: `A river runs only between two land territories (${wrong.map(({ a, b }) => `${a + 1}–${b + 1}`).join(', ')}).`,
      spaces: ids([...new Set(wrong.flatMap(({ a, b }) => [a, b]))]),
    });
  return found;
}
