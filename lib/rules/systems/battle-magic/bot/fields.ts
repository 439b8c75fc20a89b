import type { Seat } from '../../../kernel/game/engine';
import type { UnitKind } from '../engine/kinds';
import type { BmGame, BmState } from '../engine/state';

/** Farther than any way on a map. */
export const FAR = 99;

/** For each territory: least MP to a place from which an enemy castle can be attacked, by the way one goes. */
export interface Fields {
  readonly land: Uint8Array;
  readonly water: Uint8Array;
  readonly any: Uint8Array;
  readonly air: Uint8Array;
  /** For a ship with cargo: to a coast from which the cargo goes on by land. */
  readonly ferry: Uint8Array;
}

const games = new WeakMap<BmGame, Map<string, Fields>>();
const MOST_KEPT = 200;

/** Castles of all others that stand, by territory. */
function enemyCastles(s: BmState, seat: Seat): number[] {
  const { castlesOf } = s.game;
  const places: number[] = [];
  for (let other = 0; other < castlesOf.length; other++)
    if (other !== seat) for (const chit of castlesOf[other]!) if (s.at[chit]! >= 0) places.push(s.at[chit]!);
  return places;
}

/** The way to the enemy: reckoned once for each set of castles. */
export function fieldsOf(s: BmState, seat: Seat): Fields {
  const places = enemyCastles(s, seat).sort((a, b) => a - b);
  let byPlaces = games.get(s.game);
  if (!byPlaces) games.set(s.game, (byPlaces = new Map()));
  const key = places.join();
  let fields = byPlaces.get(key);
  if (!fields) {
    if (byPlaces.size >= MOST_KEPT) byPlaces.clear();
    byPlaces.set(key, (fields = reckon(s.game, places)));
  }
  return fields;
}

export function fieldFor(fields: Fields, kind: UnitKind): Uint8Array {
  if (kind.flies) return fields.air;
  if (kind.land && kind.water) return fields.any;
  return kind.water ? fields.water : fields.land;
}

function reckon(game: BmGame, castles: readonly number[]): Fields {
  const { ground } = game;
  const beside = new Uint8Array(ground.size);
  for (const castle of castles) for (const at of ground.neighbours[castle]!) beside[at] = 1;
  const all = (): boolean => true;
  const on = (where: (at: number) => boolean, toll: readonly (readonly number[])[]): Uint8Array => {
    const cost = new Uint8Array(ground.size).fill(FAR);
    const from: number[] = [];
    for (let at = 0; at < ground.size; at++)
      if (beside[at] && where(at)) {
        cost[at] = 0;
        from.push(at);
      }
    return back(game, cost, from, where, toll);
  };
  const isLand = (at: number): boolean => ground.land[at]!;
  const isWater = (at: number): boolean => !ground.land[at];
  const land = on(isLand, ground.toll);
  const ferry = new Uint8Array(ground.size).fill(FAR);
  const shores: number[] = [];
  for (let at = 0; at < ground.size; at++) {
    if (ground.land[at]) continue;
    ground.neighbours[at]!.forEach((to, i) => {
      if (ground.land[to]) ferry[at] = Math.min(ferry[at]!, land[to]! + ground.toll[at]![i]!);
    });
    if (ferry[at]! < FAR) shores.push(at);
  }
  return {
    land,
    water: on(isWater, ground.toll),
    any: on(all, ground.toll),
    air: on(all, ground.tollAir),
    ferry: back(game, ferry, shores, isWater, ground.toll),
  };
}

/** Spreads costs against the way that units go, until nothing gets nearer. */
function back(
  { ground }: BmGame,
  cost: Uint8Array,
  from: readonly number[],
  where: (at: number) => boolean,
  toll: readonly (readonly number[])[],
): Uint8Array {
  const queue = [...from];
  for (let i = 0; i < queue.length; i++) {
    const to = queue[i]!;
    for (const at of ground.neighbours[to]!) {
      if (!where(at)) continue;
      const sum = cost[to]! + toll[at]![ground.neighbours[at]!.indexOf(to)]!;
      if (sum < cost[at]!) {
        cost[at] = sum;
        queue.push(at);
      }
    }
  }
  return cost;
}
