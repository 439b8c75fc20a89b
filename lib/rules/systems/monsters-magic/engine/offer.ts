import type { Seat, Tell } from '../../../kernel/game/engine';
import { WINDOW, type GameCard } from './cards';
import { PASS, playOf } from './choices';
import { work } from './combat';
import type { MmEvent } from './events';
import type { MmChoice, MmState } from './state';
import { nextInOrder } from './units';

const BOTH = WINDOW.combat | WINDOW.main;
const isOffered = ({ hc, windows }: GameCard): boolean => hc.force.length > 0 && (windows & BOTH) === BOTH;

/** `anyTime`: what another seat may play between two actions: lasting cards for combat (MM-R11). */
export const offerChoices = (s: MmState): MmChoice[] => [
  ...s.hand[s.offer]!.filter((card) => isOffered(s.game.cards[card]!)).map(playOf),
  PASS,
];

/** The next seat, after this one, that holds cards and is not the active one. */
export function nextOffer(s: MmState, after: Seat): Seat {
  for (let other = nextInOrder(s, after); other >= 0 && other !== s.active; other = nextInOrder(s, other))
    if (s.hand[other]!.length > 0) return other;
  return -1;
}

export function playOffer(s: MmState, choice: MmChoice, tell?: Tell<MmEvent>): void {
  if (choice.type === 'play') work(s, s.offer, choice.card, tell);
  else s.offer = nextOffer(s, s.offer);
}
