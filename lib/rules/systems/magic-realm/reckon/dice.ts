import { meeting, type Six } from '../catalogue/tables';
import type { Relation } from '../catalogue/vocabulary';

/** How a table roll is made: two dice of which the higher counts, or one, and what is added to it. (MR-035, MR-B10) */
export interface Roll {
  readonly dice: 1 | 2;
  readonly plus: number;
}

export const TWO_DICE: Roll = { dice: 2, plus: 0 };
export const ONE_DIE: Roll = { dice: 1, plus: 0 };

/** The chance of each result from 1 to 6: limited to these once, after all that is added. (MR-B10) */
export function chances({ dice, plus }: Roll): readonly number[] {
  const out = [0, 0, 0, 0, 0, 0];
  for (let face = 1; face <= 6; face++) {
    const at = Math.min(6, Math.max(1, face + plus)) - 1;
    out[at]! += dice === 1 ? 1 / 6 : (2 * face - 1) / 36;
  }
  return out;
}

/** The chance that a roll reads a row that is wanted. */
export const chanceOf = <T>(rows: Six<T>, roll: Roll, isWanted: (row: T) => boolean): number =>
  chances(roll).reduce((sum, chance, i) => sum + (isWanted(rows[i]!) ? chance : 0), 0);

/** That at least one of several tries succeeds. */
export const inTries = (chance: number, tries: number): number => 1 - (1 - chance) ** tries;

const friendlier: Readonly<Record<Relation, Relation>> = {
  enemy: 'unfriendly',
  unfriendly: 'neutral',
  neutral: 'friendly',
  friendly: 'ally',
  ally: 'ally',
};

/** Chances of what the Meeting table gives in the end: an opportunity and trouble roll again, the same way. (MR-X25, MR-X26) */
export function meetingChances(column: Relation, roll: Roll): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  const add = (result: string, chance: number) => out.set(result, (out.get(result) ?? 0) + chance);
  chances(roll).forEach((chance, i) => {
    const row = meeting[column][i]!;
    if (row !== 'opportunity' && row !== 'trouble') {
      add(row, chance);
      return;
    }
    const next = row === 'opportunity' ? friendlier[column] : 'unfriendly';
    for (const [result, then] of meetingChances(next, roll)) add(result, chance * then);
  });
  return out;
}
