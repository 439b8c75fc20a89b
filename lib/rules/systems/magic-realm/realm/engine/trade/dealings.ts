import type { Questions, Telling } from '../activity';
import type { RealmChoice } from '../choices';
import type { RealmState, Who } from '../state';
import { confide, confidences, type ConfideChoice, type ConfideEvent } from './confiding';
import { dealAsks, bargains, propose, type DealAsk, type DealChoice, type DealEvent } from './deals';
import { giftAsks, gifts, offerGift, type GiftAsk, type GiftChoice, type GiftEvent } from './gifts';

/** What passes between two who deal with one another in a clearing: gifts, sales, swaps and discoveries. (MR-075) */
export type DealingAsk = GiftAsk | DealAsk;
export type DealingChoice = GiftChoice | DealChoice | ConfideChoice;
export type DealingEvent = GiftEvent | DealEvent | ConfideEvent;

export const dealingAsks: Questions<DealingAsk['type']> = { ...giftAsks, ...dealAsks };

/** Everything that he may propose to the others of his clearing. */
export const dealings = (s: RealmState, who: Who): DealingChoice[] => [
  ...gifts(s, who),
  ...bargains(s, who),
  ...confidences(s, who),
];

/** Proposes it, or does it where nobody need agree; any other choice is none of these. */
export function dealWith(s: RealmState, who: Who, choice: RealmChoice, tell: Telling): void {
  switch (choice.type) {
    case 'give-item':
    case 'give-gold':
      return offerGift(s, who, choice);
    case 'offer-deal':
    case 'seek-deal':
      return propose(s, who, choice);
    case 'tell-site':
    case 'tell-path':
      return confide(s, who, choice, tell);
    default:
  }
}
