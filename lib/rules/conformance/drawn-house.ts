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

/** A value that the variation allows; undefined where it takes something that is not drawn. */
export function drawValue(variation: VariationSchema, dice: Dice): unknown {
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

/** House variations of which one in three is another than usual; drawn anew while they cannot all hold. */
export function drawnHouse(system: AnySystem, dice: Dice): Readonly<Record<string, unknown>> {
  for (let tries = 0; tries < TRIES; tries++) {
    const house: Record<string, unknown> = {};
    for (const variation of variationsOf(system)) {
      if (dice.below(3) > 0) continue;
      const value = drawValue({ ...variation, ...rangeOf(variation) }, dice);
      if (value !== undefined) house[variation.key] = value;
    }
    if (!system.house.safeParse(house).success) continue;
    const found = contradictionsOf(system, defaultAgreement(system, house));
    if (found.ok && !found.value.some(({ sort }) => sort === 'impossible')) return house;
  }
  return {};
}
