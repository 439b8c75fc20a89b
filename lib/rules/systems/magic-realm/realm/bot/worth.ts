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

const neededBy = (victory: readonly number[]): Totals =>
  needed(Object.fromEntries(victoryCategories.map((one, i) => [one, victory[i] ?? 0])));

export function weightsOf(s: RealmState, seat: Seat): Weights {
  const { victory } = s.who[seat]!;
  const totals = totalsOf(s, seat);
  const goals = neededBy(victory);
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

/** What counts of a thing that he owns at the end. */
function countsOf(id: string): Partial<Totals> {
  const item = itemOf(id);
  if (item.kind === 'horse') return {};
  const great = item.effects.some(({ kind }) => kind === 'great') ? 1 : 0;
  return { fame: item.fame, notoriety: item.notoriety, greatTreasures: great };
}

const worthOf = (weights: Weights, counts: Partial<Totals>): number =>
  victoryCategories.reduce((sum, one) => sum + weights[one] * (counts[one] ?? 0), 0);

/** What it is worth to own a thing to the end. */
export const keptWorth = (weights: Weights, id: string): number => worthOf(weights, countsOf(id));

/** What it is worth to sell it for its basic price. */
export const soldWorth = (weights: Weights, id: string): number => goldOf(id) * weights.gold;

/** His score without the rounding, if he had so much more. (MR-B65, MR-B66) */
function standing(s: RealmState, seat: Seat, more: Partial<Totals>): number {
  const { victory } = s.who[seat]!;
  const totals = totalsOf(s, seat);
  const goals = neededBy(victory);
  return victoryCategories.reduce((sum, one, i) => {
    const raw = totals[one] + (more[one] ?? 0) - goals[one];
    return sum + ((raw < 0 ? LACKING * raw : raw) * (1 + (victory[i] ?? 0))) / factors[one];
  }, 0);
}

/** What he gets by selling something that he has: its gold for all that it counts. */
export function saleWorth(s: RealmState, seat: Seat, id: string): number {
  const { fame = 0, notoriety = 0, greatTreasures = 0 } = countsOf(id);
  const less = { fame: -fame, notoriety: -notoriety, greatTreasures: -greatTreasures };
  return standing(s, seat, { ...less, gold: goldOf(id) }) - standing(s, seat, {});
}

/** What a life is worth besides: where he is, what he knows, and the days that it takes to begin anew. */
const NEW_LIFE = 25;
/** Of which so much is left on the last day. */
const AT_LAST = 0.3;

/** What counts for who is dead at the end. (MR-B66) */
const DEAD_SCORE = -100;

/** What he stands to lose by dying, in points of score. (MR-B66) */
export function lifeWorth(s: RealmState, seat: Seat): number {
  const { victory, items } = s.who[seat]!;
  const nothing = victory.reduce((sum, n) => sum - LACKING * n * (1 + n), 0);
  let stock = 0;
  for (const { id } of items)
    if (id !== '' && itemOf(id).kind === 'treasure') stock += Math.max(0, saleWorth(s, seat, id));
  const left = (s.game.days - s.day) / s.game.days;
  // Nobody comes for who dies on the last day.
  if (s.day >= s.game.days) return scoreNow(s, seat).total + stock - DEAD_SCORE;
  return Math.max(0, scoreNow(s, seat).total - nothing) + stock + NEW_LIFE * (AT_LAST + left);
}
