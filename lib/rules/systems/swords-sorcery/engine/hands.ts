import type { Seat } from '../../../kernel/game/engine';
import type { Run } from './events';
import { drop, hasWizard } from './pieces';
import type { SsState } from './state';
import { newTask } from './task';

/** Onto the open discards. */
export function layAside(s: SsState, card: number, run: Run): void {
  s.discards.push(card);
  run.tell?.({ type: 'discarded', rule: 'SS-033', card });
}

/** Nobody knows any more where the card is. */
export function forget(s: SsState, card: number): void {
  for (const list of s.known) drop(list, card);
}

/** A card whose place everybody sees comes into a hand; without a wizard it must be invoked at once (SS-R13). */
export function toHand(s: SsState, seat: Seat, card: number, run: Run): void {
  run.tell?.({ type: 'returned', rule: 'SS-R59', seat, card });
  if (!hasWizard(s, seat)) return oblige(s, seat, [card]);
  s.hand[seat]!.push(card);
  for (let other = 0; other < s.game.players; other++) if (other !== seat) s.known[other]!.push(card);
}

/** The top of the pile, after a shuffle of the discards where it is empty; −1: there is none (SS-043, SS-R73). */
export function fromPile(s: SsState, run: Run): number {
  if (s.pile.length === 0) {
    if (s.discards.length === 0) return -1;
    s.pile = run.dice.shuffle(s.discards);
    s.discards.length = 0;
    run.tell?.({ type: 'reshuffled', rule: 'SS-043' });
  }
  return s.pile.pop()!;
}

/** Draws cards into the hand, or, for a seat without a wizard, to be invoked at once. */
export function draw(s: SsState, seat: Seat, count: number, rule: string, run: Run): void {
  const drawn: number[] = [];
  while (drawn.length < count) {
    const card = fromPile(s, run);
    if (card < 0) break;
    drawn.push(card);
    run.tell?.({ type: 'drew', rule, seat, card, only: seat });
  }
  if (drawn.length === 0) return;
  run.tell?.({ type: 'drewCards', rule, seat, count: drawn.length });
  if (hasWizard(s, seat)) s.hand[seat]!.push(...drawn);
  else oblige(s, seat, drawn);
}

/** These the seat has to invoke at once, or they are discarded (SS-104, SS-148, SS-R13). */
export function oblige(s: SsState, seat: Seat, cards: readonly number[]): void {
  s.must[seat]!.push(...cards);
  s.tasks.push(newTask('must', seat));
}

/** Cards go from hand to hand, and only the two seats know which (SS-R26, ledger 7.1). */
export function take(
  s: SsState,
  from: Seat,
  seat: Seat,
  cards: readonly number[],
  rule: string,
  run: Run,
): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    drop(s.hand[from]!, card);
    drop(s.must[from]!, card);
    forget(s, card);
  }
  run.tell?.({ type: 'cardsTaken', rule, from, seat, count: cards.length });
  run.tell?.({ type: 'tookCards', rule, from, seat, cards, only: seat });
  if (!hasWizard(s, seat)) return oblige(s, seat, cards);
  s.hand[seat]!.push(...cards);
  s.known[from]!.push(...cards);
}

/** The hand goes to the open discards. */
export function discardHand(s: SsState, seat: Seat, run: Run): void {
  for (const card of [...s.hand[seat]!, ...s.must[seat]!]) {
    forget(s, card);
    layAside(s, card, run);
  }
  s.hand[seat]!.length = 0;
  s.must[seat]!.length = 0;
}
