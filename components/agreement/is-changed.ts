import type { Agreement, VariationSchema } from '@/lib/rules';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** Is a value another than the printed one? */
export const differs = ({ default: printed }: Pick<VariationSchema, 'default'>, value: unknown): boolean =>
  !isSameValue(value, printed ?? null);

/** Does an agreement set a variation otherwise than printed? */
export const isChanged = (variation: VariationSchema, { house }: Pick<Agreement, 'house'>): boolean =>
  variation.key in house && differs(variation, house[variation.key]);
