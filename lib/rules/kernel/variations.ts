import { z } from 'zod';
import type { VariationMeta } from './system';
import type { AnySystem } from './system';

/** JSON Schema of one house variation, with what it says of itself. */
export interface VariationSchema extends Partial<VariationMeta> {
  readonly key: string;
  readonly default?: unknown;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: object;
  readonly anyOf?: readonly object[];
}

/** The house variations of a system as JSON Schema, in the order in which it declares them: form, API and page read this. */
export function variationsOf(system: AnySystem): readonly VariationSchema[] {
  const schema = z.toJSONSchema(system.house, { io: 'input', unrepresentable: 'any' });
  return Object.entries(schema.properties ?? {}).map(([key, property]) => ({ ...(property as object), key }));
}
