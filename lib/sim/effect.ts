import { oneOfMany, type Difference } from './statistics';

/** What a use adds to the victories of its player. */
export interface Effect extends Difference {
  readonly pairs: number;
  /** For each unit that the list costs more with it; absent where that is nothing or unknown. */
  readonly perPrice?: number;
  /** `more`, `less`: than without it, and not by chance. `same`: not one game had another winner. */
  readonly says: 'more' | 'less' | 'untold' | 'same';
}

/**
 * What pairs of games say of a use, as one of so many that are looked at together.
 * @param added what its player wins more with it than without, by these pairs alone
 * @param price what the list costs more with it, in the unit of its prices
 */
export function effectIn(added: Difference, pairs: number, comparisons: number, price: number): Effect {
  const worth = oneOfMany(added, pairs, comparisons);
  const isSame = pairs > 0 && added.low === 0 && added.high === 0;
  return {
    ...worth,
    pairs,
    ...(price > 0 ? { perPrice: worth.difference / price } : {}),
    says: worth.low > 0 ? 'more' : worth.high < 0 ? 'less' : isSame ? 'same' : 'untold',
  };
}

/** How likely at least one of so many comparisons looks real by chance alone, where each is held against 95 % by itself. */
export const chanceOfLuck = (comparisons: number): number => 1 - 0.95 ** comparisons;
