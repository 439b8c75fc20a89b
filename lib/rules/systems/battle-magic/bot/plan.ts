import type { UnitKind } from '../engine/kinds';
import type { BmState } from '../engine/state';
import { rests } from '../engine/steps';
import { kindAt } from '../engine/units';

const MOST = 16;
/** More than a map has. */
const TERRITORIES = 512;
const cost = new Uint8Array(TERRITORIES);
const origin = new Int16Array(TERRITORIES);
/** Territories to be looked at, by what it costs to get there, and how many they are. */
const rings = Array.from({ length: MOST + 1 }, () => new Int16Array(TERRITORIES));
const filled = new Int16Array(MOST + 1);
const touched = new Int16Array(TERRITORIES);

/** Where a unit would best go with so many MP, and by which first step; `value` is that of the place. */
export interface Plan {
  readonly to: number;
  readonly first: number;
  readonly value: number;
}

/** May it come through? Enemies bar the way, but for what a dragon flies over (BM-R10). */
function passable(s: BmState, seat: number, kind: UnitKind, at: number): boolean {
  if (!(s.game.ground.land[at] ? kind.land : kind.water)) return false;
  const holder = s.holder[at]!;
  if (holder < 0 || holder === seat) return true;
  if (kind.over < 0) return false;
  for (let enemy = s.head[at]!; enemy >= 0; enemy = s.next[enemy]!)
    if ((kindAt(s, enemy).bit & kind.over) !== 0) return false;
  return true;
}

/** Looks at every place that the unit reaches with these MP, and takes the one of the highest value; its own place if none is better. */
export function bestPlace(s: BmState, unit: number, mp: number, value: (at: number) => number): Plan {
  const kind = kindAt(s, unit);
  const seat = s.game.ownerOf[unit]!;
  const { neighbours, toll: onFoot, tollAir } = s.game.ground;
  const toll = kind.flies ? tollAir : onFoot;
  const from = s.at[unit]!;
  const most = Math.min(mp, MOST);
  let best: Plan = { to: from, first: -1, value: rests(s, unit, from) ? value(from) : -1_000 };
  cost[from] = 1;
  origin[from] = -1;
  let touches = 0;
  touched[touches++] = from;
  rings[0]![filled[0]!++] = from;
  for (let spent = 0; spent <= most; spent++) {
    const ring = rings[spent]!;
    for (let n = 0; n < filled[spent]!; n++) {
      const at = ring[n]!;
      if (cost[at]! - 1 !== spent) continue;
      if (at !== from && rests(s, unit, at)) {
        const worth = value(at) - spent * 0.01;
        if (worth > best.value) best = { to: at, first: origin[at]!, value: worth };
      }
      const near = neighbours[at]!;
      const tolls = toll[at]!;
      for (let i = 0; i < near.length; i++) {
        const to = near[i]!;
        const sum = spent + tolls[i]!;
        if (sum > most || (cost[to] !== 0 && cost[to]! - 1 <= sum) || !passable(s, seat, kind, to)) continue;
        if (cost[to] === 0) touched[touches++] = to;
        cost[to] = sum + 1;
        origin[to] = at === from ? to : origin[at]!;
        rings[sum]![filled[sum]!++] = to;
      }
    }
    filled[spent] = 0;
  }
  for (let n = 0; n < touches; n++) cost[touched[n]!] = 0;
  return best;
}
