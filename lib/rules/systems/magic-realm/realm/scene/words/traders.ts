import type { Seat } from '../../../../../kernel/game/engine';
import { isHerd } from '../../../beasts';
import { placeOf } from '../../engine/movers/individuals';
import type { RealmState } from '../../engine/state';
import { drinksPrice, type Affront, type Met } from '../../engine/trade/meeting';
import { leaderAt } from '../../engine/world/company';
import { isVisitor } from '../../engine/world/garrisons';
import { touching, traderName } from '../names';

/** The piece of a trader. */
export function traderTouch(s: RealmState, seat: Seat, trader: Met): readonly string[] {
  if (isHerd(trader)) return [];
  if (isVisitor(trader)) return [`visitor-${trader}`];
  const leader = leaderAt(s, trader, placeOf(s, seat));
  return leader === undefined ? [] : [touching.denizen(leader)];
}

/** `the Rogues ask`, `the Crone asks`. */
export const does = (trader: Met, one: string, many: string): string =>
  `${traderName(trader)} ${isVisitor(trader) ? one : many}`;

export const drinksWords = (s: RealmState, seat: Seat, trader: Met): string =>
  `Buy drinks for ${traderName(trader)}: ${drinksPrice(s, seat, trader)} gold, and they are one level friendlier for this roll`;

/** What settles an insult or a challenge. (MR-X23, MR-X24) */
export const payOffWords: Readonly<Record<Affront, string>> = {
  insult: 'Swallow the insult for 5 notoriety',
  challenge: 'Evade the challenge for 5 fame',
};

export const fameWords = (fame: number): string => (fame > 0 ? ` and ${fame} fame` : '');
