import {
  contradictionsOf,
  defaultAgreement,
  seededDice,
  variationsOf,
  type Agreement,
  type AnySystem,
} from '../../lib/rules/index';
import { drawValue } from '../../lib/rules/conformance/drawn-house';
import { openTable, type AnyPlayable } from '../../lib/rules/playing';

const TRIES = 400;

/** One table in three changes a variation; what contradicts itself or cannot be played is drawn anew. */
export function drawAgreement(
  system: AnySystem,
  playable: AnyPlayable,
  players: number,
  seed: string,
): Agreement {
  const dice = seededDice(`agreement ${seed}`);
  for (let tries = 0; tries < TRIES; tries++) {
    const house: Record<string, unknown> = {};
    for (const variation of variationsOf(system)) {
      if (variation.key === 'players' || dice.below(3) > 0) continue;
      const value = drawValue(variation, dice);
      if (value !== undefined) house[variation.key] = value;
    }
    const agreement = defaultAgreement(system, house);
    const found = contradictionsOf(system, agreement);
    if (!found.ok || found.value.some(({ sort }) => sort === 'impossible')) continue;
    const lists = Array.from({ length: players }, () => null);
    if (openTable(system, playable, { agreement, lists }, seededDice).ok) return agreement;
  }
  throw new Error(`no agreement that can be played within ${TRIES} tries of ${seed}`);
}
