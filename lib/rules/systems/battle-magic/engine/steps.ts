import { tollsFrom } from './ground';
import { kindAt } from './units';
import type { UnitKind } from './kinds';
import type { BmChoice, BmState } from './state';

/** Does the unit go where the leader goes? */
export const goesWith = (s: BmState, unit: number, leader: number): boolean =>
  unit === leader || s.on[unit] === leader;

/** Is the place free that the unit shares with its like, but for those who go with the leader? (BM-102..BM-105) */
function hasRoom(s: BmState, stack: number, at: number, leader: number): boolean {
  for (let other = s.head[at]!; other >= 0; other = s.next[other]!)
    if (kindAt(s, other).stack === stack && !goesWith(s, other, leader)) return false;
  return true;
}

/** The same for a unit that will go with the leader. */
function hasRoomFor(s: BmState, unit: number, at: number, leader: number): boolean {
  const { stack } = kindAt(s, unit);
  if (stack < 0) return true;
  for (let other = s.head[at]!; other >= 0; other = s.next[other]!)
    if (other !== unit && kindAt(s, other).stack === stack && !goesWith(s, other, leader)) return false;
  return true;
}

/** May this unit alone stay there: its ground, no enemies, room? */
export function mayStay(s: BmState, unit: number, at: number): boolean {
  const kind = kindAt(s, unit);
  if (!(s.game.ground.land[at] ? kind.land : kind.water)) return false;
  const holder = s.holder[at]!;
  if (holder >= 0 && holder !== s.game.ownerOf[unit]) return false;
  return kind.stack < 0 || holder < 0 || hasRoom(s, kind.stack, at, unit);
}

/** May the leader rest there with all that goes along, and with one unit `more` (BM-R09, BM-106)? */
export function rests(s: BmState, leader: number, at: number, more = -1): boolean {
  const holder = s.holder[at]!;
  if (holder < 0) return true;
  if (holder !== s.game.ownerOf[leader]) return false;
  if (more >= 0 && !hasRoomFor(s, more, at, leader)) return false;
  for (let unit = s.head[s.at[leader]!]!; unit >= 0; unit = s.next[unit]!)
    if (goesWith(s, unit, leader)) {
      const { stack } = kindAt(s, unit);
      if (stack >= 0 && !hasRoom(s, stack, at, leader)) return false;
    }
  return true;
}

/** May it be in that territory for a moment: its own ground, and over no enemy but as a dragon may (BM-107, BM-108, BM-R10)? */
function passes(s: BmState, seat: number, kind: UnitKind, to: number): boolean {
  if (!(s.game.ground.land[to] ? kind.land : kind.water)) return false;
  const holder = s.holder[to]!;
  if (holder < 0 || holder === seat) return true;
  if (kind.over < 0) return false;
  for (let enemy = s.head[to]!; enemy >= 0; enemy = s.next[enemy]!)
    if ((kindAt(s, enemy).bit & kind.over) !== 0) return false;
  return true;
}

/** The next own ship there with room for the army or ballista, from this chit of the territory on (BM-109, BM-R13), −1: none. */
function nextBerth(s: BmState, unit: number, from: number): number {
  const { bit } = kindAt(s, unit);
  for (let ship = from; ship >= 0; ship = s.next[ship]!) {
    const kind = kindAt(s, ship);
    if ((kind.cargo & bit) !== 0 && ship !== unit && cargoOf(s, ship) < kind.cargoMax) return ship;
  }
  return -1;
}

/** Own ship there with room for the army or ballista (BM-109, BM-R13), −1: none. */
export const berthOn = (s: BmState, unit: number, at: number): number =>
  s.holder[at] !== s.game.ownerOf[unit] || s.game.ground.land[at]! ? -1 : nextBerth(s, unit, s.head[at]!);

/** Ships to which it could go aboard there, where there are several: its player says which. */
function shipsFor(s: BmState, unit: number, to: number): readonly number[] {
  if (s.game.ground.land[to] || kindAt(s, unit).water) return ALONE;
  const first = berthOn(s, unit, to);
  let next = first < 0 ? -1 : nextBerth(s, unit, s.next[first]!);
  if (next < 0) return ALONE;
  const out = [first];
  for (; next >= 0; next = nextBerth(s, unit, s.next[next]!)) out.push(next);
  return out;
}
const ALONE: readonly number[] = [];

