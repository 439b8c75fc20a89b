import { unitOf } from '@/lib/rules';
import { chanceOfLuck, type Effect } from '@/lib/sim';

const signed = (n: number, digits: number): string => {
  const text = Math.abs(n).toFixed(digits);
  return `${Number(text) === 0 ? '' : n > 0 ? '+' : '−'}${text}`;
};

/** A share of victories in points: `+3.2`. */
export const points = (share: number): string => signed(share * 100, 1);
export const pointsEach = (share: number): string => signed(share * 100, 2);

/** What one use costs: `3 levels`; nothing where it has no price. */
export const sayPrice = (price: number | undefined, unit: string): string =>
  price === undefined ? '' : `${Math.round(price * 100) / 100} ${unitOf(unit, price)}`;

const VERDICTS: Readonly<Record<Effect['says'], string>> = {
  more: 'wins games, and not by chance',
  less: 'loses games, and not by chance',
  same: 'no game had another winner',
  untold: 'cannot be told from chance',
};
export const sayVerdict = ({ says }: Pick<Effect, 'says'>): string => VERDICTS[says];

/** Why the bounds are wider than those of one comparison. */
export function sayMany(comparisons: number): string {
  if (comparisons < 2) return 'The bounds hold in 95 of 100 such measurements.';
  const luck = Math.round(100 * chanceOfLuck(comparisons));
  return `${comparisons} comparisons: one of twenty looks real by chance alone, so that at least one of these would in ${luck} of 100 measurements. Therefore the bounds are widened (Bonferroni): in 95 of 100 such measurements all of them hold at once.`;
}
