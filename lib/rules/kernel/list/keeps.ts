import type { List, ListEntry } from './list';

/** Is all that one list says still said by another, that says more? */
export const keepsWhatWas = (before: List, after: List): boolean =>
  keepsUses(before.entries, after.entries) && keepsValue(before.options, after.options);

/** How often each entry is used, in a line of its own or carried. */
function usesIn(entries: readonly ListEntry[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { entry, count, with: parts = [] } of entries)
    for (const id of [entry, ...parts]) uses.set(id, (uses.get(id) ?? 0) + count);
  return uses;
}

/** Does the one have all that the other has, one for one? */
function hasAll<T>(items: readonly T[], wanted: readonly T[]): boolean {
  const left = [...items];
  return wanted.every((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Every use is still there, whoever may carry it now; and what carried something, or was told apart by a note or a module, does
 * and is so still.
 */
function keepsUses(before: readonly ListEntry[], after: readonly ListEntry[]): boolean {
  const now = usesIn(after);
  for (const [id, count] of usesIn(before)) if ((now.get(id) ?? 0) < count) return false;
  const free = after.map(({ count }) => count);
  const marked = before
    .filter(({ with: parts, note, module }) => parts?.length || note !== undefined || module !== undefined)
    .toSorted((a, b) => (b.with?.length ?? 0) - (a.with?.length ?? 0));
  return marked.every((line) => {
    let left = line.count;
    after.forEach((other, i) => {
      if (other.entry !== line.entry || other.note !== line.note || other.module !== line.module) return;
      if (!hasAll(other.with ?? [], line.with ?? [])) return;
      const taken = Math.min(left, free[i]!);
      free[i] = free[i]! - taken;
      left -= taken;
    });
    return left === 0;
  });
}

/** What is empty, or a number that is nought, was not chosen. */
const saysNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0;

function keepsValue(before: unknown, after: unknown): boolean {
  if (saysNothing(before) || before === after) return true;
  if (Array.isArray(before)) return Array.isArray(after) && hasAll(after.map(asText), before.map(asText));
  if (typeof before !== 'object' || typeof after !== 'object' || after === null) return false;
  const now = new Map(Object.entries(after));
  return Object.entries(before!).every(([key, value]) => keepsValue(value, now.get(key)));
}

const asText = (value: unknown): string => JSON.stringify(value);
