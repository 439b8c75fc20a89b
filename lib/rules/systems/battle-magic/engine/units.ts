import type { Tell } from '../../../kernel/game/engine';
import type { BmEvent } from './events';
import { bitOf, type UnitKind } from './kinds';
import { ATTACHED, CUP, GONE, type BmState } from './state';

/** Class of a chit. */
export const kindAt = (s: BmState, chit: number): UnitKind => s.game.kinds[s.game.kindOf[chit]!]!;

/** Into its place among the seat's units. */
function enlist(units: number[], chit: number): void {
  let place = units.length;
  for (; place > 0 && units[place - 1]! > chit; place--) units[place] = units[place - 1]!;
  units[place] = chit;
}

/** The territory is the seat's from now on. */
function hold(s: BmState, at: number, seat: number): void {
  s.holder[at] = seat;
  front(s, at, 1);
}

/** Nobody is left in the territory. */
function leave(s: BmState, at: number): void {
  front(s, at, -1);
  s.holder[at] = -1;
}

/** Counts the borders of a held territory with those that others hold. */
function front(s: BmState, at: number, by: 1 | -1): void {
  const { holder, fronts } = s;
  const seat = holder[at]!;
  const near = s.game.ground.neighbours[at]!;
  for (let i = 0; i < near.length; i++) {
    const other = holder[near[i]!]!;
    if (other < 0 || other === seat) continue;
    fronts[seat]! += by;
    fronts[other]! += by;
  }
}

/** Onto the map, or over a border; the first to come holds the territory. */
export function put(s: BmState, chit: number, at: number): void {
  const seat = s.game.ownerOf[chit]!;
  if (s.at[chit]! < 0) enlist(s.units[seat]!, chit);
  if (s.head[at]! < 0) hold(s, at, seat);
  s.at[chit] = at;
  s.next[chit] = s.head[at]!;
  s.head[at] = chit;
}

/** Off its territory, to be put on another. */
export function lift(s: BmState, chit: number): void {
  const at = s.at[chit]!;
  if (s.head[at] === chit) s.head[at] = s.next[chit]!;
  else {
    let before = s.head[at]!;
    while (s.next[before] !== chit) before = s.next[before]!;
    s.next[before] = s.next[chit]!;
  }
  s.next[chit] = -1;
  if (s.head[at]! < 0) leave(s, at);
}

/** Off the map for good: to the cup, or out of the game. */
export function takeOff(s: BmState, chit: number, to: number): void {
  lift(s, chit);
  s.at[chit] = to;
  s.on[chit] = -1;
  s.used[chit] = 0;
  s.attacked[chit] = 0;
  s.rode[chit] = 0;
  const units = s.units[s.game.ownerOf[chit]!]!;
  units.splice(units.indexOf(chit), 1);
}

/** A bought or first chit comes onto the map. */
export function place(s: BmState, chit: number, at: number, rule: string, tell?: Tell<BmEvent>): void {
  put(s, chit, at);
  if (kindAt(s, chit).keepsAlive) s.castles[s.game.ownerOf[chit]!]!++;
  tell?.({ type: 'placed', rule, seat: s.game.ownerOf[chit]!, chit, at });
}

/** Artifacts on a hero or wizard, and what they add to its battle total (BM-079, BM-080). */
export function artifactsOn(s: BmState, bearer: number): number {
  if (kindAt(s, bearer).bears === 0) return 0;
  const { first, ownerOf } = s.game;
  const seat = ownerOf[bearer]!;
  let count = 0;
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++)
    if (s.at[chit] === ATTACHED && s.on[chit] === bearer) count++;
  return count;
}

/** Sum of what the artifacts of a unit add. */
export function artifactBonus(s: BmState, bearer: number): number {
  if (kindAt(s, bearer).bears === 0) return 0;
  const { first, ownerOf } = s.game;
  const seat = ownerOf[bearer]!;
  let sum = 0;
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++)
    if (s.at[chit] === ATTACHED && s.on[chit] === bearer) sum += kindAt(s, chit).adds;
  return sum;
}

/** Where a lost chit goes: the cup, or out of the game with its owner (BM-139, BM-R46). */
const lost = (s: BmState, chit: number): number => (s.alive[s.game.ownerOf[chit]!] ? CUP : GONE);

/** BM-R17: artifacts go to the cup when their bearer is destroyed or a hero retreats. */
export function loseArtifacts(s: BmState, bearer: number, rule: string, tell?: Tell<BmEvent>): void {
  if (kindAt(s, bearer).bears === 0) return;
  const { first, ownerOf } = s.game;
  const seat = ownerOf[bearer]!;
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++)
    if (s.at[chit] === ATTACHED && s.on[chit] === bearer) {
      s.at[chit] = lost(s, chit);
      s.on[chit] = -1;
      tell?.({ type: 'artifactLost', rule, chit, bearer });
    }
}

const JUGGERNAUGHT = bitOf('juggernaught');

/** Off the map into the cup, with artifacts and with the cargo that goes down with it (BM-110, BM-131, BM-R15, BM-R16). */
export function destroy(s: BmState, chit: number, by: number, rule: string, tell?: Tell<BmEvent>): void {
  const kind = kindAt(s, chit);
  const where = s.at[chit]!;
  loseArtifacts(s, chit, 'BM-R17', tell);
  takeOff(s, chit, lost(s, chit));
  tell?.({ type: 'destroyed', rule, unit: chit, at: where, by });
  for (let unit = s.head[where]!; unit >= 0;) {
    const after = s.next[unit]!;
    if (s.on[unit] === chit) {
      s.on[unit] = -1;
      // Of ships it is printed; a Juggernaught carries as they do.
      if (kind.cargoDies && (kindAt(s, unit).bit & kind.cargo) !== 0)
        destroy(s, unit, chit, kind.bit === JUGGERNAUGHT ? 'BM-R15' : 'BM-110', tell);
    }
    unit = after;
  }
  if (kind.keepsAlive) s.castles[s.game.ownerOf[chit]!]!--;
}
