import type { Seat } from '../../../../kernel/game/engine';
import { foeAt, foeOf, isFoe, type MrState, type Who } from './state';

/** It fights everybody whom it sees. */
export const EVERYBODY = -1;

/** Does it come to that character by itself? Monsters do, and natives whose group battles him. (MR-097, MR-B52) */
export const battles = (s: MrState, who: Who, seat: Seat): boolean =>
  (foeAt(s, who).battles & (1 << seat)) !== 0;

/** A group whose unhired member he or a hireling of his lures, attacks or bewitches battles him from now on. (MR-099, MR-B52) */
export function provoke(s: MrState, seat: Seat, who: Who): void {
  if (!isFoe(who) || foeAt(s, who).owner >= 0 || battles(s, who, seat)) return;
  const { group } = foeOf(s, who);
  s.foes.forEach((foe, i) => {
    if (s.game.foes[i]!.group === group) foe.battles |= 1 << seat;
  });
}
