import {
  contradictionsOf,
  defaultAgreement,
  variationsOf,
  type AnySystem,
  type Dice,
  type VariationSchema,
} from '../index';

const TRIES = 200;

type Range = Pick<VariationSchema, 'type' | 'minimum' | 'maximum'>;

/** The range of a number; of one that may be left open too. */
const rangeOf = ({ anyOf, ...schema }: VariationSchema): Range =>
  anyOf?.find((inner): inner is Range => 'type' in inner && inner.type === 'integer') ?? schema;

/** House variations of which one in three is another than usual; drawn anew while they cannot all hold. */
export function drawnHouse(system: AnySystem, dice: Dice): Readonly<Record<string, unknown>> {
  for (let tries = 0; tries < TRIES; tries++) {
    const house: Record<string, unknown> = {};
    for (const variation of variationsOf(system)) {
      if (dice.below(3) > 0) continue;
      const { key, enum: choices, default: usual } = variation;
      const { type, minimum, maximum } = rangeOf(variation);
      const least = Math.max(minimum ?? 0, -1000);
      const middle = typeof usual === 'number' ? usual : least;
      const most = Math.min(maximum ?? middle + 5, Math.max(middle * 2, least + 6));
      if (choices) house[key] = dice.pick(choices);
      else if (type === 'boolean') house[key] = dice.below(2) === 1;
      else if (type === 'integer') house[key] = least + dice.below(most - least + 1);
    }
    if (!system.house.safeParse(house).success) continue;
    const found = contradictionsOf(system, defaultAgreement(system, house));
    if (found.ok && !found.value.some(({ sort }) => sort === 'impossible')) return house;
  }
  return {};
}
