import type { Agreement, List, OwnCard } from '@/lib/rules';

/** The agreement with a card in it; one of the same id gives way. */
export const withCard = (agreement: Agreement, card: OwnCard): Agreement => ({
  ...agreement,
  cards: [...agreement.cards.filter((c) => c.id !== card.id), card],
});

export const withoutCard = (agreement: Agreement, id: string): Agreement => ({
  ...agreement,
  cards: agreement.cards.filter((c) => c.id !== id),
});

/** The list with one entry in place of another; where both stand in it, their counts are added. */
export function exchange(list: List, from: string, to: string): List {
  const entries: List['entries'] = [];
  for (const item of list.entries) {
    const next = item.entry === from ? { ...item, entry: to } : item;
    const same = entries.findIndex((e) => e.entry === to);
    if (next.entry === to && same >= 0)
      entries[same] = { ...entries[same]!, count: Math.min(999, entries[same]!.count + next.count) };
    else entries.push(next);
  }
  return { ...list, entries };
}

/** The list with one more line. */
export const withEntry = (list: List, id: string): List => ({
  ...list,
  entries: [...list.entries, { entry: id, count: 1 }],
});

export const withoutEntry = (list: List, id: string): List => ({
  ...list,
  entries: list.entries.filter((e) => e.entry !== id),
});
