import type { Seat } from '../../../kernel/game/engine';
import { kindOf } from './lasting';
import type { SsState } from './state';

/** A card that the viewer may not know. */
export const HIDDEN = -1;

/** Does a Crystal Ball show the seat all other hands (SS-109)? */
export const seesHands = (s: SsState, seat: Seat): boolean =>
  s.play[seat]!.some((card) => kindOf(s, card) === 'reveal-hands');

const rows: number[][] = [];
/** So many cards that the viewer may not know. Nobody writes on a view, so that all share these rows. */
const covered = (count: number): number[] => (rows[count] ??= new Array<number>(count).fill(HIDDEN));

/** A hand of somebody else: the cards that the viewer knows, the others covered. */
function partly(cards: number[], known: readonly number[]): number[] {
  const open = known.length === 0 ? known : cards.filter((card) => known.includes(card));
  if (open.length === 0) return covered(cards.length);
  return [...[...open].sort((a, b) => b - a), ...covered(cards.length - open.length)];
}

/** The state as one seat may know it: the pile, and hands but for cards that it knows, are covered (ledger 7.1). */
export function view(s: SsState, seat: Seat | undefined): SsState {
  const ball = seat !== undefined && seesHands(s, seat);
  const known = seat === undefined ? [] : s.known[seat]!;
  const isOpen = (other: Seat): boolean => ball || other === seat;
  return {
    ...s,
    // In a draft the pile lies face up.
    pile: s.phase === 'draft' ? s.pile : covered(s.pile.length),
    hand: s.hand.map((cards, other) => (isOpen(other) ? cards : partly(cards, known))),
    must: s.must.map((cards, other) => (isOpen(other) ? cards : covered(cards.length))),
    // Once the domains are taken there are none.
    plans: s.phase === 'domain' ? s.plans.map((plan, other) => (other === seat ? plan : {})) : s.plans,
    known: s.known.map((cards, other) => (other === seat ? cards : covered(0))),
  };
}
