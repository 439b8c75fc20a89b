import type { BoardFinding } from '../../../kernel/game/board-maker';
import { counted, listed } from '../../../kernel/words/words';
import { tiles } from '../catalogue/tiles';
import type { House } from '../house';
import { placeNames } from '../places';
import { mapOfSeed } from './build';
import {
  FIRST,
  hasRoad,
  hexesRound,
  hexKey,
  laidOf,
  mapOf,
  ownEdge,
  valleyHolds,
  type Laid,
  type RealmMap,
} from './map';
import { wayNames } from './names';
import { isWhole } from './placing';
import { clearingsOn, reachingBorderland, roadsOf, type Roads } from './roads';

/** MR-L50: how tiles lie. */
const wrong = (message: string, spaces: readonly string[]): BoardFinding => ({
  code: 'MR-L50',
  severity: 'error',
  message,
  spaces,
});
const noted = (code: string, message: string, spaces: readonly string[]): BoardFinding => ({
  code,
  severity: 'warning',
  message,
  spaces,
});

const names = (some: readonly Laid[]): string => listed(some.map(({ tile }) => tile.name));
const ids = (some: readonly Laid[]): readonly string[] => some.map(({ tile }) => tile.id);

/** Every tile lies once, and none upon another. */
function checkPresent(laid: readonly Laid[]): readonly BoardFinding[] {
  const missing = tiles.filter((tile) => laid.every((one) => one.tile !== tile));
  const stacks = laid.map((one) => laid.filter(({ q, r }) => q === one.q && r === one.r));
  return [
    ...(missing.length > 0
      ? [
          wrong(
            `${listed(missing.map(({ name }) => name))} ${missing.length === 1 ? 'lies' : 'lie'} nowhere: a map has all twenty tiles.`,
            [],
          ),
        ]
      : []),
    ...stacks
      .filter((there, i) => there.length > 1 && there[0] === laid[i])
      .map((there) => wrong(`${names(there)} lie upon each other.`, ids(there))),
  ];
}

/** Roads meet roads, and edges without one meet their like. (MR-B03) */
function checkEdges(laid: readonly Laid[], at: ReadonlyMap<string, Laid>): readonly BoardFinding[] {
  return laid.flatMap((one) =>
    hexesRound(one.q, one.r).flatMap(([q, r], way) => {
      const next = at.get(hexKey(q, r));
      if (!next || !hasRoad(one.tile, ownEdge(way, one.turn))) return [];
      return hasRoad(next.tile, ownEdge((way + 3) % 6, next.turn))
        ? []
        : [
            wrong(
              `The road of ${one.tile.name} to the ${wayNames[way]} ends at ${next.tile.name}, which has none there.`,
              [one.tile.id, next.tile.id],
            ),
          ];
    }),
  );
}

const neighbours = ({ q, r }: Laid, at: ReadonlyMap<string, Laid>): readonly Laid[] =>
  hexesRound(q, r).flatMap(([x, y]) => at.get(hexKey(x, y)) ?? []);

/** Tiles that can be laid one after the other, each when `may` lets it come, beginning with Borderland and one beside it. */
function layable(
  laid: readonly Laid[],
  at: ReadonlyMap<string, Laid>,
  may: (there: ReadonlySet<Laid>, next: Laid) => boolean,
): ReadonlySet<Laid> {
  const first = laid.find(({ tile }) => tile.id === FIRST);
  if (!first) return new Set();
  let best: ReadonlySet<Laid> = new Set([first]);
  for (const second of neighbours(first, at)) {
    const there = new Set([first]);
    if (!may(there, second)) continue;
    there.add(second);
    for (let before = 0; before < there.size;) {
      before = there.size;
      for (const one of laid)
        if (
          !there.has(one) &&
          neighbours(one, at).filter((next) => there.has(next)).length >= 2 &&
          may(there, one)
        )
          there.add(one);
    }
    if (there.size > best.size) best = there;
  }
  return best;
}

/** Do enough of its clearings reach Borderland: each of six, or any of fewer? (MR-B04) */
const leads = ({ tile }: Laid, roads: Roads, reached: readonly boolean[]): boolean => {
  const on = clearingsOn(roads, tile.id).map((place) => reached[place]!);
  return isWhole(tile) ? on.every(Boolean) : on.some(Boolean);
};

const leadsAmong = (there: ReadonlySet<Laid>, next: Laid): boolean => {
  const roads = roadsOf(mapOf([...there, next]));
  return leads(next, roads, reachingBorderland(roads));
};

/** Could the players have laid it so? (MR-B03, MR-B04) */
function checkOrder(
  laid: readonly Laid[],
  at: ReadonlyMap<string, Laid>,
  astray: ReadonlySet<Laid>,
): readonly BoardFinding[] {
  const touching = layable(laid, at, () => true);
  const loose = laid.filter((one) => !touching.has(one));
  const found = loose.map((one) => {
    const n = neighbours(one, at).length;
    return wrong(
      n < 2
        ? `${one.tile.name} touches ${n === 0 ? 'no other tile' : 'one tile only'}: every tile after the second touches at least two.`
        : `${one.tile.name} cannot have been laid: in no order does it touch two tiles that lie before it.`,
      [one.tile.id],
    );
  });
  // What no way leads from is said by itself.
  if (loose.length > 0 || astray.size > 0) return found;
  const led = layable(laid, at, leadsAmong);
  return laid
    .filter((one) => !led.has(one))
    .map((one) =>
      wrong(
        `${one.tile.name} cannot have been laid: whenever its turn comes, no way leads from it to Borderland yet.`,
        [one.tile.id],
      ),
    );
}

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
  const isBegun = laid.some(({ tile }) => tile.id === FIRST);
  return [
    ...checkPresent(laid),
    ...checkEdges(laid, at),
    ...(isBegun ? [...checkOrder(laid, at, astray), ...checkWays(astray, roads, reached)] : []),
    ...checkValleys(laid),
    ...checkNew(map, laid, house),
  ];
}
