import type { List, ListEntry } from './list';

/** A module is a named part of a list, such as a reserve, that can be switched out and in again as one. */

/** Does this line stay out of play, because its module is switched out? */
export const isOut = (list: Pick<List, 'out'>, item: Pick<ListEntry, 'module'>): boolean =>
  item.module !== undefined && (list.out?.includes(item.module) ?? false);

/** The modules of a list in the order of their first lines; a name that is switched out and has no lines is none. */
export const modulesOf = (list: List): readonly string[] => [
  ...new Set(list.entries.flatMap((item) => (item.module === undefined ? [] : [item.module]))),
];

/** Without fields that say nothing, so that equal lists are equal JSON. */
const withOut = ({ out: _, ...list }: List, out: readonly string[]): List =>
  out.length > 0 ? { ...list, out: [...out] } : list;

/** The same list with every module switched in. */
export const allIn = (list: List): List => withOut(list, []);

/** The same list with a module switched in or out. */
export function switchModule(list: List, module: string, goesIn: boolean): List {
  const others = (list.out ?? []).filter((name) => name !== module);
  return withOut(list, goesIn ? others : [...others, module]);
}

/** The same lines, each in its place; `out` keeps only modules that still have lines. */
export function tidyModules(list: List): List {
  if (!list.out) return list;
  const there = new Set(modulesOf(list));
  return withOut(
    list,
    list.out.filter((name) => there.has(name)),
  );
}

/** A list of which the lines that are switched out have been laid aside. */
export interface LaidAside {
  /** Only what is in play; nothing is switched out in it. */
  readonly inPlay: List;
  /** Where a line of the whole list stands in `inPlay`; undefined for those laid aside. */
  readonly placeOf: (at: number) => number | undefined;
  /** A changed `inPlay` with the lines laid aside put back, each behind as many lines as before. */
  readonly restore: (changed: List) => List;
}

/** Lays aside what is switched out, so that no repair and no filling touches it. */
export function layAside(list: List): LaidAside {
  if (!list.entries.some((item) => isOut(list, item)))
    return { inPlay: list, placeOf: (at) => at, restore: (changed) => changed };
  const places: (number | undefined)[] = [];
  const aside: { readonly item: ListEntry; readonly behind: number }[] = [];
  const entries: ListEntry[] = [];
  for (const item of list.entries) {
    if (isOut(list, item)) {
      aside.push({ item, behind: entries.length });
      places.push(undefined);
    } else {
      places.push(entries.length);
      entries.push(item);
    }
  }
  return {
    inPlay: withOut({ ...list, entries }, []),
    placeOf: (at) => places[at],
    restore: (changed) => {
      const whole: ListEntry[] = [];
      let next = 0;
      changed.entries.forEach((item, i) => {
        while (next < aside.length && aside[next]!.behind <= i) whole.push(aside[next++]!.item);
        whole.push(item);
      });
      whole.push(...aside.slice(next).map(({ item }) => item));
      return withOut({ ...changed, entries: whole }, list.out!);
    },
  };
}
