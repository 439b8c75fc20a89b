import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { battles } from '../fighters/enmity';
import type { MrEvent } from '../events';
import { isUnassigned, putOn } from '../melee/sheets';
import { FOE, isFoe, type MrState, type Who } from '../state';
import { foeAt, foeOf, isThere, isWild } from '../who';

/** Natives of the group of an unhired one who are on no sheet and hold nobody. */
const idleFellows = (s: MrState, who: Who): readonly Who[] =>
  s.foes.flatMap((foe, i) =>
    isWild(foe) &&
    s.game.foes[i]!.native &&
    s.game.foes[i]!.group === foeOf(s, who).group &&
    foe.target < 0 &&
    isUnassigned(s, FOE + i)
      ? [FOE + i]
      : [],
  );

/**
 * Watchful natives are not surprised: who of a group that is aimed at, or on which a hireling is sent, is on no sheet comes to that
 * of the character, if he is there unhidden. (MR-B70)
 */
export function watch(s: MrState, seat: Seat, whom: readonly Who[], tell?: Tell<MrEvent>): void {
  if (!s.game.optional?.watchful || !isThere(s, seat) || s.heroes[seat]!.hidden === 1) return;
  for (const who of whom) {
    if (!isFoe(who) || !foeOf(s, who).native || foeAt(s, who).owner >= 0) continue;
    const foes = idleFellows(s, who).filter((one) => battles(s, one, seat));
    for (const one of foes) putOn(s, one, seat);
    if (foes.length > 0) tell?.({ type: 'watched', rule: 'MR-B70', seat, foes });
  }
}
