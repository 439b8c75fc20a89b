import type { Finding } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import { cards } from '../catalogue/cards';
import type { BmCheck, BmList } from '../contract';

/** The common deck as entries of a list, times the copies agreed. */
export const deckEntries = (copies: number): ListEntry[] =>
  cards.map((card) => ({ entry: card.id, count: card.copies! * copies }));

const countOfCard = (list: BmList, id: string): number => {
  let sum = 0;
  for (const line of list.lines) if (line.entry.id === id) sum += line.count;
  return sum;
};

/** BM-L14: the common deck is the printed table of 48 cards, or whole copies of it. */
export const commonDeck: BmCheck = {
  code: 'BM-L14',
  title: 'The deck is the printed one',
  severity: 'error',
  stage: 'deck',
  forms: ['deck'],
  rules: ['BM-013', 'BM-014', 'BM-015', 'BM-016'],
  because: 'deckCopies',
  find(list, house) {
    const found: Finding[] = [];
    for (const card of cards) {
      const have = countOfCard(list, card.id);
      const want = card.copies! * house.deckCopies;
      if (have === want) continue;
      const entries: number[] = [];
      for (const line of list.lines) if (line.entry.id === card.id) entries.push(line.at);
      found.push({ facts: { card: card.name, id: card.id, have, want }, entries });
    }
    return found;
  },
  mend(list, finding, house) {
    const id = String(finding.facts['id']);
    const want = Number(finding.facts['want']);
    const first = list.list.entries.findIndex((e) => e.entry === id);
    const counted =
      first < 0
        ? [...list.list.entries, { entry: id, count: want }]
        : list.list.entries
            .map((e, at) => (at === first ? { ...e, count: want } : e))
            .filter((e, at) => e.entry !== id || at === first);
    return [
      { label: `Set ${String(finding.facts['card'])} to ${want}`, entries: counted },
      { label: 'Take the deck as printed', entries: deckEntries(house.deckCopies) },
    ];
  },
};
