import type { UnitKind } from '../engine/kinds';
import { ATTACHED, type BmState } from '../engine/state';
import { kindAt } from '../engine/units';

/** How much a unit is worth on the map: what it costs, and a castle more, because with the last one all is lost. */
export const worthOf = (kind: UnitKind): number => (kind.keepsAlive ? 4 : kind.cost + 0.5);

/** How well a unit attacks, for whom the cards of the Move Phase are: cards that count in battle, and safety. */
export const zealOf = (kind: UnitKind): number => {
  const types = (kind.counts & (kind.counts - 1)) !== 0 ? 2 : 1;
  const strength = kind.draws * types;
  return kind.draws === 0 ? 0 : 0.3 + 0.45 * strength + (kind.safe ? 0.5 : 0) + (kind.bears > 0 ? 0.3 : 0);
};

/** Artifacts on a unit, as they add up (BM-079). */
export function artifactsOn(s: BmState, unit: number): number {
  const { bears } = kindAt(s, unit);
  if (bears === 0) return 0;
  const { first, ownerOf } = s.game;
  const seat = ownerOf[unit]!;
  let sum = 0;
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++)
    if (s.at[chit] === ATTACHED && s.on[chit] === unit) sum += kindAt(s, chit).adds;
  return sum;
}
