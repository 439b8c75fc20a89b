import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import type { BmEvent } from './events';
import { CUP, PILE, type BmState } from './state';

/** The top card, from a deck made anew of the discard pile where it has run out; −1: there is none (BM-156, BM-R24). */
export function drawCard(s: BmState, dice: Dice, tell?: Tell<BmEvent>): number {
  if (s.deck.length === 0) {
    if (s.discard.length === 0) return -1;
    s.deck = dice.shuffle(s.discard);
    s.discard.length = 0;
    tell?.({ type: 'reshuffled', rule: 'BM-156', cards: s.deck.length });
  }
  return s.deck.pop()!;
}

/** Cards from the common deck into a hand (BM-087, BM-154). */
export function drawHand(
  s: BmState,
  seat: Seat,
  count: number,
  rule: string,
  dice: Dice,
  tell?: Tell<BmEvent>,
): void {
  const hand = s.hand[seat]!;
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    const card = drawCard(s, dice, tell);
    if (card < 0) break;
    hand.push(card);
  }
  if (tell && hand.length > before) {
    tell({ type: 'drewCards', rule, seat, count: hand.length - before });
    tell({ type: 'drew', rule, seat, cards: hand.slice(before), only: seat });
  }
}

/** From hand to the discard pile. */
export function discardCard(s: BmState, seat: Seat, card: number): void {
  takeCard(s, seat, card);
  s.discard.push(card);
}

/** Out of the hand. */
export function takeCard(s: BmState, seat: Seat, card: number): void {
  const hand = s.hand[seat]!;
  for (let i = hand.indexOf(card) + 1; i < hand.length; i++) hand[i - 1] = hand[i]!;
  hand.pop();
}

/** Bits of the codes of card that a hand holds. */
export function codesIn(hand: readonly number[]): number {
  let codes = 0;
  for (let i = 0; i < hand.length; i++) codes |= 1 << hand[i]!;
  return codes;
}

/** A chit out of the cup, every one as likely; −1: the cup is empty (BM-R61). Cups are mixed, so that no order is kept. */
export function drawChit(s: BmState, seat: Seat, dice: Dice): number {
  const { first } = s.game;
  const [from, to] = [first[seat]!, first[seat + 1]!];
  let count = 0;
  for (let chit = from; chit < to; chit++) if (s.at[chit] === CUP) count++;
  if (count === 0) return -1;
  let left = dice.below(count);
  for (let chit = from; chit < to; chit++) if (s.at[chit] === CUP && left-- === 0) return chit;
  return -1;
}

/** Onto the recruit pile, face up (BM-158). */
export function toPile(s: BmState, seat: Seat, chit: number): void {
  s.at[chit] = PILE;
  s.pile[seat]!.push(chit);
}
