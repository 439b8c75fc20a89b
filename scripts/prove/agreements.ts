import {
  contradictionsOf,
  defaultAgreement,
  seededDice,
  variationsOf,
  type Agreement,
  type AnySystem,
  type Dice,
  type VariationSchema,
} from '../../lib/rules/index';
import { openTable, type AnyPlayable } from '../../lib/rules/playing';

/** A value that the variation allows; undefined where it takes something that is not drawn here. */
function drawValue(variation: VariationSchema, dice: Dice): unknown {
  if (variation.enum) return dice.pick(variation.enum);
  if (variation.type === 'boolean') return dice.below(2) === 1;
  if (variation.type !== 'integer') return undefined;
  const least = Math.max(variation.minimum ?? 0, -1_000);
  const usual = typeof variation.default === 'number' ? variation.default : least;
  // Far from the usual a number only makes games longer.
  const most = Math.min(variation.maximum ?? usual + 5, Math.max(usual * 2, least + 6));
  const step = variation.multipleOf ?? 1;
  return least + step * dice.below(Math.floor((most - least) / step) + 1);
}

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
