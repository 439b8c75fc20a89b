import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { countOf, lowestOf } from './bits';
import { SPACES } from './board';
import { TRAIT } from './cards';
import type { MmEvent } from './events';
import { hasPower } from './row';
import { ENDED, OWING, seatOf, typeOf, type MmState } from './state';

/** Garrisons in a unit set (MM-014). */
export const GARRISONS = 33;

/** Does the seat have a unit in the space (MM-073)? */
export function occupies(s: MmState, seat: Seat, space: number): boolean {
  const figure = s.figureOn[space]!;
  return s.garrison[space] === seat || (figure >= 0 && seatOf(figure) === seat);
}

export const isEmpty = (s: MmState, space: number): boolean =>
  s.garrison[space]! < 0 && s.figureOn[space]! < 0;

/** A unit of another seat, which must be fought (MM-081). */
export function isHostile(s: MmState, seat: Seat, space: number): boolean {
  const figure = s.figureOn[space]!;
  const garrison = s.garrison[space]!;
  return (garrison >= 0 && garrison !== seat) || (figure >= 0 && seatOf(figure) !== seat);
}

export const countGarrisons = ({ posts }: MmState, seat: Seat): number =>
  countOf(posts[2 * seat]!) + countOf(posts[2 * seat + 1]!);

export function countSpaces(s: MmState, seat: Seat, structure = -1): number {
  let n = 0;
  for (let space = 0; space < SPACES; space++)
    if ((structure < 0 || s.structure[space] === structure) && occupies(s, seat, space)) n++;
  return n;
}

/** Which of the five of a type are on the board, as bits. */
export const standingOf = (s: MmState, seat: Seat, type: number): number =>
  (s.standing[seat]! >> (5 * type)) & 0b11111;

export function countFigures(s: MmState, seat: Seat, type = -1): number {
  return countOf(type < 0 ? s.standing[seat]! : standingOf(s, seat, type));
}

/** What a seat has on the board. */
export interface Census {
  /** Spaces that it occupies, by structure type. */
  readonly structures: Int32Array;
  garrisons: number;
}
const census: Census = { structures: new Int32Array(8), garrisons: 0 };

/** Spaces that the seat occupies in one half of the board, as bits. A figure under way is nowhere. */
export const spacesOf = ({ posts, resting }: MmState, seat: Seat, half: number): number =>
  posts[2 * seat + half]! | resting[2 * seat + half]!;

/** Counts anew. @returns the one census that is kept */
export function takeCensus(s: MmState, seat: Seat): Census {
  const { structure } = s;
  const { structures } = census;
  for (let i = 0; i < structures.length; i++) structures[i] = 0;
  for (let half = 0; half < 2; half++)
    for (let left = spacesOf(s, seat, half); left !== 0; left &= left - 1)
      structures[structure[32 * half + lowestOf(left)]!]!++;
  census.garrisons = countGarrisons(s, seat);
  return census;
}

export const hasFigures = (s: MmState, seat: Seat): boolean => s.standing[seat] !== 0;

export const hasUnits = (s: MmState, seat: Seat): boolean =>
  hasFigures(s, seat) || countGarrisons(s, seat) > 0;

/** The seat that comes after this one in the order of play and is still in the game; −1 where there is no other. */
export function nextInOrder({ order, alive }: MmState, seat: Seat): Seat {
  const at = order.indexOf(seat);
  for (let i = 1; i < order.length; i++) {
    const next = order[(at + i) % order.length]!;
    if (alive[next]) return next;
  }
  return -1;
}

