import { fraction, type Fraction } from '../../kernel/game/odds';
import { compare, spreadOf, valueOf } from './odds/pool';

/** The value of a roll: the best die as tens, the second best as ones. (SS-072) */
export const conflictValue = (faces: readonly number[]): number => valueOf(faces, { dice: faces.length });

const known = new Map<number, ReadonlyMap<number, Fraction>>();

/** How likely each conflict value is with so many dice, without cards. (SS-069 to SS-072) */
export function conflictChances(dice: number): ReadonlyMap<number, Fraction> {
  const before = known.get(dice);
  if (before) return before;
  const { ways, rolls } = spreadOf({ dice });
  const chances = new Map<number, Fraction>();
  ways.forEach((n, value) => {
    if (n > 0) chances.set(value, fraction(BigInt(n), BigInt(rolls)));
  });
  known.set(dice, chances);
  return chances;
}

/** The chance that the initiator wins without cards; a tie is the initiator’s. (SS-074, SS-075) */
export function winChance(initiator: number, defender: number): Fraction {
  const [mine, yours] = [spreadOf({ dice: initiator }), spreadOf({ dice: defender })];
  const { higher, equal } = compare(mine, yours);
  return fraction(BigInt(higher + equal), BigInt(mine.rolls) * BigInt(yours.rolls));
}
