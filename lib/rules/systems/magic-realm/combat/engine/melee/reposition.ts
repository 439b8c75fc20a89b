import type { Dice } from '../../../../../kernel/game/dice';
import type { Tell } from '../../../../../kernel/game/engine';
import { repositioning } from '../../../catalogue/combat-tables';
import { HEAVY, MEDIUM } from '../../../reckon/harm';
import { countersOf, countersOn, type Counter } from '../fighters/counters';
import type { MrEvent, Row } from '../events';
import { defenders, preyOf } from './sheets';
import { DIRECTIONS, FOE, isFoe, NOBODY, type Foe, type MrState, type Who } from '../state';
import { foeAt, foeOf, foesOn, isThere } from '../who';

/** Medium and Heavy monsters and natives of any size turn at random, heads and clubs too; horses do not. (MR-157, MR-158, MR-B55) */
const turns = (s: MrState, { who, part }: Counter): boolean => {
  const foe: Foe = foeOf(s, who);
  if (part) return foe.part !== undefined;
  return foe.native || foe.vulnerability === MEDIUM || foe.vulnerability === HEAVY;
};

const boxOf = (s: MrState, { who, part }: Counter): number =>
  part ? foeAt(s, who).partBox : foeAt(s, who).box;

/** One die sends the three boxes elsewhere, then two dice for each box turn those in it by a 6. (MR-156, MR-157) */
function reposition(
  s: MrState,
  sheet: Who,
  row: Row,
  counters: readonly Counter[],
  dice: Dice,
  tell?: Tell<MrEvent>,
): void {
  if (counters.length === 0) return;
  const face = dice.roll(6);
  const moves = repositioning[face - 1]!;
  for (const { who, part } of counters) {
    const foe = foeAt(s, who);
    if (part) foe.partBox = moves[foe.partBox]!;
    else foe.box = moves[foe.box]!;
  }
  tell?.({ type: 'repositioned', rule: 'MR-156', sheet, row, face });
  for (let box = 0; box < DIRECTIONS; box++) {
    const there = counters.filter((one) => boxOf(s, one) === box && turns(s, one));
    if (there.length === 0) continue;
    const faces = [dice.roll(6), dice.roll(6)] as const;
    const turned = faces[0] === 6 || faces[1] === 6;
    if (turned)
      for (const { who, part } of there) {
        const foe = foeAt(s, who);
        if (part) foe.partSide ^= 1;
        else foe.side ^= 1;
      }
    tell?.({ type: 'tactics', rule: 'MR-157', sheet, row, box, faces, turned });
  }
}

/**
 * On the sheet of a denizen circles, maneuver boxes and its own red boxes have a die each; a hireling who defends changes
 * neither direction nor side. (MR-142, MR-156, MR-159)
 */
function repositionOn(s: MrState, sheet: Who, dice: Dice, tell?: Tell<MrEvent>): void {
  const here = foesOn(s, sheet);
  if (here.length > 0) {
    const prey = preyOf(s, sheet);
    const circles = here.filter((who) => who !== prey);
    const squares = here.filter((who) => who === prey);
    reposition(s, sheet, 'circles', countersOf(s, circles), dice, tell);
    reposition(s, sheet, 'squares', countersOf(s, squares), dice, tell);
  }
  const owner = foeAt(s, sheet);
  if (owner.owner !== NOBODY) return;
  [owner.box, owner.partBox] = [0, 1];
  reposition(s, sheet, 'red', countersOf(s, [sheet]), dice, tell);
}

/** Dice send everything that can change its direction elsewhere, sheet by sheet. (MR-156, MR-157) */
export function repositionAll(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  for (let seat = 0; seat < s.heroes.length; seat++)
    if (isThere(s, seat)) reposition(s, seat, 'red', countersOn(s, seat), dice, tell);
  for (const who of defenders(s)) repositionOn(s, who, dice, tell);
  // Whoever attacks a hireling in a grip: he stands on the sheet of the monster that holds him. (MR-107, MR-B54)
  for (let i = 0; i < s.foes.length; i++) {
    const { alive, on } = s.foes[i]!;
    if (alive === 1 && isFoe(on))
      reposition(s, FOE + i, 'circles', countersOf(s, foesOn(s, FOE + i)), dice, tell);
  }
}