/** Cargo aboard a carrier. */
export function cargoOf(s: BmState, carrier: number): number {
  const { cargo } = kindAt(s, carrier);
  let count = 0;
  for (let unit = s.head[s.at[carrier]!]!; unit >= 0; unit = s.next[unit]!)
    if (s.on[unit] === carrier && (kindAt(s, unit).bit & cargo) !== 0) count++;
  return count;
}

/** May it go aboard an own ship there, from land, and rest (BM-109, BM-R13)? An army does so on its own card. */
const boards = (s: BmState, leader: number, from: number, to: number, more = -1): boolean => {
  const kind = kindAt(s, leader);
  const { land } = s.game.ground;
  return (
    kind.land &&
    !kind.water &&
    land[from] === true &&
    !land[to] &&
    berthOn(s, leader, to) >= 0 &&
    rests(s, leader, to, more)
  );
};

/** Is there a way on to where it may rest, with so many MP left? `not`: where it may not end; `more`: who comes along. */
export function goesOn(
  s: BmState,
  leader: number,
  from: number,
  mp: number,
  not: number,
  more = -1,
): boolean {
  if (mp < 1) return false;
  const kind = kindAt(s, leader);
  const seat = s.game.ownerOf[leader]!;
  const near = s.game.ground.neighbours[from]!;
  const toll = tollsFrom(s.game.ground, kind, from);
  for (let i = 0; i < near.length; i++) {
    const to = near[i]!;
    if (toll[i]! > mp) continue;
    if (boards(s, leader, from, to, more)) return true;
    if (!passes(s, seat, kind, to)) continue;
    if (to !== not && rests(s, leader, to, more)) return true;
    if (goesOn(s, leader, to, mp - toll[i]!, not, more)) return true;
  }
  return false;
}

/**
 * What the i-th neighbour of its territory costs the leader; −1: it may not go there. With `once` one step is all, at any
 * cost (`oneSpace`).
 */
export function stepCost(
  s: BmState,
  leader: number,
  i: number,
  mp: number,
  not: number,
  once: boolean,
): number {
  const { ground } = s.game;
  const kind = kindAt(s, leader);
  const from = s.at[leader]!;
  const to = ground.neighbours[from]![i]!;
  const toll = tollsFrom(ground, kind, from)[i]!;
  if (!once && toll > mp) return -1;
  if (!ground.land[to] && !kind.water) return !once && boards(s, leader, from, to) ? toll : -1;
  if (!passes(s, s.game.ownerOf[leader]!, kind, to)) return -1;
  if (to !== not && rests(s, leader, to)) return toll;
  return !once && goesOn(s, leader, to, mp - toll, not) ? toll : -1;
}

const steps: BmChoice[] = [];
/** One object for each territory: choices are read, never changed. */
const stepTo = (to: number): BmChoice => (steps[to] ??= { type: 'step', to });

export function addSteps(
  s: BmState,
  leader: number,
  mp: number,
  not: number,
  once: boolean,
  out: BmChoice[],
): void {
  if (mp < 1) return;
  const { ground } = s.game;
  const kind = kindAt(s, leader);
  const from = s.at[leader]!;
  const near = ground.neighbours[from]!;
  const toll = tollsFrom(ground, kind, from);
  for (let i = 0; i < near.length; i++) {
    const to = near[i]!;
    // Where nobody is only the ground matters.
    const open = s.head[to]! < 0 && (ground.land[to] ? kind.land : kind.water) && to !== not;
    if (!(open ? once || toll[i]! <= mp : stepCost(s, leader, i, mp, not, once) >= 0)) continue;
    const ships = open ? ALONE : shipsFor(s, leader, to);
    if (ships.length === 0) out.push(stepTo(to));
    else for (const aboard of ships) out.push({ type: 'step', to, aboard });
  }
}

/** Could the unit go anywhere at all with so many MP? */
export function canStep(s: BmState, leader: number, mp: number, not: number, once: boolean): boolean {
  if (mp < 1) return false;
  const near = s.game.ground.neighbours[s.at[leader]!]!;
  for (let i = 0; i < near.length; i++) if (stepCost(s, leader, i, mp, not, once) >= 0) return true;
  return false;
}