/** The most figures of the type that the seat may have on the map (MM-105; a card may raise it, MM-201 to MM-204). */
export function capOf(s: MmState, seat: Seat, type: number): number {
  let cap = s.game.house.figureCap;
  if (!hasPower(s, seat, TRAIT.pcCap | TRAIT.hcCap)) return cap;
  const permanents = s.permanents[seat]!;
  for (let i = 0; i < permanents.length; i++) {
    const most = s.game.cards[permanents[i]!]!.pc.cap[type]!;
    if (most > cap) cap = most;
  }
  // A custom card may raise it from the hand, until the turn ends (MM-R12).
  const lasting = s.lasting[seat]!;
  for (let i = 0; i < lasting.length; i++) {
    const most = s.game.cards[lasting[i]!]!.hc.cap[type]!;
    if (most > cap) cap = most;
  }
  return cap;
}

/** A figure of the type that waits in the supply and may come to the map; −1 where there is none (MM-106). */
export function spareFigure(s: MmState, seat: Seat, type: number): number {
  if (countFigures(s, seat, type) >= capOf(s, seat, type)) return -1;
  return seat * 20 + type * 5 + lowestOf(0b11111 & ~standingOf(s, seat, type));
}

/** Spaces where a new figure may stand, as bits: an own garrison and no figure (MM-107). */
const berthBits = ({ posts, resting }: MmState, seat: Seat, half: number): number =>
  posts[2 * seat + half]! & ~resting[2 * seat + half]!;

/** The same listed. */
export function berths(s: MmState, seat: Seat): number[] {
  const out: number[] = [];
  for (let half = 0; half < 2; half++)
    for (let left = berthBits(s, seat, half); left !== 0; left &= left - 1)
      out.push(32 * half + lowestOf(left));
  return out;
}

export const hasBerth = (s: MmState, seat: Seat): boolean =>
  (berthBits(s, seat, 0) | berthBits(s, seat, 1)) !== 0;

/** Does a figure of the seat rest in a space where it has no garrison? */
export const hasBareFigure = ({ posts, resting }: MmState, seat: Seat): boolean =>
  ((resting[2 * seat]! & ~posts[2 * seat]!) | (resting[2 * seat + 1]! & ~posts[2 * seat + 1]!)) !== 0;

/** The figure comes to rest there. */
export function placeFigure(s: MmState, figure: number, space: number): void {
  const seat = seatOf(figure);
  const half = 2 * seat + (space >> 5);
  s.at[figure] = space;
  s.standing[seat] = s.standing[seat]! | (1 << (figure - seat * 20));
  s.figureOn[space] = figure;
  s.resting[half] = s.resting[half]! | (1 << (space & 31));
}

/** It leaves its space, unless it only passed through (MM-R09). */
export function liftFigure(s: MmState, figure: number): void {
  const space = s.at[figure]!;
  if (s.figureOn[space] !== figure) return;
  const half = 2 * seatOf(figure) + (space >> 5);
  s.figureOn[space] = -1;
  s.resting[half] = s.resting[half]! & ~(1 << (space & 31));
}

export function placeGarrison(s: MmState, seat: Seat, space: number): void {
  const half = 2 * seat + (space >> 5);
  s.garrison[space] = seat;
  s.posts[half] = s.posts[half]! | (1 << (space & 31));
}

export function removeGarrison(s: MmState, space: number): void {
  const half = 2 * s.garrison[space]! + (space >> 5);
  s.garrison[space] = -1;
  s.posts[half] = s.posts[half]! & ~(1 << (space & 31));
}

/** Move points of a figure at the beginning of a turn, or when it joins in mid-turn (MM-042, MM-047). */
export function freshMp(s: MmState, figure: number): number {
  const seat = seatOf(figure);
  if (!hasPower(s, seat, TRAIT.pcMp | TRAIT.hcMp)) return 1;
  const type = typeOf(figure);
  const { cards } = s.game;
  const permanents = s.permanents[seat]!;
  const lasting = s.lasting[seat]!;
  let mp = 1;
  for (let i = 0; i < permanents.length; i++) mp += cards[permanents[i]!]!.pc.mp[type]!;
  for (let i = 0; i < lasting.length; i++) mp += cards[lasting[i]!]!.hc.mp[type]!;
  return mp;
}

