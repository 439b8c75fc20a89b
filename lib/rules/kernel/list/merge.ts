import type { List, ListEntry } from './list';
import { isSameValue } from '../canonical-value';

/** What two sides may each have changed. */
export type MergeSide = 'mine' | 'theirs';
export type MergeChoice = MergeSide | 'both';

/** One place that both sides changed, each in its own way. What is absent was taken away there. */
export type MergeConflict = { readonly id: string } & (
  | {
      readonly about: 'line';
      readonly base: ListEntry;
      readonly mine?: ListEntry;
      readonly theirs?: ListEntry;
    }
  | { readonly about: 'name'; readonly base: string; readonly mine: string; readonly theirs: string }
  | {
      readonly about: 'option';
      readonly path: readonly string[];
      readonly base?: Json;
      readonly mine?: Json;
      readonly theirs?: Json;
    }
);

export interface Merge {
  /** Empty where all changes go together. */
  readonly conflicts: readonly MergeConflict[];
  /** The merged list; a conflict without a choice keeps both lines, and of all else what is mine. */
  readonly resolve: (choices?: ReadonlyMap<string, MergeChoice>) => List;
}

type Json = List['options'][string];

/** The one value that both sides agree on: what one of them changed, or both in the same way. */
function agreed<T>(base: T, mine: T, theirs: T): { readonly value: T } | undefined {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return { value: mine };
  return isSameValue(base, mine) ? { value: theirs } : undefined;
}

const likeness: readonly ((a: ListEntry, b: ListEntry) => boolean)[] = [
  isSameValue,
  (a, b) => a.entry === b.entry && a.designation !== undefined && a.designation === b.designation,
  (a, b) => a.entry === b.entry && a.module === b.module && isSameValue(a.with, b.with),
  (a, b) => a.entry === b.entry,
];

/** For each line of `base` the place where it now stands in `side`: the most alike, each place once. */
function whereabouts(
  base: readonly ListEntry[],
  side: readonly ListEntry[],
): readonly (number | undefined)[] {
  const found: (number | undefined)[] = base.map(() => undefined);
  const taken = new Set<number>();
  for (const alike of likeness)
    base.forEach((line, i) => {
      if (found[i] !== undefined) return;
      const free = (at: number) => at < side.length && !taken.has(at) && alike(line, side[at]!);
      const at = free(i) ? i : side.findIndex((_, j) => free(j));
      if (at < 0) return;
      taken.add(at);
      found[i] = at;
    });
  return found;
}

const FIELDS = ['entry', 'count', 'with', 'designation', 'note', 'module'] as const;

/** A line that both sides changed, field by field; undefined where they changed the same field differently. */
function mergeLine(base: ListEntry, mine: ListEntry, theirs: ListEntry): ListEntry | undefined {
  const merged: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const one = agreed(base[field], mine[field], theirs[field]);
    if (!one) return undefined;
    if (one.value !== undefined) merged[field] = one.value;
  }
  return merged as ListEntry;
}

/** A line of the result: what it is, or what there is to choose from. */
type Slot = { readonly line: ListEntry } | { readonly conflict: MergeConflict & { readonly about: 'line' } };

function mergeEntries(base: List, mine: List, theirs: List): readonly Slot[] {
  const inMine = whereabouts(base.entries, mine.entries);
  const inTheirs = whereabouts(base.entries, theirs.entries);
  const slots = base.entries.map((line, i): Slot | undefined => {
    const [m, t] = [inMine[i], inTheirs[i]];
    const ours = m === undefined ? undefined : mine.entries[m];
    const others = t === undefined ? undefined : theirs.entries[t];
    const one = agreed<ListEntry | undefined>(line, ours, others);
    if (one) return one.value && { line: one.value };
    const whole = ours && others && mergeLine(line, ours, others);
    if (whole) return { line: whole };
    const sides = { ...(ours ? { mine: ours } : {}), ...(others ? { theirs: others } : {}) };
    return { conflict: { id: `line ${i}`, about: 'line', base: line, ...sides } };
  });

  // Mine gives the order, unless only theirs changed it; what is new on the other side follows its neighbour there.
  const order = (places: readonly (number | undefined)[]) => places.filter((at) => at !== undefined);
  const kept = (at: number | undefined, i: number) => (inMine[i] === undefined ? undefined : at);
  const isSorted = (places: readonly number[]) => places.every((at, i) => i === 0 || places[i - 1]! < at);
  const theirsLeads = isSorted(order(inMine)) && !isSorted(order(inTheirs.map(kept)));
  const [lead, leadAt, other, otherAt] = theirsLeads
    ? [theirs.entries, inTheirs, mine.entries, inMine]
    : [mine.entries, inMine, theirs.entries, inTheirs];

  const result: { readonly slot: Slot; readonly base?: number }[] = [];
  const added: ListEntry[] = [];
  lead.forEach((line, at) => {
    const i = leadAt.indexOf(at);
    if (i < 0) added.push(line);
    const slot = i < 0 ? { line } : slots[i];
    if (slot) result.push(i < 0 ? { slot } : { slot, base: i });
  });
  // Behind which line of the result: the beginning, until one is met.
  let behind = -1;
  other.forEach((line, at) => {
    const i = otherAt.indexOf(at);
    if (i >= 0) {
      const there = result.findIndex((r) => r.base === i);
      if (there >= 0) behind = there;
      // The leading side took it away and this one changed it: it is to be chosen here.
      else if (slots[i]) result.splice(++behind, 0, { slot: slots[i], base: i });
      return;
    }
    const twin = added.findIndex((a) => isSameValue(a, line));
    if (twin >= 0) added.splice(twin, 1);
    else result.splice(++behind, 0, { slot: { line } });
  });
  return result.map((r) => r.slot);
}

