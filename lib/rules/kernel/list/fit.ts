import type { Dice } from '../game/dice';
import type { Entry } from '../catalogue/entry';
import { judge } from '../verdict/judge';
import type { Verdict, Violation } from '../verdict/legality';
import type { List, ListEntry } from './list';
import { mends, newViolations } from '../verdict/new-violations';
import { formOf, resolveList, type AnyList, type AnyTerms } from './prepare';
import { finish, type Steps } from './steps';
import type { AnyRules } from '../system';

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
  const left = before.budget.left ?? Infinity;
  const fits: Entry[] = [];
  for (const entry of [...system.entries, ...terms.cards.values()]) {
    if (!form.accepts(entry) || (form.costOf(entry, terms.house) ?? -Infinity) > left) continue;
    const next = withEntries(system, list, terms, addOne(list.list.entries, entry.id));
    if (newViolations(before, judge(system, next, terms)).length === 0) fits.push(entry);
    yield;
  }
  return fits.sort((a, b) => (form.costOf(b, terms.house) ?? 0) - (form.costOf(a, terms.house) ?? 0));
}

/** The errors that one more use of an entry would bring, in the order of the checks; empty where it fits. */
export const brokenBy = (
  system: AnyRules,
  list: AnyList,
  terms: AnyTerms,
  id: string,
): readonly Violation[] =>
  newViolations(
    judge(system, list, terms),
    judge(system, withEntries(system, list, terms, addOne(list.list.entries, id)), terms),
  );

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

/** How often each id is used, in a line of its own or carried. */
function usesIn(entries: readonly ListEntry[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { entry, count, with: parts = [] } of entries)
    for (const id of [entry, ...parts]) uses.set(id, (uses.get(id) ?? 0) + count);
  return uses;
}

/** How many changes in a row a filling makes of its own. */
const MOST_GROWTHS = 200;

/**
 * The list after the changes that its checks propose against what is asked for, as far as they take nothing out and leave its
 * options. Of several the one that leaves the fewest errors; where only warnings are asked for, the first.
 */
function grown(
  system: AnyRules,
  list: AnyList,
  terms: AnyTerms,
  asked: (verdict: Verdict) => readonly Violation[],
): AnyList {
  let current = list;
  for (let step = 0; step < MOST_GROWTHS; step++) {
    const verdict = judge(system, current, terms);
    const uses = usesIn(current.list.entries);
    let best: { readonly list: AnyList; readonly errors: number } | undefined;
    // Of equals that of the later check wins: it says more exactly what is missing.
    for (const violation of asked(verdict).toReversed()) {
      if (best && violation.severity !== 'error') break;
      const check = system.checks.find(({ code }) => code === violation.code);
      for (const { entries, options } of check?.mend?.(current, violation, terms.house, terms) ?? []) {
        if (!entries || options) continue;
        const then = usesIn(entries);
        if ([...uses].some(([id, count]) => (then.get(id) ?? 0) < count)) continue;
        const next = withEntries(system, current, terms, entries);
        const after = judge(system, next, terms);
        const errors = errorCount(after);
        if ((after.budget.left ?? 0) < 0 || errors >= (best?.errors ?? Infinity)) continue;
        if (mends(verdict, after, violation)) best = { list: next, errors };
      }
    }
    if (!best) break;
    current = best.list;
  }
  return current;
}

/**
 * Fills what is left of the budget as exactly as possible without any new error, and hands on what a check knows a bearer for.
 * What brings a warning that would have to be mended again is added only while the list is not legal. The dice decide between
 * equal fillings. Where one at random leaves errors, what the checks themselves would add goes first. Returns the list as it is
 * where nothing fits or no limit is agreed.
 */
export function fillRest(system: AnyRules, list: AnyList, terms: AnyTerms, dice: Dice): List {
  if ((judge(system, list, terms).budget.left ?? 0) <= 0) return list.list;
  const errorsIn = (of: AnyList): number => errorCount(judge(system, of, terms));
  const filled = fillUp(system, list, terms, dice);
  if (errorsIn(filled) === 0) return filled.list;
  const begun = grown(system, list, terms, ({ violations }) =>
    violations.filter((v) => v.severity === 'error'),
  );
  const better = fillUp(system, begun, terms, dice);
  return (errorsIn(better) < errorsIn(filled) ? better : filled).list;
}

function fillUp(system: AnyRules, list: AnyList, terms: AnyTerms, dice: Dice): AnyList {
  let current = list;
  for (let round = 0; round < 60; round++) {
    const next = fillOnce(system, current, terms, dice);
    if (!next) break;
    current = next;
  }
  return current;
}

/** One use more of as many entries as the budget pays for; undefined where it is spent or nothing is worth adding. */
function fillOnce(system: AnyRules, list: AnyList, terms: AnyTerms, dice: Dice): AnyList | undefined {
  const form = formOf(system, list);
  const verdict = judge(system, list, terms);
  const left = verdict.budget.left ?? 0;
  if (left <= 0) return undefined;
  const cost = (e: Entry): number => form.costOf(e, terms.house) ?? 0;
  const paid = dice.shuffle(
    whatFits(system, list, terms).filter((e) => Number.isInteger(cost(e)) && cost(e) > 0),
  );
  const newIn = (next: AnyList, severity: 'error' | 'warning'): readonly Violation[] =>
    newViolations(verdict, judge(system, next, terms), severity);
  const plus = (more: readonly Entry[]): AnyList => {
    const entries = more.reduce<readonly ListEntry[]>((sum, e) => addOne(sum, e.id), list.list.entries);
    return withEntries(system, list, terms, entries);
  };
  let loudest: AnyList | undefined;
  for (let open = paid; open.length > 0;) {
    let picked = knapsack(open.map(cost), Math.min(left, 5000)).map((i) => open[i]!);
    // Together they may break something that each alone does not: take half of them and look again.
    while (picked.length > 1 && newIn(plus(picked), 'error').length > 0)
      picked = picked.slice(0, picked.length >> 1);
    const next = grown(system, plus(picked), terms, (after) => newViolations(verdict, after, 'warning'));
    // A warning that no change could mend, as of values that nobody knows, says nothing against adding it.
    const loud = newIn(next, 'warning').filter(
      ({ code }) => system.checks.find((check) => check.code === code)?.mend,
    );
    if (loud.length === 0) return next;
    loudest ??= next;
    const where = new Set(loud.flatMap((v) => v.entries.map((at) => next.list.entries[at]?.entry)));
    const blamed = picked.filter((e) => where.has(e.id));
    const gone = new Set(blamed.length > 0 ? blamed : picked);
    open = open.filter((e) => !gone.has(e));
  }
  return errorCount(verdict) > 0 ? loudest : undefined;
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
