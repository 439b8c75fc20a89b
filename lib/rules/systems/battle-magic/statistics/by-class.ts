import { bump, leading, profileRows, Tally, type Statistic } from '../../../kernel/list/statistics';
import { capital } from '../../../kernel/words/words';
import { classWords, unitClasses } from '../catalogue/vocabulary';
import type { BmList } from '../contract';
import { musterOf } from '../muster';
import type { Unit } from './units';

const counters = (n: number): string => (n === 1 ? '1 counter' : `${n} counters`);

/** How many, how dear, and where they go. */
export function byClass(units: readonly Unit[], list: BmList): readonly Statistic[] {
  const order = unitClasses.map((u) => capital(classWords[u].many));
  const count = new Tally(order);
  const gold = new Tally(order);
  const moves = new Tally(['Land', 'Water', 'Any territory', 'Stands still', 'With its bearer']);
  const domains = {
    land: 'Land',
    water: 'Water',
    any: 'Any territory',
    none: 'Stands still',
    attached: 'With its bearer',
  } as const;
  const moveCards = new Map<number, number>();
  const prices = new Map<number, number>();
  for (const { name, stats, line } of units) {
    count.add(name, line.count);
    gold.add(name, line.count * stats.gold);
    moves.add(domains[stats.domain], line.count, name.toLowerCase());
    if (stats.moveCards !== undefined) bump(moveCards, stats.moveCards, line.count);
    bump(prices, stats.gold, line.count);
  }
  const all = count.total;
  const value = musterOf(list).gold;
  return [
    {
      id: 'classes',
      title: 'Counters by class',
      says: `${counters(all)}; ${leading(count.rows())}.`,
      shape: 'bars',
      unit: 'counter',
      adds: true,
      rows: count.rows(),
      rules: ['BM-031', 'BM-032'],
    },
    {
      id: 'gold',
      title: 'Gold by class',
      says: `All counters together cost ${value} Gold to recruit, ${Math.round((100 * value) / all) / 100} each on average.`,
      shape: 'bars',
      unit: 'Gold',
      adds: true,
      rows: gold.rows(),
      rules: ['BM-148', 'BM-L05'],
    },
    {
      id: 'prices',
      title: 'Cheap and dear counters',
      says: 'How many counters cost so much Gold in the Recruit Phase.',
      shape: 'bars',
      unit: 'counter',
      adds: true,
      profile: true,
      rows: profileRows(prices, (n) => `${n} Gold`),
      rules: ['BM-148'],
    },
    {
      id: 'domains',
      title: 'Where they move',
      says: 'Counters by the territories that they move on.',
      shape: 'bars',
      unit: 'counter',
      adds: true,
      rows: moves.rows(),
      rules: ['BM-035', 'BM-054', 'BM-059'],
    },
    ...(moveCards.size > 0
      ? [
          {
            id: 'move-cards',
            title: 'Move cards in a turn',
            says: 'How many counters may use so many Move cards in one turn; artifacts travel with their bearers.',
            shape: 'bars' as const,
            unit: 'counter',
            adds: true,
            profile: true,
            rows: profileRows(moveCards, (n) => (n === 1 ? '1 card' : `${n} cards`)),
            rules: ['BM-093', 'BM-100'],
          },
        ]
      : []),
  ];
}
