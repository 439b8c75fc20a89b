import {
  asPercent,
  asText,
  atLeastCurve,
  reaching,
  sumsOfDraw,
  type Fraction,
  type Worth,
} from '../../kernel/odds';
import { bump, leading, profileRows, Tally, type Statistic } from '../../kernel/statistics';
import { cards, copiesByStrength } from './catalogue/cards';
import type { UnitStats } from './catalogue/effects';
import {
  cardTypeNames,
  cardTypes,
  classWords,
  joined,
  unitClasses,
  type BattleType,
} from './catalogue/vocabulary';
import type { BmLine, BmList } from './contract';
import type { House } from './house';
import { musterOf } from './muster';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const counters = (n: number): string => (n === 1 ? '1 counter' : `${n} counters`);

/** Cards of so many types in the common deck by what they count; the rest count nothing. (BM-013, BM-015) */
export function worthOf(types: number, copies: number): readonly Worth[] {
  const worth = Object.entries(copiesByStrength).map(([strength, n]) => ({
    value: Number(strength),
    count: n * types * copies,
  }));
  const perType = Object.values(copiesByStrength).reduce((sum, n) => sum + n, 0);
  return [{ value: 0, count: (cardTypes.length - types) * perType * copies }, ...worth];
}

/** How likely each battle total is: cards drawn, and the types that count, from the full deck. (BM-125, BM-130) */
export const battleTotals = (draws: number, types: number, copies: number): ReadonlyMap<number, Fraction> =>
  sumsOfDraw(worthOf(types, copies), draws);

interface Unit {
  readonly name: string;
  readonly stats: UnitStats;
  readonly line: BmLine;
}

const unitsOf = (list: BmList): readonly Unit[] =>
  list.lines.flatMap((line) => {
    const { stats } = line.entry;
    if (!stats) return [];
    return [
      { name: stats.unit === 'own' ? line.entry.name : capital(classWords[stats.unit].many), stats, line },
    ];
  });

/** Units that draw alike may count different types: Sword for some of them, Magic for others. */
const typeWords = (both: boolean, types: ReadonlySet<BattleType>): string =>
  joined(
    [...types].sort((a, b) => cardTypes.indexOf(a) - cardTypes.indexOf(b)).map((t) => cardTypeNames[t]),
    both ? 'and' : 'or',
  );

function byClass(units: readonly Unit[], list: BmList): readonly Statistic[] {
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

/** Units that draw as many cards and count as many types. */
interface Fighters {
  readonly names: Set<string>;
  readonly types: Set<BattleType>;
  readonly draws: number;
  readonly kinds: number;
  count: number;
}

/** Attack and defence: what a unit's cards add up to, and how likely. */
function battle(units: readonly Unit[], copies: number): readonly Statistic[] {
  const fighters = new Map<string, Fighters>();
  for (const { name, stats, line } of units) {
    if (stats.counts.length === 0 || stats.draws === 0) continue;
    const key = `${stats.draws} ${stats.counts.length}`;
    const row: Fighters = fighters.get(key) ?? {
      names: new Set(),
      types: new Set(),
      count: 0,
      draws: stats.draws,
      kinds: stats.counts.length,
    };
    row.names.add(name.toLowerCase());
    for (const type of stats.counts) row.types.add(type);
    row.count += line.count;
    fighters.set(key, row);
  }
  if (fighters.size === 0) return [];
  const rows = [...fighters.values()].sort(
    (a, b) => a.draws * a.kinds - b.draws * b.kinds || a.draws - b.draws,
  );
  const named = rows.map((row) => ({
    ...row,
    label: joined([...row.names].sort()),
    types: typeWords(row.kinds > 1, row.types),
    totals: battleTotals(row.draws, row.kinds, copies),
  }));
  const rules = ['BM-125', 'BM-128', 'BM-129', 'BM-130'];
  return [
    {
      id: 'battle-at-least',
      title: 'Battle total, at least',
      says: 'The chance to draw this total or more, from a full deck, without a card from the hand and without bonuses.',
      shape: 'curve',
      unit: 'chance',
      axis: 'battle total',
      lines: named.map(({ label, totals }) => ({ label, points: atLeastCurve(totals) })),
      rules,
    },
    {
      id: 'battle-profile',
      title: 'Attack and defence',
      says: 'Cards drawn, what counts, and the total on average; attacker and defender draw alike.',
      shape: 'table',
      columns: ['Units', 'Counters', 'Draws', 'Counts', 'Total on average', 'Draws nothing usable'],
      rows: named.map(({ label, count, draws, types, totals }) => [
        capital(label),
        count,
        draws,
        types,
        mean(totals),
        asPercent(totals.get(0) ?? { top: 0n, bottom: 1n }),
      ]),
      rules,
    },
  ];
}

const mean = (totals: ReadonlyMap<number, Fraction>): number => {
  let sum = 0;
  for (const [total, { top, bottom }] of totals) sum += (total * Number(top)) / Number(bottom);
  return Math.round(sum * 100) / 100;
};

const SPARE_HANDS = [4, 6, 8];

/** Hands worth asking about: the start, what may be kept, and what a turn brings on top of it. */
export const handsOf = ({ startHand, handMax, drawPerTurn }: House): readonly number[] => {
  const hands = [startHand, handMax, handMax + drawPerTurn].filter((n) => n > 0);
  return [...new Set(hands.length > 0 ? hands : SPARE_HANDS)].sort((a, b) => a - b);
};

/** The chance that a hand can pay for a unit of this cost. A wizard may be paid in Gold and Magic. (BM-069, BM-148) */
export const payChance = (cost: number, types: 1 | 2, hand: number, copies: number): Fraction =>
  reaching(cost, sumsOfDraw(worthOf(types, copies), hand));

function payments(units: readonly Unit[], house: House): readonly Statistic[] {
  const asked = new Map<string, { names: Set<string>; cost: number; types: 1 | 2 }>();
  for (const { name, stats, line } of units) {
    const recruits = line.entry.effects.find((e) => e.kind === 'recruit');
    const types = recruits?.payWith.includes('magic') ? 2 : 1;
    if (stats.gold === 0) continue;
    const key = `${types} ${String(stats.gold).padStart(2, '0')}`;
    const row = asked.get(key) ?? { names: new Set(), cost: stats.gold, types };
    row.names.add(name.toLowerCase());
    asked.set(key, row);
  }
  if (asked.size === 0) return [];
  const rows = [...asked].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const hands = handsOf(house);
  return [
    {
      id: 'payment',
      title: 'Able to pay',
      says: 'The chance that a hand drawn from a full deck can pay for one of them; no change is given.',
      shape: 'table',
      columns: ['Units', 'Cost', ...hands.map((n) => `hand of ${n}`)],
      rows: rows.map(({ names, cost, types }) => [
        capital(joined([...names].sort())),
        types === 2 ? `${cost} Gold or Magic` : `${cost} Gold`,
        ...hands.map((hand) => {
          const chance = payChance(cost, types, hand, house.deckCopies);
          return `${asPercent(chance)} (${asText(chance)})`;
        }),
      ]),
      rules: ['BM-148', 'BM-149', 'BM-069'],
    },
  ];
}

/** The common deck as it lies in the list. */
function deckStatistics(list: BmList): readonly Statistic[] {
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

export function statistics(list: BmList, house: House): readonly Statistic[] {
  if (list.form === 'deck') return deckStatistics(list);
  const units = unitsOf(list);
  if (units.length === 0) return [];
  return [...byClass(units, list), ...battle(units, house.deckCopies), ...payments(units, house)];
}
