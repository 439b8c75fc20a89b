import { z } from 'zod';
import type { VariationMeta } from '../system';
import type { AnySystem } from '../system';

/** JSON Schema of one house variation, with what it says of itself. */
export interface VariationSchema extends Partial<VariationMeta> {
  readonly key: string;
  readonly default?: unknown;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: { readonly enum?: readonly (string | number)[] };
  readonly maxItems?: number;
  readonly anyOf?: readonly object[];
}

const made = new WeakMap<AnySystem['house'], readonly VariationSchema[]>();

/** The house variations of a system as JSON Schema, in the order in which it declares them: form, API and page read this. */
export function variationsOf({ house }: Pick<AnySystem, 'house'>): readonly VariationSchema[] {
  let found = made.get(house);
  if (!found) {
    const schema = z.toJSONSchema(house, { io: 'input', unrepresentable: 'any' });
    found = Object.entries(schema.properties ?? {}).map(([key, property]) => ({
      ...(property as object),
      key,
    }));
    made.set(house, found);
  }
  return found;
}
