import { sumsOfDraw, type Fraction, type Worth } from '../../../kernel/game/odds';
import { copiesByStrength } from '../catalogue/cards';
import { cardTypes } from '../catalogue/vocabulary';

/** Cards of so many types in the common deck by what they count; the rest count nothing. (BM-013, BM-015) */
export function worthOf(types: number, copies: number): readonly Worth[] {
  const worth = Object.entries(copiesByStrength).map(([strength, n]) => ({
    value: Number(strength),
    count: n * types * copies,
  }));
  const perType = Object.values(copiesByStrength).reduce((sum, n) => sum + n, 0);
  return [{ value: 0, count: (cardTypes.length - types) * perType * copies }, ...worth];
}

/** How likely each battle total is: cards drawn, and the types that count, from the full deck. (BM-125, BM-130) */
export const battleTotals = (draws: number, types: number, copies: number): ReadonlyMap<number, Fraction> =>
  sumsOfDraw(worthOf(types, copies), draws);
