import type { Victory } from '../options';
import { factors, needed } from '../points';
import { victoryCategories, type VictoryCategory } from '../sheet-words';

/** One category at the end of the game. (MR-B65, MR-B66) */
export interface CategoryScore {
  /** What is there less what was needed. */
  readonly raw: number;
  /** Three times as much below zero. */
  readonly score: number;
  /** Divided by the factor, rounded down. */
  readonly basic: number;
  /** Once more for each point that was assigned. */
  readonly bonus: number;
}

/** What a character has at the end; the gold already without the first ten and the price of the starting equipment. */
export type Totals = Readonly<Record<VictoryCategory, number>>;

/** Without the sign that a zero may carry. */
const plain = (n: number): number => (n === 0 ? 0 : n);

/** The score of a character: zero or more has won. (MR-B65, MR-B66, MR-R42) */
export function scoreOf(
  totals: Totals,
  victory: Victory,
): {
  readonly categories: ReadonlyMap<VictoryCategory, CategoryScore>;
  readonly total: number;
  readonly won: boolean;
} {
  const goals = needed(victory);
  const categories = new Map(
    victoryCategories.map((category) => {
      const raw = totals[category] - goals[category];
      const score = raw < 0 ? 3 * raw : raw;
      const basic = plain(Math.floor(score / factors[category]));
      const bonus = plain(basic * (victory[category] ?? 0));
      return [category, { raw, score, basic, bonus }] as const;
    }),
  );
  let total = 0;
  for (const { basic, bonus } of categories.values()) total += basic + bonus;
  return { categories, total, won: total >= 0 };
}
