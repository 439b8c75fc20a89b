import type { Dice } from './dice';
import type { Entry } from './entry';
import { judge } from './judge';
import type { Verdict, Violation } from './legality';
import type { List, ListEntry } from './list';
import { formOf, resolveList, type AnyList, type AnyTerms } from './prepare';
import { finish, type Steps } from './steps';
import type { AnyRules } from './system';

const errorCount = (verdict: Verdict): number =>
  verdict.violations.filter((v) => v.severity === 'error').length;

const withEntries = (
  system: AnyRules,
  list: AnyList,
  terms: AnyTerms,
  entries: readonly ListEntry[],
): AnyList => resolveList(system, { ...list.list, entries: [...entries] }, list.options, terms);

/** One more use of an entry: on a plain line of it where there is one, else on a new line. */
export function addOne(entries: readonly ListEntry[], id: string): readonly ListEntry[] {
  const at = entries.findIndex(
    (e) =>
      e.entry === id &&
      !e.with?.length &&
      e.designation === undefined &&
      e.note === undefined &&
      e.module === undefined,
  );
  return at < 0
    ? [...entries, { entry: id, count: 1 }]
    : entries.map((e, i) => (i === at ? { ...e, count: e.count + 1 } : e));
}

/** Entries of which one more can be added without any new error, dearest first. */
export const whatFits = (system: AnyRules, list: AnyList, terms: AnyTerms): readonly Entry[] =>
  finish(fitting(system, list, terms));

/** The same, entry by entry. */
function* fitting(system: AnyRules, list: AnyList, terms: AnyTerms): Steps<readonly Entry[]> {
  const form = formOf(system, list);
  const before = judge(system, list, terms);
  const errors = errorCount(before);
  const left = before.budget.left ?? Infinity;
  const fits: Entry[] = [];
  for (const entry of [...system.entries, ...terms.cards.values()]) {
    if (!form.accepts(entry) || (form.costOf(entry, terms.house) ?? -Infinity) > left) continue;
    const next = withEntries(system, list, terms, addOne(list.list.entries, entry.id));
    if (errorCount(judge(system, next, terms)) <= errors) fits.push(entry);
    yield;
  }
  return fits.sort((a, b) => (form.costOf(b, terms.house) ?? 0) - (form.costOf(a, terms.house) ?? 0));
}

/** The errors that one more use of an entry would bring, in the order of the checks; empty where it fits. */
export function brokenBy(system: AnyRules, list: AnyList, terms: AnyTerms, id: string): readonly Violation[] {
  const next = withEntries(system, list, terms, addOne(list.list.entries, id));
  const known = new Map<string, number>();
  for (const { code, severity } of judge(system, list, terms).violations)
    if (severity === 'error') known.set(code, (known.get(code) ?? 0) + 1);
  return judge(system, next, terms).violations.filter(({ code, severity }) => {
    if (severity !== 'error') return false;
    const left = (known.get(code) ?? 0) - 1;
    known.set(code, left);
    return left < 0;
  });
}

/**
 * Which sums can be spent exactly with any number of these costs, as flags from 0 to `limit`.
 * @param costs whole numbers above 0
 */
export function reachableTotals(costs: readonly number[], limit: number): Uint8Array {
  const reachable = new Uint8Array(Math.max(0, limit) + 1);
  reachable[0] = 1;
  for (let total = 1; total < reachable.length; total++)
    for (const cost of costs)
      if (cost <= total && reachable[total - cost]) {
        reachable[total] = 1;
        break;
      }
  return reachable;
}

/** The dearest sum of distinct items within `limit`, by dynamic programming over sums; earlier items win ties. */
function knapsack(costs: readonly number[], limit: number): readonly number[] {
  const last = Array.from({ length: costs.length + 1 }, () => new Uint8Array(limit + 1));
  last[0]![0] = 1;
  costs.forEach((cost, i) => {
    const from = last[i]!;
    const to = last[i + 1]!;
    for (let total = 0; total <= limit; total++)
      to[total] = from[total]! || (total >= cost && from[total - cost]!) ? 1 : 0;
  });
  let total = limit;
  while (total > 0 && !last[costs.length]![total]) total--;
  const picked: number[] = [];
  for (let i = costs.length; i > 0 && total > 0; i--)
    if (!last[i - 1]![total]) {
      picked.push(i - 1);
      total -= costs[i - 1]!;
    }
  return picked;
}

/**
 * Fills what is left of the budget as exactly as possible without any new error. The dice decide between equal fillings.
 * Returns the list as it is where nothing fits or no limit is agreed.
 */
export function fillRest(system: AnyRules, list: AnyList, terms: AnyTerms, dice: Dice): List {
  const form = formOf(system, list);
  let current = list;
  for (let round = 0; round < 60; round++) {
    const verdict = judge(system, current, terms);
    const left = verdict.budget.left;
    if (left === undefined || left <= 0) break;
    const fits = dice.shuffle(
      whatFits(system, current, terms).filter((e) => Number.isInteger(form.costOf(e, terms.house))),
    );
    const paid = fits.filter((e) => form.costOf(e, terms.house)! > 0);
    if (paid.length === 0) break;
    const picked = knapsack(
      paid.map((e) => form.costOf(e, terms.house)!),
      Math.min(left, 5000),
    ).map((i) => paid[i]!);
    const all = picked.reduce<readonly ListEntry[]>(
      (entries, e) => addOne(entries, e.id),
      current.list.entries,
    );
    const whole = withEntries(system, current, terms, all);
    if (errorCount(judge(system, whole, terms)) <= errorCount(verdict)) {
      current = whole;
      continue;
    }
    // Together they break something that each alone does not: take one and look again.
    current = withEntries(system, current, terms, addOne(current.list.entries, picked[0]!.id));
  }
  return current.list;
}

/** What can still be done with what is left of a budget. */
export interface Outlook {
  /** See `whatFits`. */
  readonly fits: readonly Entry[];
  /** Exact totals that repeats of what fits can reach, in rising order, and the best of them. */
  readonly reachable: readonly number[];
  readonly bestTotal?: number;
}

/** What is left of the budget, the exact totals still reachable by repeats of what fits, and the best of them. */
export const outlook = (system: AnyRules, list: AnyList, terms: AnyTerms): Outlook =>
  finish(lookOut(system, list, terms));

/** The same, entry by entry. */
export function* lookOut(system: AnyRules, list: AnyList, terms: AnyTerms): Steps<Outlook> {
  const form = formOf(system, list);
  const { spent, left } = judge(system, list, terms).budget;
  const fits = yield* fitting(system, list, terms);
  if (left === undefined || left <= 0) return { fits, reachable: [] };
  const costs = fits
    .map((e) => form.costOf(e, terms.house))
    .filter((c): c is number => c !== undefined && Number.isInteger(c) && c > 0);
  const flags = reachableTotals(costs, Math.min(Math.floor(left), 5000));
  const reachable = [...flags.keys()].filter((n) => n > 0 && flags[n]).map((n) => spent + n);
  const best = reachable.at(-1);
  return { fits, reachable, ...(best === undefined ? {} : { bestTotal: best }) };
}
