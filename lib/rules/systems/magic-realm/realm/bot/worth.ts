import type { Seat } from '../../../../kernel/game/engine';
import { factors, needed } from '../../points';
import type { Totals } from '../../reckon/score';
import { victoryCategories, type VictoryCategory } from '../../sheet-words';
import { scoreNow, totalsOf } from '../engine/day/score-of';
import { itemOf } from '../engine/kit';
import type { RealmState } from '../engine/state';

/** What one more of each category is worth in points of score, as he stands. (MR-B65) */
export type Weights = Totals;

/** Below what is needed everything counts three times. */
const LACKING = 3;

export function weightsOf(s: RealmState, seat: Seat): Weights {
  const { victory } = s.who[seat]!;
  const totals = totalsOf(s, seat);
  const goals = needed(Object.fromEntries(victoryCategories.map((one, i) => [one, victory[i] ?? 0])));
  return Object.fromEntries(
    victoryCategories.map((one, i) => {
      const counts = totals[one] < goals[one] ? LACKING : 1;
      return [one, (counts * (1 + (victory[i] ?? 0))) / factors[one]];
    }),
  ) as Record<VictoryCategory, number>;
}

const goldOf = (id: string): number => {
  const { gold } = itemOf(id);
  return typeof gold === 'number' ? gold : gold.intact;
};

/** What it is worth to own a thing to the end. */
export function keptWorth(weights: Weights, id: string): number {
  const item = itemOf(id);
  if (item.kind === 'horse') return 0;
  const great = item.effects.some(({ kind }) => kind === 'great') ? weights.greatTreasures : 0;
  return item.fame * weights.fame + item.notoriety * weights.notoriety + great;
}

/** What it is worth to sell it for its basic price. */
export const soldWorth = (weights: Weights, id: string): number => goldOf(id) * weights.gold;

/** What he gets by selling it, less what it is worth to keep it. */
export const saleWorth = (weights: Weights, id: string): number =>
  soldWorth(weights, id) - keptWorth(weights, id);

/** What a life is worth besides: where he is, what he knows, and the days that it takes to begin anew. */
const NEW_LIFE = 18;
/** Of which so much is left on the last day. */
const AT_LAST = 0.3;

/** What he stands to lose by dying, in points of score. (MR-B66) */
export function lifeWorth(s: RealmState, seat: Seat, weights: Weights): number {
  const { victory, items } = s.who[seat]!;
  const nothing = victory.reduce((sum, n) => sum - LACKING * n * (1 + n), 0);
  let stock = 0;
  for (const { id } of items)
    if (id !== '' && itemOf(id).kind === 'treasure') stock += Math.max(0, saleWorth(weights, id));
  const left = (s.game.days - s.day) / s.game.days;
  return Math.max(0, scoreNow(s, seat).total - nothing) + stock + NEW_LIFE * (AT_LAST + left);
}
