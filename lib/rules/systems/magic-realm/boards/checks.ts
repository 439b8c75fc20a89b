import type { BoardFinding } from '../../../kernel/game/board-maker';
import { counted } from '../../../kernel/words/words';
import type { House } from '../house';
import { placeNames } from '../places';
import { mapOfSeed } from './build';
import { checkEdges, checkOrder, checkPresent, ids, names, wrong } from './check-laying';
import { FIRST, hexKey, laidOf, mapOf, valleyHolds, type Laid, type RealmMap } from './map';
import { isWhole } from './placing';
import { clearingsOn, reachingBorderland, roadsOf, type Roads } from './roads';

const noted = (code: string, message: string, spaces: readonly string[]): BoardFinding => ({
  code,
  severity: 'warning',
  message,
  spaces,
});

/** Do enough of its clearings reach Borderland: each of six, or any of fewer? (MR-B04) */
const leads = ({ tile }: Laid, roads: Roads, reached: readonly boolean[]): boolean => {
  const on = clearingsOn(roads, tile.id).map((place) => reached[place]!);
  return isWhole(tile) ? on.every(Boolean) : on.some(Boolean);
};

/** MR-L51 and the like of smaller tiles: ways to Borderland. */
function checkWays(
  astray: Iterable<Laid>,
  roads: Roads,
  reached: readonly boolean[],
): readonly BoardFinding[] {
  return [...astray].map((one) => {
    if (!isWhole(one.tile)) return wrong(`No way leads from ${one.tile.name} to Borderland.`, [one.tile.id]);
    const cut = clearingsOn(roads, one.tile.id).flatMap((place) =>
      reached[place] ? [] : [roads.clearings[place]!],
    );
    return {
      code: 'MR-L51',
      severity: 'error',
      message: `No way leads from ${counted(cut.length, 'clearing')} of ${one.tile.name} to Borderland: ${cut.map(({ n }) => n).join(', ')}.`,
      spaces: cut.map(({ id }) => id),
    } as const;
  });
}

/** MR-B09: each chit of the valleys is exchanged once. */
function checkValleys(laid: readonly Laid[]): readonly BoardFinding[] {
  const held = laid.filter(({ holds }) => holds !== undefined);
  if (held.length === 0) return [];
  return valleyHolds.flatMap((what) => {
    const there = held.filter(({ holds }) => holds === what);
    if (there.length === 1) return [];
    return [
      noted(
        'MR-B09',
        there.length === 0
          ? `No valley holds ${placeNames[what]}.`
          : `${names(there)} hold ${placeNames[what]} more than once.`,
        ids(there),
      ),
    ];
  });
}

/** MR-B03: a new map is green, and from an agreed seed there is one map. */
function checkNew(map: RealmMap, laid: readonly Laid[], house: House): readonly BoardFinding[] {
  const enchanted = laid.filter(({ side }) => side === 'enchanted');
  const seed = house['world.mapMode'] === 'fixed-seed' ? house['world.seed'] : '';
  const isOther = seed !== '' && JSON.stringify(mapOf(laid)) !== JSON.stringify(mapOfSeed(seed));
  return [
    ...(enchanted.length > 0
      ? [
          noted(
            'MR-B03',
            `${names(enchanted)} ${enchanted.length === 1 ? 'lies' : 'lie'} enchanted side up: a new map is green.`,
            ids(enchanted),
          ),
        ]
      : []),
    ...(isOther
      ? [noted('MR-B03', `The table agreed on the map of the seed “${seed}”; this is another.`, [])]
      : []),
  ];
}

/** Everything that the ledger says of a map. */
export function checkMap(map: RealmMap, house: House): readonly BoardFinding[] {
  const laid = laidOf(map);
  const at = new Map(laid.map((one) => [hexKey(one.q, one.r), one]));
  const roads = roadsOf(map);
  const reached = reachingBorderland(roads);
  const astray = new Set(laid.filter((one) => !leads(one, roads, reached)));
  const first = laid.find(({ tile }) => tile.id === FIRST);
  const [present, edges] = [checkPresent(laid), checkEdges(laid, at)];
  const isSound = edges.length === 0 && astray.size === 0 && at.size === laid.length;
  return [
    ...present,
    ...edges,
    ...(first ? [...checkOrder(first, laid, at, isSound), ...checkWays(astray, roads, reached)] : []),
    ...checkValleys(laid),
    ...checkNew(map, laid, house),
  ];
}
