import type { Seat } from '../../../../../kernel/game/engine';
import type { Questions, Telling } from '../activity';
import type { RealmChoice } from '../choices';
import type { RealmState } from '../state';
import { confide, confidences, type ConfideChoice, type ConfideEvent } from './confiding';
import { dealAsks, bargains, propose, type DealAsk, type DealChoice, type DealEvent } from './deals';
import { giftAsks, gifts, offerGift, type GiftAsk, type GiftChoice, type GiftEvent } from './gifts';

/** What passes between two characters of a clearing: gifts, sales, swaps and discoveries. (MR-075) */
export type DealingAsk = GiftAsk | DealAsk;
export type DealingChoice = GiftChoice | DealChoice | ConfideChoice;
export type DealingEvent = GiftEvent | DealEvent | ConfideEvent;

export const dealingAsks: Questions<DealingAsk['type']> = { ...giftAsks, ...dealAsks };

/** Everything that he may propose to the others of his clearing. */
export const dealings = (s: RealmState, seat: Seat): DealingChoice[] => [
  ...gifts(s, seat),
  ...bargains(s, seat),
  ...confidences(s, seat),
];

/** Proposes it, or does it where nobody need agree; any other choice is none of these. */
export function dealWith(s: RealmState, seat: Seat, choice: RealmChoice, tell: Telling): void {
  switch (choice.type) {
    case 'give-item':
    case 'give-gold':
      return offerGift(s, seat, choice);
    case 'offer-deal':
    case 'seek-deal':
      return propose(s, seat, choice);
    case 'tell-site':
    case 'tell-path':
      return confide(s, seat, choice, tell);
    default:
  }
}
