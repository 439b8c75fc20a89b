import { asPercent, asText, reaching, sumsOfDraw, type Fraction } from '../../../kernel/game/odds';
import type { Statistic } from '../../../kernel/list/statistics';
import { capital, listed } from '../../../kernel/words/words';
import type { House } from '../house';
import type { Unit } from './units';
import { worthOf } from './worth';

/**
 * Hands that may be paid from, as in table 3.8 of the ledger: the first one, what may be kept, and what may be kept with as many
 * Oracles as a map has. What the Draw Phase brings beyond is discarded before anybody buys again (BM-155, BM-163).
 */
const handsOf = ({ startHand, handMax, maxPerKind, specials }: House): readonly number[] => {
  const hands = [startHand, handMax, handMax + Math.max(maxPerKind, specials.oracle ?? 0)];
  return [...new Set(hands)].filter((n) => n > 0).sort((a, b) => a - b);
};

/** The chance that a hand can pay for a unit of this cost. A wizard may be paid in Gold and Magic. (BM-069, BM-148) */
export const payChance = (cost: number, types: 1 | 2, hand: number, copies: number): Fraction =>
  reaching(cost, sumsOfDraw(worthOf(types, copies), hand));

/** What a hand can pay for. */
export function payments(units: readonly Unit[], house: House): readonly Statistic[] {
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
      says: 'The chance that a hand drawn from a full deck can pay for one of them; no change is given. The largest hand is one kept with Oracles.',
      shape: 'table',
      columns: ['Units', 'Cost', ...hands.map((n) => `hand of ${n}`)],
      rows: rows.map(({ names, cost, types }) => [
        capital(listed([...names].sort())),
        types === 2 ? `${cost} Gold or Magic` : `${cost} Gold`,
        ...hands.map((hand) => {
          const chance = payChance(cost, types, hand, house.deckCopies);
          return `${asPercent(chance)} (${asText(chance)})`;
        }),
      ]),
      rules: ['BM-148', 'BM-149', 'BM-155', 'BM-163', 'BM-069'],
    },
  ];
}
