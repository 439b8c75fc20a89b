import type { Seat } from '../../../kernel/engine';
import { kindOf } from './lasting';
import type { SsState } from './state';

/** A card that the viewer may not know. */
export const HIDDEN = -1;

/** Does a Crystal Ball show the seat all other hands (SS-109)? */
export const seesHands = (s: SsState, seat: Seat): boolean =>
  s.play[seat]!.some((card) => kindOf(s, card) === 'reveal-hands');

/** The state as one seat may know it: the pile, and hands but for cards that it knows, are covered (ledger 7.1). */
export function view(s: SsState, seat: Seat | undefined): SsState {
  const ball = seat !== undefined && seesHands(s, seat);
  const cover = (cards: readonly number[], other: Seat): number[] => {
    if (other === seat || ball) return cards.slice();
    const knows = (card: number): boolean => seat !== undefined && s.known[seat]!.includes(card);
    return cards.map((card) => (knows(card) ? card : HIDDEN)).sort((a, b) => b - a);
  };
  return {
    ...s,
    // In a draft the pile lies face up.
    pile: s.phase === 'draft' ? s.pile : s.pile.map(() => HIDDEN),
    hand: s.hand.map(cover),
    must: s.must.map((cards, other) => (other === seat || ball ? cards : cards.map(() => HIDDEN))),
    plans: s.plans.map((plan, other) => (other === seat ? plan : {})),
    known: s.known.map((cards, other) => (other === seat ? cards : [])),
  };
}
