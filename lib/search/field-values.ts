import type { Entry } from '@/lib/rules/reference';
import type { Catalogue, Field } from './fields';

/** What stands in one field of a catalogue, and how often. */
export interface FieldValues {
  /** Words and flags as a query writes them, most frequent first. */
  readonly words: readonly { readonly value: string; readonly count: number }[];
  /** Numbers in their order. */
  readonly numbers: readonly { readonly value: number; readonly count: number }[];
}

const counted = new WeakMap<readonly Entry[], Map<Field, FieldValues>>();

/** Counts the values of a field over a whole catalogue; once. */
export function valuesOf({ entries }: Catalogue, field: Field): FieldValues {
  let ofCatalogue = counted.get(entries);
  if (!ofCatalogue) counted.set(entries, (ofCatalogue = new Map<Field, FieldValues>()));
  const known = ofCatalogue.get(field);
  if (known) return known;
  const words = new Map<string, number>();
  const numbers = new Map<number, number>();
  for (const entry of entries) {
    const value = field.read(entry);
    if (value === undefined) continue;
    if (typeof value === 'number') numbers.set(value, (numbers.get(value) ?? 0) + 1);
    else
      for (const one of typeof value === 'object' ? new Set(value) : [value]) {
        const word = typeof one === 'boolean' ? (one ? 'yes' : 'no') : one;
        words.set(word, (words.get(word) ?? 0) + 1);
      }
  }
  const made: FieldValues = {
    words: [...words]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    numbers: [...numbers].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value),
  };
  ofCatalogue.set(field, made);
  return made;
}
