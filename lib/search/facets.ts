import type { Entry } from '@/lib/rules/reference';
import type { Field } from './fields';

/** What the entries found hold, to narrow them down by. */
export type Facet = { readonly field: string; readonly label: string } & (
  | { readonly type: 'values'; readonly values: readonly FacetValue[] }
  | { readonly type: 'range'; readonly min: number; readonly max: number; readonly count: number }
);

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** More values than this are no help to anyone; the field then has no facet. */
const MOST_VALUES = 60;

const labelOf = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** Counts the values of one field; undefined where nothing can be told apart by it. */
export function facetOf(
  field: Field,
  entries: readonly Entry[],
  names: ReadonlyMap<string, string>,
): Facet | undefined {
  const counts = new Map<string, number>();
  let min = Infinity;
  let max = -Infinity;
  let numbers = 0;
  for (const entry of entries) {
    const value = field.read(entry);
    if (value === undefined) continue;
    if (typeof value === 'number') {
      numbers++;
      if (value < min) min = value;
      if (value > max) max = value;
    } else
      for (const one of typeof value === 'object' ? new Set(value) : [value]) {
        const label = labelOf(one);
        counts.set(label, (counts.get(label) ?? 0) + 1);
      }
  }
  const head = { field: field.name, label: field.label };
  if (field.type === 'number')
    return numbers > 0 ? { ...head, type: 'range', min, max, count: numbers } : undefined;
  if (counts.size === 0 || counts.size > MOST_VALUES) return undefined;
  const values = [...counts].map(([value, count]) => ({ value, label: names.get(value) ?? value, count }));
  // Most frequent first; equal ones by the alphabet of code points, the same on every machine.
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { ...head, type: 'values', values };
}
