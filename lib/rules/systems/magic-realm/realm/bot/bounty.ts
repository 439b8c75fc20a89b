import type { Seat } from '../../../../kernel/game/engine';
import type { RealmState } from '../engine/state';
import { denizens } from '../engine/world/denizens';
import type { Might } from './might';
import type { Weights } from './worth';

/** What somebody needs to know of himself to judge a fight. */
export interface Fighter {
  readonly s: RealmState;
  readonly seat: Seat;
  readonly might: Might;
  readonly weights: Weights;
  readonly life: number;
}

/** What killing these monsters is worth, less what he risks by it. (MR-B61) */
export function bountyOf({ s, seat, might, weights, life }: Fighter, all: readonly number[]): number {
  if (all.length === 0) return 0;
  const dies = might.fight(all);
  const { kills } = s.who[seat]!;
  let sum = 0;
  all.forEach((i, n) => {
    const { fame, notoriety } = denizens[i]!.monster!;
    sum += (fame * weights.fame + notoriety * weights.notoriety) * (kills + n + 1);
  });
  return sum * (1 - dies) - dies * life;
}
