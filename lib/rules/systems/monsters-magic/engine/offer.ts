import type { Seat, Tell } from '../../../kernel/engine';
import { PASS, playOf } from './choices';
import { work } from './combat';
import type { MmEvent } from './events';
import type { MmChoice, MmState } from './state';

/** `anyTime`: what another seat may play between two actions: lasting cards for combat (MM-R11). */
export const offerChoices = (s: MmState): MmChoice[] => [
  ...s.hand[s.offer]!.filter((card) => s.game.cards[card]!.hc.force.length > 0).map(playOf),
  PASS,
];

/** Those still in the game after this one, in the order of play. */
export const afterInOrder = (s: MmState, seat: Seat): Seat[] => {
  const at = s.order.indexOf(seat);
  return [...s.order.slice(at + 1), ...s.order.slice(0, at)].filter((other) => s.alive[other]);
};

/** The next seat, after this one, that holds cards and is not the active one. */
export function nextOffer(s: MmState, after: Seat): Seat {
  for (const other of afterInOrder(s, after)) {
    if (other === s.active) return -1;
    if (s.hand[other]!.length > 0) return other;
  }
  return -1;
}

export function playOffer(s: MmState, choice: MmChoice, tell?: Tell<MmEvent>): void {
  if (choice.type === 'play') work(s, s.offer, choice.card, tell);
  else s.offer = nextOffer(s, s.offer);
}
