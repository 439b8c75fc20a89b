import { strengthOf } from './cards';
import { tollsFrom } from './ground';
import type { UnitKind } from './kinds';
import { addSharing } from './sharing';
import type { BmChoice, BmState } from './state';
import { mayStay, stepCost } from './steps';
import { kindAt } from './units';

/* Which cards of a hand bring a unit anywhere: none is discarded for nothing (BM-R50). */

const STRENGTH_1 = 0b001001001001;
const STRENGTH_2 = 0b010010010010;
const STRENGTH_3 = 0b100100100100;

const moves: BmChoice[] = [];
const moveBy = (unit: number, card: number): BmChoice =>
  (moves[unit * 12 + card] ??= { type: 'move', unit, card });

const shared: BmChoice[] = [];
/** Could anybody go aboard the ship, or ashore from it? */
function servesShore(s: BmState, ship: number, pool: number): boolean {
  shared.length = 0;
  addSharing(s, ship, pool, true, shared);
  return shared.some(({ type }) => type === 'board' || type === 'land');
}

/** Least MP for which anybody goes aboard the ship, or ashore from it; more than `most`: nobody does. */
function leastShore(s: BmState, ship: number, most: number): number {
  if (!servesShore(s, ship, most)) return most + 1;
  let least = 1;
  while (least < most && !servesShore(s, ship, least)) least++;
  return least;
}

/** Least MP for which the unit comes to another territory by its own way; more than `most`: it does not. */
function leastStep(s: BmState, unit: number, kind: UnitKind, most: number): number {
  const {
    ground,
    ground: { nearest, nearestToll },
  } = s.game;
  const from = s.at[unit]!;
  // Where nobody is only the ground matters, and so it mostly is.
  const first = nearest[kind.way]![from]!;
  if (first >= 0 && s.head[first]! < 0) return nearestToll[kind.way]![from]!;
  const near = ground.neighbours[from]!;
  const toll = tollsFrom(ground, kind, from);
  let least = most + 1;
  for (const i of ground.cheapest[kind.way]![from]!) {
    if (toll[i]! >= least) break;
    if (s.head[near[i]!]! < 0) return toll[i]!;
    // Through friends, or over enemies, it has to come to where it may rest.
    for (let mp = toll[i]!; mp < least; mp++) if (stepCost(s, unit, i, mp, -1, false) >= 0) least = mp;
  }
  return least;
}

/** Least MP for which a unit on land goes aboard an own ship (BM-R13); more than `most`: there is none. */
function leastAboard(s: BmState, unit: number, kind: UnitKind, most: number): number {
  const { ground, ownerOf } = s.game;
  const from = s.at[unit]!;
  const near = ground.neighbours[from]!;
  const toll = tollsFrom(ground, kind, from);
  let least = most + 1;
  for (let i = 0; i < near.length; i++)
    if (!ground.land[near[i]!] && s.holder[near[i]!] === ownerOf[unit] && toll[i]! < least)
      if (stepCost(s, unit, i, most, -1, false) >= 0) least = toll[i]!;
  return least;
}

/** Least MP for which a Juggernaught comes away that sets its cargo down first (BM-R44); more than `most`: it does not. */
function leastEmpty(s: BmState, carrier: number, kind: UnitKind, most: number): number {
  const at = s.at[carrier]!;
  let unit = s.head[at]!;
  while (unit >= 0 && (s.on[unit] !== carrier || (kindAt(s, unit).bit & kind.cargo) === 0))
    unit = s.next[unit]!;
  if (unit < 0 || !mayStay(s, unit, at)) return most + 1;
  s.on[unit] = -1;
  const least = leastStep(s, carrier, kind, most);
  s.on[unit] = carrier;
  return least;
}

/** Least MP with which the unit could do anything, or any that is not above `enough`; more than `most`: nothing. */
function leastUse(s: BmState, unit: number, kind: UnitKind, most: number, enough: number): number {
  const least = leastStep(s, unit, kind, most);
  if (least <= enough) return least;
  const from = s.at[unit]!;
  const { land, coastal } = s.game.ground;
  if (kind.holds)
    return Math.min(least, land[from] ? leastEmpty(s, unit, kind, most) : leastShore(s, unit, most));
  return !kind.water && coastal[from] ? Math.min(least, leastAboard(s, unit, kind, most)) : least;
}