/**
 * Move points that a card brings in mid-turn, or takes with it, for figures that have not ended their activation; none has less
 * than 0 (MM-R39). The point that a figure owes for its Town is as good as paid, so that nothing takes it (`freeOnlyIfLeaving`,
 * MM-R08). What a card gave and a figure has spent, the same card does not give it again this turn (ledger chapter 3.2), and what
 * it never gave it does not take.
 * @param more points for each type of figure, less than 0 where the card goes
 */
export function quicken(s: MmState, seat: Seat, more: readonly number[], card: number): void {
  for (let left = s.standing[seat]!; left !== 0; left &= left - 1) {
    const figure = seat * 20 + lowestOf(left);
    const type = typeOf(figure);
    const gain = more[type]!;
    if (gain === 0 || s.activation[figure] === ENDED) continue;
    const mark = figure * 1024 + card;
    const kept = settled(s, mark, Math.abs(gain));
    const mp = s.mp[figure]! + (gain < 0 ? gain + kept : gain - kept);
    const least = s.activation[figure] === OWING || (s.owes && figure === s.moving) ? 1 : 0;
    for (let n = mp; n < least; n++) s.spent.push(mark);
    s.mp[figure] = Math.max(least, mp);
  }
}

/** How many of so many points neither come nor go, as the figure had spent them before or never had them. */
function settled(s: MmState, mark: number, most: number): number {
  let points = 0;
  for (; points < most; points++) {
    const at = s.spent.indexOf(mark);
    if (at < 0) break;
    s.spent.splice(at, 1);
  }
  return points;
}

/** A figure goes back to its supply (MM-091); a recruit that bears its number later has done nothing yet (MM-R16). */
export function removeFigure(s: MmState, figure: number): void {
  const seat = seatOf(figure);
  liftFigure(s, figure);
  s.at[figure] = -1;
  s.standing[seat] = s.standing[seat]! & ~(1 << (figure - seat * 20));
  s.mp[figure] = 0;
  s.activation[figure] = 0;
  s.charged[figure] = 0;
  if (s.entered.length > 0) s.entered = s.entered.filter((used) => Math.trunc(used / 1024) !== figure);
  if (s.spent.length > 0) s.spent = s.spent.filter((used) => Math.trunc(used / 1024) !== figure);
  if (s.visited.length > 0) s.visited = s.visited.filter((mark) => Math.trunc(mark / 64) !== figure);
  if (s.fought.length > 0) s.fought = s.fought.filter((one) => one !== figure);
}

/** Would a card come? */
export const canDraw = ({ deck, discard, game }: MmState): boolean =>
  deck.length > 0 || (discard.length > 0 && game.house.deckExhausted === 'reshuffle');

/**
 * Draws into the hand; with the deck spent, the discard pile is shuffled into a new one (MM-R18). `rule`: what lets the seat
 * draw. @returns how many came
 */
export function drawCards(
  s: MmState,
  seat: Seat,
  count: number,
  dice: Dice,
  tell?: Tell<MmEvent>,
  rule = 'MM-094',
): number {
  let drawn = 0;
  for (; drawn < count; drawn++) {
    if (s.deck.length === 0 && s.game.house.deckExhausted === 'reshuffle' && s.discard.length > 0) {
      s.deck = dice.shuffle(s.discard);
      s.discard = [];
      tell?.({ type: 'reshuffled', rule: 'MM-R18' });
    }
    const card = s.deck.pop();
    if (card === undefined) break;
    s.hand[seat]!.push(card);
    tell?.({ type: 'drew', rule, seat, card, only: seat });
  }
  if (drawn > 0) tell?.({ type: 'drewCards', rule, seat, count: drawn });
  return drawn;
}

export function discardFromHand(s: MmState, seat: Seat, card: number): void {
  const hand = s.hand[seat]!;
  hand.splice(hand.indexOf(card), 1);
  s.discard.push(card);
}
