import type { Seat } from '../../../kernel/game/engine';
import type { Run } from './events';
import { layAside } from './hands';
import { deedOf, kindOf } from './lasting';
import { drop } from './pieces';
import type { SsState } from './state';
import { newTask } from './task';

/** May this Safe card protect that card in play (SS-102, SS-106)? */
export function canProtect(s: SsState, safe: number, card: number): boolean {
  const deed = deedOf(s, safe);
  return (
    deed?.kind === 'protect-card' &&
    // Any other artifact, the Safe scroll too.
    card !== safe &&
    s.game.cards[card]!.sort === deed.sort
  );
}

/** A Safe card without anything to protect takes what there is, and asks where there is more than one (SS-R71). */
export function designate(s: SsState, seat: Seat, safe: number, run: Run): void {
  const open = s.play[seat]!.filter((card) => canProtect(s, safe, card));
  if (open.length === 1) protect(s, seat, safe, open[0]!, run);
  else if (open.length > 1) s.tasks.push(newTask('safe', seat, -1, -1, safe, 0, open));
}

export function protect(s: SsState, seat: Seat, safe: number, card: number, run: Run): void {
  s.safe[safe] = card;
  run.tell?.({ type: 'protected', rule: s.game.cards[safe]!.rule, seat, card: safe, target: card });
}

/** What the powers of the seat's cards in play are good for, of those that lie there now. */
export function countUses(s: SsState, seat: Seat): void {
  s.able[seat] = 0;
  for (const card of s.play[seat]!) s.able[seat]! |= s.game.cards[card]!.use;
}

/** A card lies in play from now on; the first that a Safe card without a charge can protect becomes its charge. */
export function enterPlay(s: SsState, seat: Seat, card: number, run: Run): void {
  s.play[seat]!.push(card);
  countUses(s, seat);
  // What is stolen has resolved before.
  if (!s.laid.includes(card)) s.laid.push(card);
  for (const safe of s.play[seat]!)
    if (s.safe[safe] === -1 && canProtect(s, safe, card)) protect(s, seat, safe, card, run);
}

/** Out of play, without saying where it goes. Safe cards that protected it look for another. */
export function takeOut(s: SsState, seat: Seat, card: number, run: Run): void {
  drop(s.play[seat]!, card);
  countUses(s, seat);
  s.safe[card] = -1;
  for (const safe of s.play[seat]!) {
    if (s.safe[safe] !== card) continue;
    s.safe[safe] = -1;
    designate(s, seat, safe, run);
  }
}

/** Out of play to the discards. */
export function leavePlay(s: SsState, seat: Seat, card: number, rule: string, run: Run): void {
  takeOut(s, seat, card, run);
  drop(s.laid, card);
  s.used[card] = 0;
  run.tell?.({ type: 'destroyed', rule, card });
  layAside(s, card, run);
}

/** A card comes face up from another seat (SS-132); a Safe card designates anew at once (SS-R71). */
export function changeHands(s: SsState, from: Seat, seat: Seat, card: number, run: Run): void {
  takeOut(s, from, card, run);
  enterPlay(s, seat, card, run);
  if (kindOf(s, card) === 'protect-card') designate(s, seat, card, run);
  run.tell?.({ type: 'stolen', rule: 'SS-132', from, seat, card });
}

/** The Safe card that keeps opposing cards from destroying or stealing it, −1: none (SS-102, SS-106). */
export function guardOf(s: SsState, owner: Seat, card: number, by: Seat): number {
  if (owner === by) return -1;
  for (const safe of s.play[owner]!) if (s.safe[safe] === card) return safe;
  return -1;
}
