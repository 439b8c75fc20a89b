import { membersAt } from '../engine/world/company';
import type { Outlook } from './outlook';

/** What an insult and a challenge cost that are settled. (MR-X23, MR-X24) */
const PRICE = 5;

/** What he gains by settling what he is asked about: nobody attacks him; but who is hidden is not attacked anyway. (MR-032) */
export function settleWorth({ s, seat, might, weights, life }: Outlook): number {
  const asked = s.asks.at(-1);
  if (asked?.type !== 'evening-affront') return 0;
  const { place, hidden } = s.who[seat]!;
  const cost = PRICE * (asked.affront === 'insult' ? weights.notoriety : weights.fame);
  const risk = hidden === 1 ? 0 : might.risk(membersAt(s, asked.group, place));
  return life * risk - cost;
}
