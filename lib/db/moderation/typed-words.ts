import type { Agreement, List } from '@/lib/rules';

/** All texts in a value, but those under these keys: ids and words of a schema. */
function textsIn(value: unknown, but: readonly string[]): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (but.includes(key) ? [] : textsIn(inner, but)));
}

const each = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => text.trim() !== '');

/** What somebody typed into a list, its name aside. */
export const typedInList = ({ entries, options, out = [] }: List): readonly string[] =>
  each([
    ...entries.flatMap(({ designation = '', note = '', module = '' }) => [designation, note, module]),
    ...out,
    ...textsIn(options, ['form']),
  ]);

/** What somebody typed into an agreement, its name aside: his cards. */
export const typedInAgreement = ({ cards }: Agreement): readonly string[] =>
  each(textsIn(cards, ['id', 'kind']));
