import type { RealmState, Who } from '../state';
import { eveningOrder } from '../evening/combat-of';
import { isMover, playerOf } from './individuals';

/** Characters in the order of their seats from whoever moved first today, and then so those who move for somebody. (MR-102, MR-R20) */
export function clockwise(s: RealmState, all: readonly Who[]): readonly Who[] {
  if (all.length < 2) return all;
  const seats = eveningOrder(s, [...s.who.keys()]);
  const rank = (who: Who): number => seats.indexOf(playerOf(s, who)) + (isMover(s, who) ? seats.length : 0);
  return [...all].sort((a, b) => rank(a) - rank(b));
}
