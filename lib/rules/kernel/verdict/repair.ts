import { isSameValue } from '../canonical-value';
import { judge } from './judge';
import type { Verdict, Violation } from './legality';
import type { List, ListEntry } from '../list/list';
import { layAside } from '../list/modules';
import { mends } from './new-violations';
import { parseList, resolveList, type AnyList, type AnyTerms } from '../list/prepare';
import { finish, type Steps } from '../list/steps';
import type { AnyRules, AnySystem } from '../system';

/** A change that mends one violation and breaks nothing: the whole list after it. */
export interface Repair {
  readonly label: string;
  readonly list: List;
}

/** One removal: a use of a line, or one thing that the line carries. */
interface Removal {
  readonly label: string;
  readonly entries: readonly ListEntry[];
}

/** How many removals in a row are tried before a violation is left to the player. */
const LONGEST_CHAIN = 3;
/** Lists judged for one violation at most; keeps a repair within a frame or two. */
const MOST_TRIALS = 600;

const removalsFrom = (
  system: AnyRules,
  list: AnyList,
  at: readonly number[],
  name: (id: string) => string,
): readonly Removal[] => {
  const entries = list.list.entries;
  const out: Removal[] = [];
  for (const i of at) {
    const item = entries[i];
    if (!item) continue;
    item.with?.forEach((part, j) => {
      const { with: parts, ...rest } = item;
      const left = parts!.filter((_, k) => k !== j);
      const lighter = left.length > 0 ? { ...rest, with: left } : rest;
      out.push({
        label: `Take ${name(part)} off ${name(item.entry)}`,
        entries: entries.map((e, k) => (k === i ? lighter : e)),
      });
    });
    if (item.count > 1)
      out.push({
        label: `Remove 1 ${name(item.entry)}`,
        entries: entries.map((e, k) => (k === i ? { ...e, count: e.count - 1 } : e)),
      });
    out.push({
      label: item.count > 1 ? `Remove all ${item.count} ${name(item.entry)}` : `Remove ${name(item.entry)}`,
      entries: entries.filter((_, k) => k !== i),
    });
  }
  return out;
};

/**
 * What a change makes of the list. Options that it changed are read by the schema; a rule set without one leaves that change
 * out.
 */
export function readChanged(
  system: AnyRules | AnySystem,
  before: AnyList,
  next: List,
  terms: AnyTerms,
): AnyList | undefined {
  if (isSameValue(next.options, before.list.options)) return resolveList(system, next, before.options, terms);
  if (!('options' in system)) return undefined;
  const parsed = parseList(system, next, terms);
  return parsed.ok ? parsed.value : undefined;
}

/**
 * The smallest changes that mend a violation, best first: those that the check proposes, then removals of what it is
 * about (or of anything, where it names no entries), first one, then several. Every one has been judged. What checks propose
 * is known to a system with its schemas alone.
 * @param most how many to offer at the most
 */
export const repairsFor = (
  system: AnySystem,
  whole: AnyList,
  terms: AnyTerms,
  violation: Violation,
  most = 3,
): readonly Repair[] => finish(lookForRepairs(system, whole, terms, violation, most));

/** The same, trial by trial. */
export function* lookForRepairs(
  system: AnySystem,
  whole: AnyList,
  terms: AnyTerms,
  violation: Violation,
  most = 3,
): Steps<readonly Repair[]> {
  // What is switched out is nobody's fault and no repair's business.
  const { inPlay, placeOf, restore } = layAside(whole.list);
  const list = resolveList(system, inPlay, whole.options, terms);
  const entries = violation.entries.flatMap((at) => placeOf(at) ?? []);
  const repairs = yield* repairsInPlay(system, list, terms, { ...violation, entries }, most);
  return repairs.map((repair) => ({ ...repair, list: restore(repair.list) }));
}

function* repairsInPlay(
  system: AnySystem,
  list: AnyList,
  terms: AnyTerms,
  violation: Violation,
  most: number,
): Steps<readonly Repair[]> {
  const before = judge(system, list, terms);
  const known = (id: string): string =>
    (terms.cards.get(id) ?? system.entries.find((e) => e.id === id))?.name ?? id;
  let trials = 0;
  const tried = (next: List): { readonly list: AnyList; readonly verdict: Verdict } | undefined => {
    if (++trials > MOST_TRIALS) return undefined;
    const read = readChanged(system, list, next, terms);
    return read && { list: read, verdict: judge(system, read, terms) };
  };
  const found: (Repair & { readonly spent: number })[] = [];
  const seen = new Set([JSON.stringify([list.list.entries, list.list.options])]);

  const check = system.checks.find((c) => c.code === violation.code);
  const cause = { facts: violation.facts, entries: violation.entries, severity: violation.severity };
  for (const mend of check?.mend?.(list, cause, terms.house, terms) ?? []) {
    const next = {
      ...list.list,
      entries: mend.entries ?? list.list.entries,
      options: mend.options ?? list.list.options,
    };
    const key = JSON.stringify([next.entries, next.options]);
    if (seen.has(key)) continue;
    seen.add(key);
    yield;
    const result = tried(next);
    if (result && mends(before, result.verdict, violation))
      found.push({ label: mend.label, list: next, spent: Infinity });
    // Not enough alone: it may yet begin a row of removals.
    else seen.delete(key);
    if (found.length >= most) break;
  }

  let chains: readonly { readonly labels: readonly string[]; readonly list: AnyList }[] = [
    { labels: [], list },
  ];
  // Nobody takes something out of his list because of a note.
  const longest = violation.severity === 'note' ? 0 : LONGEST_CHAIN;
  for (let length = 1; length <= longest && found.length === 0 && trials <= MOST_TRIALS; length++) {
    const longer: { labels: readonly string[]; list: AnyList; spent: number }[] = [];
    for (const chain of chains) {
      const everywhere = violation.entries.length === 0 || length > 1;
      const at = everywhere ? chain.list.list.entries.map((_, i) => i) : violation.entries;
      for (const removal of removalsFrom(system, chain.list, at, known)) {
        const key = JSON.stringify([removal.entries, list.list.options]);
        if (seen.has(key)) continue;
        seen.add(key);
        const next: List = { ...list.list, entries: [...removal.entries] };
        yield;
        const result = tried(next);
        if (!result) continue;
        const labels = [...chain.labels, removal.label];
        const spent = result.verdict.budget.spent;
        if (mends(before, result.verdict, violation))
          found.push({ label: labels.join(', '), list: next, spent });
        else longer.push({ labels, list: result.list, spent });
      }
    }
    // Go on from those that took the most away: they are nearest to the goal.
    chains = longer.sort((a, b) => a.spent - b.spent).slice(0, 12);
  }
  return found
    .sort((a, b) => b.spent - a.spent)
    .slice(0, most)
    .map(({ label, list: mended }) => ({ label, list: mended }));
}
