import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { adjustedTables } from '../../../catalogue/combat-tables';
import { TWO_DICE, type Roll } from '../../../reckon/dice';
import { maneuverOf, type Attack } from './attacks';
import type { Adjustment, MrEvent } from '../events';
import { fastestOn, timeOf } from '../fighters/playing';
import { spellAttack } from '../magic/spells';
import { throwBeside } from '../magic/wand';
import { isFoe, type MrState } from '../state';
import { rollBy, throwDice } from '../tables';
import { foesOn } from '../who';

type Table = keyof typeof adjustedTables;

/** What is added where an attack was only faster than the maneuver. (MR-B70) */
const UNDERCUT = 4;
/** It takes every strength away. */
export const NEGLIGIBLE = -10;
/** Rolls beyond these rows of a table count as the last of them. */
const LEAST = -2;
const MOST = 10;

/** The row that a roll reads. */
const rowOf = (table: Table, total: number): string =>
  adjustedTables[table].find(({ from = -Infinity, to = Infinity }) => from <= total && total <= to)!.result;

const shiftOf = (table: Table, total: number): number => {
  const row = rowOf(table, total);
  return row === 'negligible' ? NEGLIGIBLE : Number(row);
};

/** A blow that has an exact strength, or none, rolls on no table. */
function rolls(s: MrState, { by, kind, missile }: Attack): boolean {
  if (kind !== 'HARM') return false;
  if (missile || isFoe(by)) return true;
  return !spellAttack(s, by) && s.heroes[by]!.strong === 0;
}

/**
 * With the adjusted tables an attack that hits is the stronger the faster it was: its time less that of the maneuver, and 4 more
 * where the directions did not match. Whoever played no maneuver is hit as hard as can be. (MR-B70)
 */
export function adjusting(s: MrState, attack: Attack): Attack {
  if (!s.game.optional?.tables || !rolls(s, attack)) return attack;
  const { toward, time } = maneuverOf(s, attack.at);
  return { ...attack, adjust: attack.time - time + (attack.direct === toward ? 0 : UNDERCUT) };
}

/** The roll of an attack on its adjusted table. (MR-B70) */
export function adjustedRoll(
  s: MrState,
  { by, part, at, missile, red = 0, adjust = 0 }: Attack,
  dice: Dice,
  tell?: Tell<MrEvent>,
): Adjustment {
  const table = missile ? 'missile' : 'fumble';
  const roll: Roll = missile ?? (isFoe(by) ? TWO_DICE : rollBy(s, by, 'fumble'));
  const faces = throwBeside(red, roll, dice);
  const total = Math.min(MOST, Math.max(LEAST, Math.max(...faces) + roll.plus + adjust));
  const shift = shiftOf(table, total);
  tell?.({ type: 'adjusted', rule: `MR-table-${table}-adjusted`, by, part, at, table, faces, total, shift });
  return { table, shift };
}

/** Does he stumble? The time of his chit less that of the fastest on his sheet counts, and how many stand there. (MR-B70) */
export function stumbles(s: MrState, seat: Seat, chit: number, dice: Dice, tell?: Tell<MrEvent>): boolean {
  const fastest = fastestOn(s, seat);
  if (!s.game.optional?.tables || fastest === Infinity) return false;
  const chargers = s.heroes.filter(({ charge }) => charge === seat).length;
  const roll = rollBy(s, seat, 'stumble');
  const faces = throwDice(roll, dice);
  const total =
    Math.max(...faces) + roll.plus + timeOf(s, seat, chit) - fastest + foesOn(s, seat).length + chargers;
  const falls = rowOf('stumble', total) === 'cancelled';
  tell?.({ type: 'stumbled', rule: 'MR-table-stumble-adjusted', seat, chit, faces, total, falls });
  return falls;
}