const isBranch = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Options leaf by leaf; arrays are leaves. */
function mergeOptions(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: readonly string[],
  choose: (conflict: MergeConflict & { readonly about: 'option' }) => Json | undefined,
): Json | undefined {
  const one = agreed(base, mine, theirs);
  if (one) return one.value;
  if (isBranch(mine) && isBranch(theirs)) {
    const root = isBranch(base) ? base : {};
    const merged: Record<string, Json> = {};
    for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
      const at = (of: Record<string, Json>) => (Object.hasOwn(of, key) ? of[key] : undefined);
      const value = mergeOptions(at(root), at(mine), at(theirs), [...path, key], choose);
      if (value !== undefined)
        Object.defineProperty(merged, key, { value, enumerable: true, writable: true, configurable: true });
    }
    return merged;
  }
  const sides = {
    ...(base === undefined ? {} : { base }),
    ...(mine === undefined ? {} : { mine }),
    ...(theirs === undefined ? {} : { theirs }),
  };
  return choose({ id: `option ${JSON.stringify(path)}`, about: 'option', path, ...sides });
}

const mergeOut = (base: List, mine: List, theirs: List): readonly string[] => {
  const [was, ours, others] = [base, mine, theirs].map((list) => new Set(list.out)) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  // Of two sides that differ about one switch, one has changed it.
  return [...new Set([...ours, ...others])].filter((name) =>
    ours.has(name) === others.has(name) ? ours.has(name) : !was.has(name),
  );
};

/**
 * Brings two changed copies of a list together, entry by entry, against the version that they have in common. What only
 * one side changed is taken, and what both changed alike; the rest is a conflict to be chosen by its id.
 */
export function mergeLists(base: List, mine: List, theirs: List): Merge {
  const whole = agreed(base, mine, theirs);
  if (whole) return { conflicts: [], resolve: () => whole.value };
  const slots = mergeEntries(base, mine, theirs);
  const name = agreed(base.name, mine.name, theirs.name);
  const conflicts: MergeConflict[] = [];
  if (!name)
    conflicts.push({ id: 'name', about: 'name', base: base.name, mine: mine.name, theirs: theirs.name });
  for (const slot of slots) if ('conflict' in slot) conflicts.push(slot.conflict);
  mergeOptions(base.options, mine.options, theirs.options, [], (conflict) => {
    conflicts.push(conflict);
    return conflict.mine;
  });
  const out = mergeOut(base, mine, theirs);

  const resolve = (choices: ReadonlyMap<string, MergeChoice> = new Map()): List => ({
    format: mine.format,
    system: mine.system,
    name: name ? name.value : choices.get('name') === 'theirs' ? theirs.name : mine.name,
    entries: slots.flatMap((slot) => {
      if ('line' in slot) return [slot.line];
      const { id, mine: ours, theirs: others } = slot.conflict;
      const choice = choices.get(id) ?? 'both';
      return [...(choice === 'theirs' ? [] : [ours]), ...(choice === 'mine' ? [] : [others])].filter(
        (line) => line !== undefined,
      );
    }),
    options: mergeOptions(base.options, mine.options, theirs.options, [], (conflict) =>
      choices.get(conflict.id) === 'theirs' ? conflict.theirs : conflict.mine,
    ) as List['options'],
    ...(out.length > 0 ? { out: [...out] } : {}),
  });
  return { conflicts, resolve };
}
