import type { Dice } from '../game/dice';
import { judge } from '../verdict/judge';
import type { Verdict, Violation } from '../verdict/legality';
import { isSameValue } from '../canonical-value';
import { newViolations } from '../verdict/new-violations';
import { readChanged } from '../verdict/repair';
import type { AnySystem } from '../system';
import { fillRest } from './fit';
import { keepsWhatWas } from './keeps';
import type { List, ListEntry, ListOptions } from './list';
import { layAside } from './modules';
import { formOf, resolveList, type AnyList, type AnyTerms } from './prepare';

/** A list after its filling, and how it is judged: legal wherever a legal one was found that keeps what was there. */
export interface Filling {
  readonly list: List;
  readonly verdict: Verdict;
}

/** Ways of a form that are looked at. */
const MOST_WAYS = 60;
/** Lists that are drawn to take from them what is missing. */
const GRAFTS = 6;
/** The same of a form that has options alone, which cost little to judge and fit together by luck. */
const SETTINGS = 80;
/** Changes in a row that the checks propose. */
const MOST_MENDS = 80;

interface Tried extends Filling {
  readonly read: AnyList;
  readonly errors: number;
}

const errorsIn = ({ violations }: Verdict): readonly Violation[] =>
  violations.filter(({ severity }) => severity === 'error');

/** What is tried for one list: each way is judged, and counts only where all that was there is still there. */
class Trials {
  readonly system: AnySystem;
  readonly begun: AnyList;
  readonly terms: AnyTerms;
  best: Tried;

  constructor(system: AnySystem, begun: AnyList, terms: AnyTerms) {
    this.system = system;
    this.begun = begun;
    this.terms = terms;
    this.best = this.judged(begun);
  }

  judged(read: AnyList): Tried {
    const verdict = judge(this.system, read, this.terms);
    return { list: read.list, read, verdict, errors: errorsIn(verdict).length };
  }

  /** A list with these entries and options; undefined where it does not keep what was there, or no schema takes it. */
  read(entries: readonly ListEntry[], options: ListOptions): AnyList | undefined {
    const next: List = { ...this.begun.list, entries: [...entries], options };
    return keepsWhatWas(this.begun.list, next)
      ? readChanged(this.system, this.begun, next, this.terms)
      : undefined;
  }

  /** Remembers the list if none had fewer errors; true where it is legal. */
  take(read: AnyList | undefined): boolean {
    if (!read) return false;
    const tried = this.judged(read);
    if (tried.errors < this.best.errors) this.best = tried;
    return this.best.errors === 0;
  }
}

/**
 * The list with all that it lacks, entries and options; what its player chose stays as it is. Ways of the form’s own come first;
 * without any, what fills the budget, what the checks propose, and what a list drawn at random has. The dice decide, so that one seed
 * gives one filling. Where no way leads to a legal list, the verdict says what is left.
 */
export function fillMissing(system: AnySystem, whole: AnyList, terms: AnyTerms, dice: Dice): Filling {
  // What is switched out is no part of what is brought.
  const { inPlay, restore } = layAside(whole.list);
  const begun = resolveList(system, inPlay, whole.options, terms);
  const trials = new Trials(system, begun, terms);
  if (trials.best.errors > 0 || lacksChoices(system, trials.best.verdict)) search(trials, dice);
  const filled = toTheBrim(trials, dice);
  return { list: restore(filled.list), verdict: filled.verdict };
}

/** Is something left open that some check can name? */
const lacksChoices = (system: AnySystem, { violations }: Verdict): boolean =>
  violations.some(({ code }) => system.checks.find((check) => check.code === code)?.mend);

function search(trials: Trials, dice: Dice): void {
  const { system, begun, terms } = trials;
  const form = formOf(system, begun);
  let ways = 0;
  for (const { entries, options } of form.completions?.(begun, dice, terms.house, terms) ?? []) {
    const read = trials.read(entries, options);
    const tried = read && trials.judged(read);
    // A legal sheet is filled as well where something of it was left open.
    if (tried && tried.errors === 0) {
      if (quieter(tried.verdict, trials.best)) trials.best = tried;
      return;
    }
    trials.take(read);
    if (++ways === MOST_WAYS) break;
  }
  if (trials.best.errors === 0) return;
  const untouched = isUntouched(trials);
  if (untouched && begun.list.entries.length === 0 && drawsWhole(trials, dice)) return;
  if (keepingAll(trials, form, dice)) return;
  if (untouched) drawsWhole(trials, dice);
}

/** What fills the budget, and the general ways for a form that has none of its own; true where one led to a legal list. */
function keepingAll(trials: Trials, form: AnySystem['forms'][number], dice: Dice): boolean {
  const { system, begun, terms } = trials;
  const rest = (of: AnyList): boolean =>
    trials.take(trials.read(fillRest(system, of, terms, dice).entries, of.list.options));
  if (rest(begun)) return true;
  // Who knows the form has looked everywhere: it would be long until the others had failed too.
  if (form.completions) return rest(trials.best.read);
  const mended = mendedByChecks(trials, begun, dice);
  if (trials.take(mended) || rest(mended)) return true;
  let most = GRAFTS;
  for (let n = 0; n < most; n++) {
    const drawn = form.random(dice, terms.house, terms);
    if (!drawn) return false;
    if (drawn.entries.length === 0) most = SETTINGS;
    for (const graft of grafts(trials, drawn, dice)) {
      if (trials.take(graft) || rest(graft)) return true;
      const grown = mendedByChecks(trials, graft, dice);
      if (trials.take(grown) || rest(grown)) return true;
    }
  }
  return false;
}

