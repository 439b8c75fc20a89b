import type { Dice } from '../../../../../kernel/game/dice';
import type { Tell } from '../../../../../kernel/game/engine';
import { cursesOf, isWarded } from './charms';
import type { MrEvent } from '../events';
import { SQUEAK } from './pit';
import type { MrState } from '../state';
import { rollBy, staysHidden, tableRoll } from '../tables';
import { foesOn, isHeld, isThere } from '../who';

/** After a round he for whom the world fades may vanish from sight, if nothing stands on his sheet. (MR-S36) */
export function vanish(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  s.heroes.forEach((hero, seat) => {
    if (hero.fades === 0 || hero.hidden === 1 || !isThere(s, seat) || isWarded(s, seat)) return;
    if ((cursesOf(s, seat) & SQUEAK) !== 0 || foesOn(s, seat).length > 0 || isHeld(s, seat)) return;
    const { faces, result } = tableRoll(rollBy(s, seat, 'hide'), dice);
    const hides = staysHidden(result);
    if (hides) hero.hidden = 1;
    tell?.({ type: 'faded', rule: 'MR-S36', seat, faces, hides });
  });
}
