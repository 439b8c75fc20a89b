import type { Seat, Tell } from '../../../kernel/game/engine';
import type { Uses } from './cards';
import type { MmEvent } from './events';
import { replacePermanent } from './row';
import { BEGUN, OWING, seatOf, typeOf, type MmState } from './state';
import {
  freshMp,
  liftFigure,
  placeFigure,
  placeGarrison,
  quicken,
  removeFigure,
  removeGarrison,
} from './units';

/**
 * The permanent leaves the row for the hand card (MM-252, MM-307); uses are counted by card, so the new one is fresh.
 * Played, drawn again and now in the row it is still one card: what it did from the hand ends (ledger chapter 3.2).
 * Move points follow at once, first those that go and then those that come (MM-R23, MM-R39).
 */
export function exchange(s: MmState, seat: Seat, permanent: number, card: number): void {
  const hand = s.hand[seat]!;
  hand[hand.indexOf(card)] = permanent;
  const { cards } = s.game;
  const before = s.lasting[seat]!.includes(card) ? cards[card]!.hc.mp : [0, 0, 0, 0];
  const gone = cards[permanent]!.pc.mp.map((mp) => -mp);
  const more = cards[card]!.pc.mp.map((mp, type) => mp - before[type]!);
  quicken(s, seat, gone, permanent);
  quicken(s, seat, more, card);
  replacePermanent(s, seat, permanent, card);
}

export function recruitFigure(
  s: MmState,
  figure: number,
  space: number,
  rule: string,
  tell?: Tell<MmEvent>,
): void {
  placeFigure(s, figure, space);
  // It may be activated this turn if the Movement Phase is not over (MM-R16).
  s.mp[figure] = freshMp(s, figure);
  tell?.({ type: 'recruited', rule, seat: seatOf(figure), figure, at: space });
}

/** The figure keeps its space, its move points and its activation (MM-R25). */
export function changeType(s: MmState, from: number, to: number): void {
  const space = s.at[from]!;
  const kept = [s.mp[from]!, s.activation[from]!, s.charged[from]!] as const;
  for (const marks of [s.entered, s.spent]) marksGoTo(marks, from, to, 1024);
  marksGoTo(s.visited, from, to, 64);
  for (let i = 0; i < s.fought.length; i++) if (s.fought[i] === from) s.fought[i] = to;
  markMissed(s, from, to);
  removeFigure(s, from);
  placeFigure(s, to, space);
  [s.mp[to], s.activation[to], s.charged[to]] = kept;
  if (s.moving === from) s.moving = to;
}

/** Points that a card at work gives to the new type: the figure keeps its own, and has none of them that could be taken away. */
function markMissed(s: MmState, from: number, to: number): void {
  const seat = seatOf(to);
  const mark = (card: number, { mp }: Uses): void => {
    for (let n = mp[typeOf(from)]!; n < mp[typeOf(to)]!; n++) s.spent.push(to * 1024 + card);
  };
  for (const card of s.permanents[seat]!) mark(card, s.game.cards[card]!.pc);
  for (const card of s.lasting[seat]!) mark(card, s.game.cards[card]!.hc);
}

/** What is marked with one figure times `unit` is marked with the other. */
function marksGoTo(marks: number[], from: number, to: number, unit: number): void {
  for (let i = 0; i < marks.length; i++)
    if (Math.trunc(marks[i]! / unit) === from) marks[i] = to * unit + (marks[i]! % unit);
}

export function swapUnits(s: MmState, seat: Seat, a: number, b: number): void {
  const [from, to] = [a >> 1, b >> 1];
  // Whoever is exchanged out of a Town does not end there, and owes nothing for it (MM-R08).
  for (const figure of [s.figureOn[from]!, s.figureOn[to]!]) {
    if (figure === s.moving) s.owes = false;
    if (s.activation[figure] === OWING) s.activation[figure] = BEGUN;
  }
  if ((a & 1) === 0 && (b & 1) === 0) {
    const [one, other] = [s.figureOn[from]!, s.figureOn[to]!];
    placeFigure(s, one, to);
    placeFigure(s, other, from);
    return;
  }
  const [figureAt, garrisonAt] = (a & 1) === 0 ? [from, to] : [to, from];
  const figure = s.figureOn[figureAt]!;
  liftFigure(s, figure);
  removeGarrison(s, garrisonAt);
  placeFigure(s, figure, garrisonAt);
  placeGarrison(s, seat, figureAt);
}
