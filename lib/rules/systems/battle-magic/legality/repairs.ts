import type { Mend } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import { empireRowById, empireRows, type EmpireRow } from '../catalogue/empires';
import {
  classWords,
  countedUnits,
  oneOf,
  unitClasses,
  type EmpireId,
  type UnitClass,
} from '../catalogue/vocabulary';
import type { BmList } from '../contract';
import { countOf, empireOf } from '../muster';

type Entries = readonly ListEntry[];

/** The counters of a printed set, as entries of a list. */
export const entriesOfEmpire = (row: EmpireRow): ListEntry[] =>
  row.counters.map((c) => ({ entry: `${row.id}-${c.unit}`, count: c.count }));

/** The id under which a class joins this list: the empire's own counter where it has one. */
const idFor = (list: BmList, unit: UnitClass): string => {
  const row = empireRowById.get(empireOf(list) ?? '');
  return row?.counters.some((c) => c.unit === unit) ? `${row.id}-${unit}` : unit;
};

/** The entries with `n` counters of a class more, on the line that has them already or on a new one. */
function raise(list: BmList, entries: Entries, unit: UnitClass, n: number): ListEntry[] {
  const line = list.lines.find((l) => l.entry.stats?.unit === unit);
  if (line && entries[line.at])
    return entries.map((e, at) => (at === line.at ? { ...e, count: e.count + n } : e));
  return [...entries, { entry: idFor(list, unit), count: n }];
}

/** The entries with `n` counters of a class fewer; lines that reach zero go. */
function lower(list: BmList, entries: Entries, unit: UnitClass, n: number): ListEntry[] {
  const left = new Map(list.lines.filter((l) => l.entry.stats?.unit === unit).map((l) => [l.at, l]));
  let still = n;
  const next: (ListEntry | undefined)[] = entries.map((e, at) => {
    if (!left.has(at) || still === 0) return e;
    const gone = Math.min(still, e.count);
    still -= gone;
    return gone === e.count ? undefined : { ...e, count: e.count - gone };
  });
  return next.filter((e) => e !== undefined);
}

export const add = (list: BmList, unit: UnitClass, n: number): Mend => ({
  label: `Add ${countedUnits(n, unit)}`,
  entries: raise(list, list.list.entries, unit, n),
});

export const take = (list: BmList, unit: UnitClass, n: number): Mend => ({
  label: `Take out ${countedUnits(n, unit)}`,
  entries: lower(list, list.list.entries, unit, n),
});

export const swap = (list: BmList, from: UnitClass, to: UnitClass, n: number): Mend => ({
  label: `Replace ${countedUnits(n, from)} by ${n === 1 ? oneOf(to) : classWords[to].many}`,
  // Raised first: the positions of the lines are still those of the list.
  entries: lower(list, raise(list, list.list.entries, to, n), from, n),
});

/** The list turned into a printed set. */
export const becomeOfficial = (list: BmList, empire: EmpireId): Mend => {
  const { names: _, ...options } = list.list.options;
  return {
    label: `Take the ${empire} set as printed`,
    entries: entriesOfEmpire(empireRowById.get(empire)!),
    options: { ...options, form: 'empire', empire },
  };
};

/** Another name for the list's set, its counters left as they are. */
export const rename = (list: BmList, empire: EmpireId): Mend => ({
  label: `Call it the ${empire} empire`,
  options: { ...list.list.options, form: 'empire', empire },
});

/** The printed sets, those that differ least from the list first. */
export const nearestEmpires = (list: BmList): readonly EmpireId[] =>
  empireRows
    .map((row) => ({
      id: row.id,
      far: unitClasses.reduce(
        (sum, unit) =>
          sum + Math.abs(countOf(list, unit) - (row.counters.find((c) => c.unit === unit)?.count ?? 0)),
        0,
      ),
    }))
    .sort((a, b) => a.far - b.far)
    .map((r) => r.id);

/** Classes of the list, those with the most counters first. */
export const commonest = (list: BmList): readonly UnitClass[] =>
  unitClasses.filter((u) => countOf(list, u) > 0).sort((a, b) => countOf(list, b) - countOf(list, a));
