import { dayOf, isHidden, moverOf } from '../engine/movers/individuals';
import type { RealmState, Who } from '../engine/state';
import { seatName, tileName } from './names';

/** What there is to know of one who moves for a character, where he stands. (MR-B32, MR-A26, MR-S33) */
export function moverWords(s: RealmState, who: Who): string {
  const { kind, by } = moverOf(s, who);
  const { guide, blocked, found } = dayOf(s, who);
  const over = s.turn?.seat === who ? s.turn.over : -1;
  return [
    seatName(s, who),
    kind === 'leader' ? `hired by the ${seatName(s, by)}` : '',
    kind === 'monster' ? `controlled by the ${seatName(s, by)}` : '',
    isHidden(s, who) ? 'hidden' : '',
    over >= 0 ? `in the air over ${tileName(over)}` : '',
    guide >= 0 ? `follows the ${seatName(s, guide)}` : '',
    blocked === 1 ? 'blocked' : '',
    found === 1 ? 'has found hidden enemies' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
