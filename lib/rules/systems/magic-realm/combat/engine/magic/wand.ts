import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { FACES, limited, type Roll } from '../../../reckon/dice';
import type { MrChoice } from '../choices';
import { wornEffect } from '../fighters/playing';
import { castingAt } from './spells';
import { PENDING, type MrState } from '../state';
import { rollBy, tableRoll } from '../tables';

/** Tables on which a spell of the combat rolls for its caster. */
type SpellTable = 'curse' | 'power-of-the-pit' | 'transform';
const tables: Readonly<Record<string, SpellTable>> = {
  curse: 'curse',
  'power-of-the-pit': 'power-of-the-pit',
  transform: 'transform',
};

/** Does the wand of the caster choose one of the dice of his spell, and has he still to say how? (MR-T45) */
const isOwed = (s: MrState, seat: Seat): boolean => {
  const { spell, spellState, red, targets } = s.heroes[seat]!;
  if (spell < 0 || spellState !== PENDING || red > 0 || targets.length === 0) return false;
  const table = tables[castingAt(s, seat, spell).id];
  return table !== undefined && wornEffect(s, seat, 'choose-die')?.tables.includes(table) === true;
};

/** Faces that he may give to the red die. */
export const redDice = (s: MrState, seat: Seat): MrChoice[] =>
  isOwed(s, seat) ? FACES.map((face) => ({ type: 'red-die', face })) : [];

/** A table roll of which one die lies as it was chosen; who rolls but one has no other. (MR-T45) */
export function rollBeside(
  red: number,
  roll: Roll,
  dice: Dice,
): { readonly faces: readonly number[]; readonly result: number } {
  if (red === 0) return tableRoll(roll, dice);
  const faces = roll.dice === 1 ? [red] : [red, dice.roll(6)];
  return { faces, result: limited(Math.max(...faces) + roll.plus) };
}

/** The roll of a spell that he casts on its own table. (MR-S27, MR-S29, MR-S34, MR-T45) */
export const rollOfSpell = (s: MrState, seat: Seat, table: SpellTable, dice: Dice) =>
  rollBeside(s.heroes[seat]!.red, rollBy(s, seat, table), dice);

/** How his spells roll on the Missile table: low is good, and the red die lies on its 1. (MR-T45) */
export function spellMissile(s: MrState, seat: Seat): Roll {
  const roll = rollBy(s, seat, 'missile');
  return wornEffect(s, seat, 'choose-die') ? { ...roll, dice: 1 } : roll;
}