/** It says what a new list of its form says: whatever that is, it was nobody’s choice. */
function isUntouched({ system, begun, terms }: Trials): boolean {
  const { entries, options } = formOf(system, begun).start(terms.house);
  return isSameValue([begun.list.entries, begun.options], [entries, options]);
}

/** Draws a list in place of one that is untouched; true where it is legal. */
function drawsWhole(trials: Trials, dice: Dice): boolean {
  const { system, begun, terms } = trials;
  for (let n = 0; n < GRAFTS; n++) {
    const drawn = formOf(system, begun).random(dice, terms.house, terms);
    if (!drawn) return false;
    const next: List = { ...begun.list, entries: [...drawn.entries], options: drawn.options };
    if (trials.take(readChanged(system, begun, next, terms))) return true;
  }
  return false;
}

/** Legal where the best was not, or with less left open. */
const quieter = (verdict: Verdict, best: Tried): boolean =>
  best.errors > 0 || verdict.violations.length < best.verdict.violations.length;

/** What the checks propose against errors, step by step, as far as it takes nothing away. */
function mendedByChecks(trials: Trials, list: AnyList, dice: Dice): AnyList {
  const { system, terms } = trials;
  let current = trials.judged(list);
  for (let step = 0; step < MOST_MENDS && current.errors > 0; step++) {
    let best: Tried | undefined;
    for (const violation of errorsIn(current.verdict).toReversed()) {
      const check = system.checks.find(({ code }) => code === violation.code);
      const mends = check?.mend?.(current.read, violation, terms.house, terms) ?? [];
      for (const { entries, options } of dice.shuffle(mends)) {
        const next = trials.read(entries ?? current.list.entries, options ?? current.list.options);
        const tried = next && trials.judged(next);
        if (tried && tried.errors < (best?.errors ?? current.errors)) best = tried;
      }
    }
    if (!best) break;
    current = best;
  }
  return current.read;
}

interface Drawn {
  readonly entries: readonly ListEntry[];
  readonly options: ListOptions;
}

/** What a drawn list has beyond what is there: all of it, and as much of it as breaks nothing, line by line. */
function* grafts(trials: Trials, drawn: Drawn, dice: Dice): Generator<AnyList> {
  const { begun, system, terms } = trials;
  const options = joined(begun.list.options, drawn.options);
  const more = beyond(drawn.entries, begun.list.entries);
  const all = trials.read([...begun.list.entries, ...more], options);
  if (all) yield all;
  let current = trials.read(begun.list.entries, options) ?? begun;
  let verdict = judge(system, current, terms);
  for (const line of dice.shuffle(more.flatMap(singly))) {
    const entries = joinedLine(current.list.entries, line);
    const next = trials.read(entries, current.list.options);
    const after = next && judge(system, next, terms);
    if (!after || newViolations(verdict, after).length > 0) continue;
    current = next;
    verdict = after;
  }
  yield current;
}

/** A line as lines of one use each. */
const singly = (line: ListEntry): readonly ListEntry[] =>
  Array.from({ length: line.count }, () => ({ ...line, count: 1 }));

const alike = (a: ListEntry, b: ListEntry): boolean =>
  a.entry === b.entry &&
  JSON.stringify([a.with ?? [], a.designation, a.note, a.module]) ===
    JSON.stringify([b.with ?? [], b.designation, b.note, b.module]);

/** One use more, on a line that is alike where there is one. */
function joinedLine(entries: readonly ListEntry[], line: ListEntry): readonly ListEntry[] {
  const at = entries.findIndex((other) => alike(other, line));
  return at < 0
    ? [...entries, line]
    : entries.map((other, i) => (i === at ? { ...other, count: other.count + line.count } : other));
}

/** The lines of a list without as many uses of each entry as others have already, in a line of their own or carried. */
function beyond(lines: readonly ListEntry[], others: readonly ListEntry[]): readonly ListEntry[] {
  const there = new Map<string, number>();
  for (const { entry, count, with: parts = [] } of others)
    for (const id of [entry, ...parts]) there.set(id, (there.get(id) ?? 0) + count);
  return lines.flatMap((line) => {
    const known = Math.min(line.count, there.get(line.entry) ?? 0);
    there.set(line.entry, (there.get(line.entry) ?? 0) - known);
    return line.count > known ? [{ ...line, count: line.count - known }] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, ListOptions[string]> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was said stays; what was not is taken from the other. */
function joined(said: ListOptions, other: ListOptions): ListOptions {
  const options: ListOptions = { ...other };
  for (const [key, value] of Object.entries(said)) {
    const theirs = other[key];
    if (value === null && theirs !== undefined) continue;
    options[key] = isRecord(value) && isRecord(theirs) ? joined(value, theirs) : value;
  }
  return options;
}

/** A legal list that has room is filled up to its budget, as long as it stays legal. */
function toTheBrim({ system, terms, best, ...trials }: Trials, dice: Dice): Filling {
  if (best.errors > 0 || (best.verdict.budget.left ?? 0) <= 0) return best;
  const { entries } = fillRest(system, best.read, terms, dice);
  const next: List = { ...best.list, entries };
  if (!keepsWhatWas(trials.begun.list, next)) return best;
  const read = resolveList(system, next, best.read.options, terms);
  const verdict = judge(system, read, terms);
  return verdict.legal ? { list: next, verdict } : best;
}
