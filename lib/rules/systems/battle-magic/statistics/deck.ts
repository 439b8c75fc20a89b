import { bump, profileRows, Tally, type Statistic } from '../../../kernel/list/statistics';
import { cards } from '../catalogue/cards';
import { cardTypeNames, cardTypes } from '../catalogue/vocabulary';
import type { BmList } from '../contract';

/** The common deck as it lies in the list. */
export function deckStatistics(list: BmList): readonly Statistic[] {
  const types = new Tally(cardTypes.map((t) => cardTypeNames[t]));
  const strengths = new Map<number, number>();
  for (const { entry, count } of list.lines) {
    if (!entry.card) continue;
    types.add(cardTypeNames[entry.card.type], count, `strength ${entry.card.strength}`);
    bump(strengths, entry.card.strength, count);
  }
  if (types.total === 0) return [];
  const printed = cards.reduce((sum, card) => sum + card.copies!, 0);
  const sum = [...strengths].reduce((all, [strength, n]) => all + strength * n, 0);
  return [
    {
      id: 'types',
      title: 'Cards by type',
      says: `${types.total} cards, ${printed} in one printed deck; each type is made up of strengths 1, 2 and 3.`,
      shape: 'bars',
      unit: 'card',
      adds: true,
      rows: types.rows(),
      rules: ['BM-013', 'BM-014'],
    },
    {
      id: 'strengths',
      title: 'Cards by strength',
      says: `A card has strength ${Math.round((100 * sum) / types.total) / 100} on average.`,
      shape: 'bars',
      unit: 'card',
      adds: true,
      profile: true,
      rows: profileRows(strengths, (n) => `strength ${n}`),
      rules: ['BM-015'],
    },
  ];
}
