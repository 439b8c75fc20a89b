import type { Entry } from '../catalogue/entry';
import type { Line } from './list';
import { formOf, type AnyList, type AnyTerms } from './prepare';
import type { AnyRules } from '../system';

/** What one line of a list spends of the budget. */
export interface LineCost {
  /** All its uses, with all that they carry. */
  readonly spent: number;
  /** What each use pays for each thing it carries, in the order of the line's `with`. */
  readonly parts: readonly number[];
}

/**
 * What each line adds to the budget, by its position in the list's `entries`: the budget of the line alone, less that of
 * no lines at all. A line that the budget knows nothing of is absent; a line switched out is not in the list.
 */
export function lineCosts(system: AnyRules, list: AnyList, terms: AnyTerms): ReadonlyMap<number, LineCost> {
  const form = formOf(system, list);
  const spentBy = (lines: readonly Line[]): number =>
    form.budget({ ...list, lines, unknown: [] }, terms.house, terms).spent;
  const base = spentBy([]);
  const costs = new Map<number, LineCost>();
  for (const line of list.lines) {
    const spent = spentBy([line]) - base;
    if (spent === 0 && form.costOf(line.entry, terms.house) === undefined) continue;
    const parts = line.with.map((_, i) => {
      const without = { ...line, with: line.with.filter((_part, j) => j !== i) };
      return (spent - (spentBy([without]) - base)) / line.count;
    });
    costs.set(line.at, { spent, parts });
  }
  return costs;
}

/** What single uses cost, in one unit for all of them. */
export interface UsePrices {
  readonly unit: string;
  /** Of one use of a line with what it carries, by its position in the list's `entries`; absent: it has no price. */
  readonly byLine: ReadonlyMap<number, number>;
  /** Of one use of an entry that carries nothing. */
  readonly of: (entry: Entry) => number | undefined;
}

/** What each use costs by the budget, or by the further total in which its form prices uses. */
export function pricesOfUses(system: AnyRules, list: AnyList, terms: AnyTerms): UsePrices {
  const form = formOf(system, list);
  const totals = (lines: readonly Line[]) => {
    const part = { ...list, lines, unknown: [] };
    return [
      form.budget(part, terms.house, terms),
      ...((form.pricedIn && form.tallies?.(part, terms.house, terms)) || []),
    ];
  };
  const budgetName = totals([])[0]!.name;
  const unit = form.pricedIn ?? budgetName;
  const spentBy = (lines: readonly Line[]): number =>
    totals(lines).find(({ name }) => name === unit)?.spent ?? 0;
  const base = spentBy([]);
  const priceOf = (line: Line): number | undefined => {
    const price = (spentBy([line]) - base) / line.count;
    const isFree = unit === budgetName && form.costOf(line.entry, terms.house) !== undefined;
    return price === 0 && !isFree ? undefined : price;
  };
  const byLine = new Map<number, number>();
  for (const line of list.lines) {
    const price = priceOf(line);
    if (price !== undefined) byLine.set(line.at, price);
  }
  return { unit, byLine, of: (entry) => priceOf({ at: 0, entry, count: 1, with: [] }) };
}

/** What one line adds to the budget; undefined where the budget knows nothing of it, or it is switched out. */
export const lineCost = (
  system: AnyRules,
  list: AnyList,
  terms: AnyTerms,
  at: number,
): LineCost | undefined =>
  lineCosts(system, { ...list, lines: list.lines.filter((line) => line.at === at) }, terms).get(at);
