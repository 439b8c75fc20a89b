import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { FACES, limited, type Roll } from '../../../reckon/dice';
import type { MrChoice } from '../choices';
import { wornEffect } from '../fighters/playing';
import { castingAt } from './spells';
import { PENDING, type MrState } from '../state';
import { rollBy, throwDice } from '../tables';

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

/** Dice of a table roll of which one lies as it was chosen, 0: none does; who rolls but one has no other. (MR-T45) */
export function throwBeside(red: number, roll: Pick<Roll, 'dice'>, dice: Dice): readonly number[] {
  if (red === 0) return throwDice(roll, dice);
  return roll.dice === 1 ? [red] : [red, dice.roll(6)];
}

/** A table roll of which one die lies as it was chosen: 1 to 6. (MR-T45) */
export function rollBeside(
  red: number,
  roll: Roll,
  dice: Dice,
): { readonly faces: readonly number[]; readonly result: number } {
  const faces = throwBeside(red, roll, dice);
  return { faces, result: limited(Math.max(...faces) + roll.plus) };
}

/** The roll of a spell that he casts on its own table. (MR-S27, MR-S29, MR-S34, MR-T45) */
export const rollOfSpell = (s: MrState, seat: Seat, table: SpellTable, dice: Dice) =>
  rollBeside(s.heroes[seat]!.red, rollBy(s, seat, table), dice);

/** How his spells roll on the Missile table: low is good, and the red die lies on its 1, alone where he rolls but one. (MR-T45) */
export const spellMissile = (s: MrState, seat: Seat) => ({
  missile: rollBy(s, seat, 'missile'),
  ...(wornEffect(s, seat, 'choose-die') ? { red: 1 } : {}),
});
