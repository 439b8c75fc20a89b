import type { Mend } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import type { MmHouse } from '../house';
import { permittedCards } from '../forms/pool';
import { copyLimit, tallyOf } from './count';
import type { MmList, MmTerms } from './types';

/** Cards of which one more may still come in, cheapest first, in the order of the catalogue. */
const spare = (list: MmList, house: MmHouse, terms: MmTerms) => {
  const there = tallyOf(list.lines);
  const most = copyLimit(house);
  return permittedCards(house, terms)
    .filter((card) => (there.get(card.id)?.count ?? 0) < most)
    .sort((a, b) => a.cost - b.cost);
};

const named = (names: readonly string[]): string =>
  names.length <= 3 ? names.join(', ') : `${names.length} cards`;

/**
 * Brings in the cheapest cards that are not there yet.
 * @param entries what the list holds beside them; absent: all of it
 */
export function addCards(
  list: MmList,
  missing: number,
  house: MmHouse,
  terms: MmTerms,
  entries = list.list.entries,
): readonly Mend[] {
  const pool = spare(list, house, terms);
  if (missing < 1 || pool.length < missing) return [];
  const from = (first: number): Mend => {
    const picked = pool.slice(first, first + missing);
    return {
      label: `Add ${named(picked.map((card) => card.name))}`,
      entries: [...entries, ...picked.map(({ id }) => ({ entry: id, count: 1 }))],
    };
  };
  return pool.length >= 2 * missing ? [from(0), from(missing)] : [from(0)];
}

/** Keeps so many uses of what stands on these lines, and brings in other cards for the rest. */
export function exchange(
  list: MmList,
  at: readonly number[],
  most: number,
  house: MmHouse,
  terms: MmTerms,
): readonly Mend[] {
  const uses = at.reduce((sum, i) => sum + (list.list.entries[i]?.count ?? 0), 0);
  const name = list.lines.find((line) => line.at === at[0])?.entry.name ?? 'what nobody knows';
  return addCards(list, uses - most, house, terms, limitCopies(list, at, most)).map((mend) => ({
    ...mend,
    label: `${most > 0 ? `Keep ${most} of` : 'Leave out'} ${name}, and ${mend.label.replace('Add', 'add')}`,
  }));
}

const replaced = (entries: readonly ListEntry[], at: number, id: string): ListEntry[] =>
  entries.flatMap((item, i) =>
    i !== at
      ? [item]
      : item.count > 1
        ? [
            { ...item, count: item.count - 1 },
            { entry: id, count: 1 },
          ]
        : [{ entry: id, count: 1 }],
  );

/** Puts another card in place of one that may not stay. */
export function swapCard(list: MmList, at: number, house: MmHouse, terms: MmTerms): readonly Mend[] {
  const line = list.lines.find((l) => l.at === at);
  if (!line) return [];
  return spare(list, house, terms)
    .slice(0, 3)
    .map((card) => ({
      label: `Take ${card.name} instead of ${line.entry.name}`,
      entries: replaced(list.list.entries, at, card.id),
    }));
}

/** Swaps for cheaper cards: one that suffices if there is one, else the dearest in turn until the row fits. */
export function cheaperRow(list: MmList, over: number, house: MmHouse, terms: MmTerms): readonly Mend[] {
  const pool = spare(list, house, terms);
  const dearest = [...list.lines].sort((a, b) => (b.entry.cost ?? 0) - (a.entry.cost ?? 0));
  const single: Mend[] = [];
  for (const { entry, at } of dearest) {
    const most = (entry.cost ?? 0) - over;
    const card = [...pool].reverse().find((c) => c.cost <= most) ?? undefined;
    if (card)
      single.push({
        label: `Take ${card.name} instead of ${entry.name}`,
        entries: replaced(list.list.entries, at, card.id),
      });
  }
  if (single.length > 0) return single;
  let entries: ListEntry[] = [...list.list.entries];
  let saved = 0;
  let used = 0;
  for (const { entry, at, count } of dearest) {
    if (saved >= over || count > 1) break;
    const card = pool[used];
    if (!card || card.cost >= (entry.cost ?? 0)) break;
    entries = replaced(entries, at, card.id);
    saved += (entry.cost ?? 0) - card.cost;
    used++;
  }
  return saved >= over ? [{ label: `Take ${used} cheaper cards`, entries }] : [];
}

/** The list with no more than so many uses on these lines together; the first ones stay. */
export function limitCopies(list: MmList, at: readonly number[], most: number): ListEntry[] {
  let left = most;
  return list.list.entries.flatMap((item, i) => {
    if (!at.includes(i)) return [item];
    const count = Math.min(item.count, left);
    left -= count;
    return count > 0 ? [{ ...item, count }] : [];
  });
}

/** The first so many uses of a list. */
export function keepFirst(list: MmList, most: number): ListEntry[] {
  return limitCopies(
    list,
    list.list.entries.map((_, i) => i),
    most,
  );
}

/** The list without its dearest cards, until so many levels are saved. */
export function dropDearest(list: MmList, over: number): ListEntry[] {
  const counts = list.list.entries.map((item) => item.count);
  let saved = 0;
  for (const { entry, at, count } of [...list.lines].sort(
    (a, b) => (b.entry.cost ?? 0) - (a.entry.cost ?? 0),
  ))
    for (let i = 0; i < count && saved < over; i++) {
      counts[at]!--;
      saved += entry.cost ?? 0;
    }
  return list.list.entries.flatMap((item, i) => (counts[i]! > 0 ? [{ ...item, count: counts[i]! }] : []));
}
