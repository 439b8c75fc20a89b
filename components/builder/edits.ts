import { place, type List, type ListEntry } from '@/lib/rules';

/** Changes that a builder makes to a list. Each returns a new list and leaves the given one alone. */

const withEntries = (list: List, entries: readonly ListEntry[]): List => ({ ...list, entries: [...entries] });

const changed = (list: List, at: number, change: (item: ListEntry) => ListEntry): List =>
  withEntries(
    list,
    list.entries.map((item, i) => (i === at ? change(item) : item)),
  );

/** Without fields that say nothing, so that equal lists are equal JSON. */
const tidy = ({
  with: parts,
  designation,
  note,
  ...rest
}: { [K in keyof ListEntry]: ListEntry[K] | undefined }): ListEntry => ({
  entry: rest.entry!,
  count: rest.count!,
  ...(parts && parts.length > 0 ? { with: parts } : {}),
  ...(designation?.trim() ? { designation } : {}),
  ...(note?.trim() ? { note } : {}),
});

export const setCount = (list: List, at: number, count: number): List =>
  count < 1
    ? removeLine(list, at)
    : changed(list, at, (item) => ({ ...item, count: Math.min(999, Math.floor(count)) }));

export const removeLine = (list: List, at: number): List =>
  withEntries(
    list,
    list.entries.filter((_, i) => i !== at),
  );

export const setDesignation = (list: List, at: number, designation: string): List =>
  changed(list, at, (item) => tidy({ ...item, designation: designation.slice(0, 24) }));

export const setNote = (list: List, at: number, note: string): List =>
  changed(list, at, (item) => tidy({ ...item, note: note.slice(0, 500) }));

export const attach = (list: List, at: number, part: string): List =>
  changed(list, at, (item) => ({ ...item, with: [...(item.with ?? []), part] }));

export const detach = (list: List, at: number, index: number): List =>
  changed(list, at, (item) => tidy({ ...item, with: item.with?.filter((_, i) => i !== index) }));

/** One use leaves the line and stands on a line of its own, to carry or be named by itself. */
export const splitLine = (list: List, at: number): List => {
  const item = list.entries[at];
  if (!item || item.count < 2) return list;
  return withEntries(list, [
    ...list.entries.slice(0, at),
    { ...item, count: item.count - 1 },
    { ...item, count: 1 },
    ...list.entries.slice(at + 1),
  ]);
};

export const moveLine = (list: List, at: number, by: -1 | 1): List => {
  const to = at + by;
  if (to < 0 || to >= list.entries.length) return list;
  const entries = [...list.entries];
  [entries[at], entries[to]] = [entries[to]!, entries[at]!];
  return withEntries(list, entries);
};

/** Sets one option; `undefined` takes it away. */
export const setOption = (list: List, path: readonly string[], value: unknown): List => {
  const options = structuredClone(list.options);
  if (value === undefined) {
    let at: unknown = options;
    for (const key of path.slice(0, -1)) at = (at as Record<string, unknown> | undefined)?.[key];
    if (typeof at === 'object' && at !== null) delete (at as Record<string, unknown>)[path.at(-1)!];
  } else place(options as never, path, value as never);
  return { ...list, options };
};

export const rename = (list: List, name: string): List => ({ ...list, name: name.slice(0, 120) });
