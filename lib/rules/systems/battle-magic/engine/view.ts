import type { Seat } from '../../../kernel/game/engine';
import { NO_CARD, SECRET, type BmState } from './state';

/** A card that the viewer may not know. */
const HIDDEN = -1;

const covered = (cards: readonly number[]): number[] => new Array<number>(cards.length).fill(HIDDEN);

/** The state as one seat may know it: other hands, the deck, and what is put or written in secret are covered. */
export function view(s: BmState, seat: Seat | undefined): BmState {
  const { fight } = s;
  const { ownerOf } = s.game;
  const mine = (side: number): boolean =>
    fight.attacker >= 0 && ownerOf[side === 0 ? fight.attacker : fight.defender] === seat;
  return {
    ...s,
    deck: covered(s.deck),
    hand: s.hand.map((cards, i) => (i === seat ? cards : covered(cards))),
    written: s.written.map((at, i) => (i === seat || at < 0 ? at : SECRET)),
    fight: {
      ...fight,
      put:
        s.game.house.substitutionOrder === 'secret' && fight.stage === 'substitute'
          ? fight.put.map((card, side) => (mine(side) || card < NO_CARD ? card : SECRET))
          : fight.put,
    },
  };
}
