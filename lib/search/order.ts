import type { Entry, IndiciumValue } from '@/lib/rules/reference';
import type { Field, Fields } from './fields';
import { foldWords } from './fold';

export interface Order {
  readonly field: Field;
  readonly descending: boolean;
}

/** Reads `name`, `-cost`, `attack`; undefined where no such field exists. */
export function readOrder(sort: string, fields: Fields): Order | undefined {
  const descending = sort.startsWith('-');
  const field = fields.find(descending ? sort.slice(1) : sort);
  return field ? { field, descending } : undefined;
}

type Key = { readonly number?: number; readonly text: string } | undefined;

const keyOf = (value: IndiciumValue | undefined): Key =>
  value === undefined
    ? undefined
    : typeof value === 'number'
      ? { number: value, text: '' }
      : { text: foldWords(typeof value === 'object' ? value.join(' ') : String(value)) };

const compareKeys = (a: NonNullable<Key>, b: NonNullable<Key>): number => {
  // Numbers stand before words such as X.
  if (a.number !== undefined && b.number !== undefined) return a.number - b.number;
  if (a.number !== undefined) return -1;
  if (b.number !== undefined) return 1;
  return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
};

/** In that order; equal ones stay as they stood, and what has no value stands last either way. */
export function inOrder(entries: readonly Entry[], { field, descending }: Order): readonly Entry[] {
  const keyed = entries.map((entry) => ({ entry, key: keyOf(field.read(entry)) }));
  keyed.sort((a, b) => {
    if (!a.key || !b.key) return a.key ? -1 : b.key ? 1 : 0;
    return descending ? compareKeys(b.key, a.key) : compareKeys(a.key, b.key);
  });
  return keyed.map((k) => k.entry);
}
