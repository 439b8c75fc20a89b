import { asPercent, atLeastCurve, type Fraction } from '../../../kernel/game/odds';
import type { Statistic } from '../../../kernel/list/statistics';
import { capital, listed } from '../../../kernel/words/words';
import { cardTypeNames, cardTypes, type BattleType } from '../catalogue/vocabulary';
import type { House } from '../house';
import { drawsOf } from '../muster';
import type { Unit } from './units';
import { battleTotals } from './worth';

/** Units that draw alike may count different types: Sword for some of them, Magic for others. */
const typeWords = (both: boolean, types: ReadonlySet<BattleType>): string =>
  listed(
    [...types].sort((a, b) => cardTypes.indexOf(a) - cardTypes.indexOf(b)).map((t) => cardTypeNames[t]),
    both ? 'and' : 'or',
  );

/** Units that draw as many cards and count as many types. */
interface Fighters {
  readonly names: Set<string>;
  readonly types: Set<BattleType>;
  readonly draws: number;
  readonly kinds: number;
  count: number;
}

/** Attack and defence: what a unit's cards add up to, and how likely. */
export function battle(units: readonly Unit[], house: House): readonly Statistic[] {
  const fighters = new Map<string, Fighters>();
  for (const { name, stats, line } of units) {
    if (stats.counts.length === 0) continue;
    const draws = drawsOf(stats.draws, stats.unit, house);
    if (draws === 0) continue;
    const key = `${draws} ${stats.counts.length}`;
    const row: Fighters = fighters.get(key) ?? {
      names: new Set(),
      types: new Set(),
      count: 0,
      draws,
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
    label: listed([...row.names].sort()),
    types: typeWords(row.kinds > 1, row.types),
    totals: battleTotals(row.draws, row.kinds, house.deckCopies),
  }));
  const rules = ['BM-125', 'BM-128', 'BM-129', 'BM-130', 'BM-R01'];
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