/** Cargo of a ship cannot be left behind on water, and goes with one leader in a turn (BM-R13). */
function mayOpen(s: BmState, unit: number): boolean {
  const { cargo } = kindAt(s, unit);
  if (cargo === 0 || s.game.ground.land[s.at[unit]!]) return true;
  for (let other = s.head[s.at[unit]!]!; other >= 0; other = s.next[other]!)
    if (s.on[other] === unit && s.rode[other] !== 0 && s.rode[other] !== unit + 1)
      if ((kindAt(s, other).bit & cargo) !== 0) return false;
  return true;
}

/** Strength of the best and of the least of these codes of card. */
const strongest = (codes: number): number => (codes & STRENGTH_3 ? 3 : codes & STRENGTH_2 ? 2 : 1);
const weakest = (codes: number): number => (codes & STRENGTH_1 ? 1 : codes & STRENGTH_2 ? 2 : 3);

/** Bits of the codes of card of which a hand holds more than one. */
export function twiceIn(hand: readonly number[]): number {
  let once = 0;
  let twice = 0;
  for (let i = 0; i < hand.length; i++) {
    twice |= once & (1 << hand[i]!);
    once |= 1 << hand[i]!;
  }
  return twice;
}

/** Strength of the best `many` cards of these codes in the hand together, one of the code `but` left out. */
function sumOfBest(hand: readonly number[], codes: number, many: number, but: number): number {
  let left = many;
  let sum = 0;
  for (let strength = 3; strength > 0; strength--) {
    let count = strengthOf(but) === strength ? -1 : 0;
    for (let i = 0; i < hand.length; i++)
      if (codes & (1 << hand[i]!) && strengthOf(hand[i]!) === strength) count++;
    const taken = count < left ? count : left;
    sum += taken * strength;
    left -= taken;
  }
  return sum;
}

/** Strength of a card and of the best that a unit which takes `left` cards may use with it. */
function withBest(s: BmState, usable: number, twice: number, left: number, card: number): number {
  const alone = strengthOf(card);
  if (left === 1) return alone;
  if (left > 2) return alone + sumOfBest(s.hand[s.active]!, usable, left - 1, card);
  const others = usable & (twice | ~(1 << card));
  return others === 0 ? alone : alone + strongest(others);
}

/** The first of the codes whose cards are the strongest, or the weakest, of them. */
const firstOf = (codes: number): number => 31 - Math.clz32(codes & -codes);
const bestOf = (codes: number): number =>
  firstOf(codes & STRENGTH_3 || codes & STRENGTH_2 || codes & STRENGTH_1);
const worstOf = (codes: number): number =>
  firstOf(codes & STRENGTH_1 || codes & STRENGTH_2 || codes & STRENGTH_3);

/** Cards that may be played on a unit, as far as they bring it anywhere (BM-035, BM-041, BM-100, BM-R50). */
export function addCards(
  s: BmState,
  unit: number,
  pool: number,
  codes: number,
  twice: number,
  out: BmChoice[],
): void {
  const kind = kindAt(s, unit);
  const left = kind.cards - s.used[unit]!;
  const usable = codes & kind.moveCards;
  if (left <= 0 || usable === 0 || (pool === 0 && !mayOpen(s, unit))) return;
  // Mostly the weakest card brings it to a neighbour by itself.
  let need = 0;
  if (leastStep(s, unit, kind, pool + weakest(usable)) > pool + weakest(usable)) {
    const most = pool + withBest(s, usable, twice, left, bestOf(usable));
    need = leastUse(s, unit, kind, most, pool + withBest(s, usable, twice, left, worstOf(usable))) - pool;
    if (pool + need > most) return;
  }
  for (let rest = usable; rest !== 0; rest &= rest - 1) {
    const card = firstOf(rest);
    if (need === 0 || withBest(s, usable, twice, left, card) >= need) out.push(moveBy(unit, card));
  }
}

/** Could a card bring the unit anywhere? */
export function canUseCard(s: BmState, unit: number, pool: number, codes: number, twice: number): boolean {
  const kind = kindAt(s, unit);
  const left = kind.cards - s.used[unit]!;
  const usable = codes & kind.moveCards;
  if (left <= 0 || usable === 0 || (pool === 0 && !mayOpen(s, unit))) return false;
  if (leastStep(s, unit, kind, pool + weakest(usable)) <= pool + weakest(usable)) return true;
  const most = pool + withBest(s, usable, twice, left, bestOf(usable));
  return leastUse(s, unit, kind, most, most) <= most;
}
