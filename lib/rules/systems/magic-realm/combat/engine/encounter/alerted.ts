import type { Dice } from '../../../../../kernel/game/dice';
import type { Tell } from '../../../../../kernel/game/engine';
import { TWO_DICE } from '../../../reckon/dice';
import type { MrEvent } from '../events';
import { ALIVE, FOE, type MrState } from '../state';
import { throwDice } from '../tables';
import { isTremendous, isWild } from '../who';

/** Is somebody there whom they see: a character, or somebody in his service? */
const isAnybodySeen = (s: MrState): boolean =>
  s.heroes.some(({ life, hidden }) => life === ALIVE && hidden === 0) ||
  s.foes.some(({ owner, hidden }) => owner >= 0 && hidden === 0);

/** On which die a denizen turns over by itself. (MR-157) */
const TURNS = 6;

/**
 * Where it was agreed, monsters and unhired natives begin a combat dark side up, if they see somebody, or each by a roll of its
 * own. Tremendous ones never do. (MR-100, MR-B70)
 */
export function alertFoes(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  const alerted = s.game.optional?.alerted ?? 'off';
  if (alerted === 'off' || (alerted === 'on' && !isAnybodySeen(s))) return;
  const able = s.foes.flatMap((foe, i) => (isWild(foe) && !isTremendous(s.game.foes[i]!) ? [i] : []));
  if (alerted === 'on') {
    for (const i of able) s.foes[i]!.side = 1;
    if (able.length > 0) tell?.({ type: 'on-guard', rule: 'MR-B70', foes: able.map((i) => FOE + i) });
    return;
  }
  for (const i of able) {
    const faces = throwDice(TWO_DICE, dice);
    const turned = faces.includes(TURNS);
    if (turned) s.foes[i]!.side = 1;
    tell?.({ type: 'guard-rolled', rule: 'MR-B70', who: FOE + i, faces, turned });
  }
}
