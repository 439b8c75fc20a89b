import type { UnitKind } from '../engine/kinds';
import type { BmState } from '../engine/state';
import { rests } from '../engine/steps';
import { kindAt } from '../engine/units';

const MOST = 16;
const cost = new Uint8Array(512);
const origin = new Int16Array(512);
const rings: number[][] = Array.from({ length: MOST + 1 }, () => []);
const touched: number[] = [];

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
  touched.push(from);
  rings[0]!.push(from);
  for (let spent = 0; spent <= most; spent++) {
    const ring = rings[spent]!;
    for (let n = 0; n < ring.length; n++) {
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
        if (cost[to] === 0) touched.push(to);
        cost[to] = sum + 1;
        origin[to] = at === from ? to : origin[at]!;
        rings[sum]!.push(to);
      }
    }
    ring.length = 0;
  }
  for (const at of touched) cost[at] = 0;
  touched.length = 0;
  return best;
}
