import type { ListEntry } from '../../../kernel/list/list';
import type { House } from '../house';
import { TERM } from '../legality/hires';
import { hireOrder, wholeGroups } from '../legality/warband';
import type { Hire } from '../options';
import { sheetOf, type RealmList, type RealmTerms } from '../sheet';
import { isOpen } from './random-party';

/** What a sheet says of its natives once their groups are whole. */
export interface Company {
  readonly entries: readonly ListEntry[];
  readonly hires: Readonly<Record<string, Hire>>;
  readonly absent: readonly string[];
}

/**
 * Who was hired together with those who are there, on their terms; or where the table left somebody out, or `joins` says so,
 * noted as absent. (MR-L38, MR-L39)
 */
export function wholeCompany(list: RealmList, house: House, terms: RealmTerms, joins: boolean): Company {
  const there = new Set(list.list.entries.map(({ entry }) => entry));
  const hires: Record<string, Hire> = { ...list.options.hires };
  const entries: ListEntry[] = [];
  const absent = [...(list.options.absent ?? [])];
  for (const { facts, entries: lot = [] } of [wholeGroups, hireOrder].flatMap((check) =>
    check.find(list, house, terms),
  )) {
    const { ids } = facts;
    const mate = list.list.entries[lot[0] ?? -1]?.entry;
    for (const id of Array.isArray(ids) ? ids.map(String) : []) {
      if (!joins || there.has(id) || !isOpen(id, terms)) absent.push(id);
      else {
        there.add(id);
        entries.push({ entry: id, count: 1 });
        const { spell: _, ...hire } = (mate && hires[mate]) || {};
        if (Object.keys(hire).length > 0) hires[id] = { ...hire, ...hires[id] };
      }
    }
  }
  return { entries, hires, absent };
}

/** Natives without a day of hire were hired on the last day of their mates, or today. (MR-L41) */
export function withDays(
  list: RealmList,
  house: House,
  more: readonly string[],
  hires: Readonly<Record<string, Hire>>,
): Readonly<Record<string, Hire>> {
  const today = list.options.day ?? 1;
  const known = Object.values(hires).flatMap(({ day = 0 }) =>
    day > today - TERM && day <= today ? day : [],
  );
  const day = Math.max(...known, 0) || today;
  const ids = [...sheetOf(list, house).natives.map(({ entry }) => entry.id), ...more];
  const dated = ids.filter((id) => hires[id]?.day === undefined).map((id) => [id, { ...hires[id], day }]);
  return { ...hires, ...Object.fromEntries(dated) };
}
