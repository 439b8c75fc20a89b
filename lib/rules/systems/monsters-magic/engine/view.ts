import type { Seat } from '../../../kernel/game/engine';
import type { MmState } from './state';

/** A card that the viewer may not know. */
export const HIDDEN = -1;

const covered = (cards: readonly number[]): number[] => new Array<number>(cards.length).fill(HIDDEN);

/** Another's hand to one who has seen some of it (MM-R38): those cards first, so that places tell nothing. */
const glimpsed = (cards: readonly number[], seen: readonly number[]): number[] =>
  seen.length === 0
    ? covered(cards)
    : cards.map((card) => (seen.includes(card) ? card : HIDDEN)).sort((a, b) => b - a);

/** The state as one seat may know it: hands, packs, cards put down and the deck are covered (MM-057). */
export function view(s: MmState, seat: Seat | undefined): MmState {
  const seen = seat === undefined ? [] : s.seen[seat]!;
  const owner = (side: number): Seat | undefined => {
    if (s.combat.attacker < 0) return undefined;
    const attacker = Math.trunc(s.combat.attacker / 20);
    if (side === 0) return attacker;
    const figure = s.figureOn[s.combat.space]!;
    return figure >= 0 ? Math.trunc(figure / 20) : s.garrison[s.combat.space];
  };
  return {
    ...s,
    deck: covered(s.deck),
    hand: s.hand.map((cards, i) => (i === seat ? cards : glimpsed(cards, seen))),
    pack: s.pack.map((cards, i) => (i === seat ? cards : covered(cards))),
    seen: s.seen.map((cards, i) => (i === seat ? cards : [])),
    combat: {
      ...s.combat,
      put: s.combat.put.map((cards, side) => (owner(side) === seat ? cards : covered(cards))),
    },
  };
}
