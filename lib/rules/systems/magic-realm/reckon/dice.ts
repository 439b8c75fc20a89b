import { certain, complement, never, sum, type Fraction } from '../../../kernel/game/odds';
import { meeting } from '../catalogue/dealing-tables';
import type { Six } from '../catalogue/tables';
import type { Relation } from '../catalogue/vocabulary';
import { of, product } from './exact';

/** How a table roll is made: two dice of which the higher counts, or one, and what is added to it. (MR-035, MR-B10) */
export interface Roll {
  readonly dice: 1 | 2;
  readonly plus: number;
}

export const TWO_DICE: Roll = { dice: 2, plus: 0 };
export const ONE_DIE: Roll = { dice: 1, plus: 0 };

/** What a die shows. */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The chance of each face from 1 to 6 before anything is added. (MR-035) */
export const faces = ({ dice }: Pick<Roll, 'dice'>): readonly Fraction[] =>
  FACES.map((face) => (dice === 1 ? of(1, 6) : of(2 * face - 1, 36)));

/** A result is limited to 1 to 6 once, after all that is added. (MR-B10) */
export const limited = (result: number): number => Math.min(6, Math.max(1, result));

/** The chance of each result from 1 to 6. (MR-B10) */
export function chances(roll: Roll): readonly Fraction[] {
  const out = new Array<Fraction>(6).fill(never);
  faces(roll).forEach((chance, i) => {
    const at = limited(i + 1 + roll.plus) - 1;
    out[at] = sum(out[at]!, chance);
  });
  return out;
}

/** The chance that a roll reads a row that is wanted. */
export const chanceOf = <T>(rows: Six<T>, roll: Roll, isWanted: (row: T) => boolean): Fraction =>
  chances(roll).reduce((all, chance, i) => (isWanted(rows[i]!) ? sum(all, chance) : all), never);

/** That at least one of several tries succeeds. */
export function inTries(chance: Fraction, tries: number): Fraction {
  let fails = certain;
  for (let i = 0; i < tries; i++) fails = product(fails, complement(chance));
  return complement(fails);
}

const friendlier: Readonly<Record<Relation, Relation>> = {
  enemy: 'unfriendly',
  unfriendly: 'neutral',
  neutral: 'friendly',
  friendly: 'ally',
  ally: 'ally',
};

/** The next friendlier column, by drinks or an opportunity; an ally stays one. (MR-053, MR-X26, MR-R10) */
export const friendlierThan = (relation: Relation): Relation => friendlier[relation];

/** Chances of what the Meeting table gives in the end: an opportunity and trouble roll again, the same way. (MR-X25, MR-X26) */
export function meetingChances(column: Relation, roll: Roll): ReadonlyMap<string, Fraction> {
  const out = new Map<string, Fraction>();
  const add = (result: string, chance: Fraction) => out.set(result, sum(out.get(result) ?? never, chance));
  chances(roll).forEach((chance, i) => {
    if (chance.top === 0n) return;
    const row = meeting[column][i]!;
    if (row !== 'opportunity' && row !== 'trouble') {
      add(row, chance);
      return;
    }
    const next = row === 'opportunity' ? friendlier[column] : 'unfriendly';
    for (const [result, then] of meetingChances(next, roll)) add(result, product(chance, then));
  });
  return out;
}
