import type { FactValue } from '../verdict/legality';
import { listed } from './words';

/** Turns of phrase for the sentences of findings, which are made from facts: a value, several, or none. */

/** Every value of a fact as words; none where it is not there. */
export const wordsOf = (value: FactValue | undefined): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

/** `a, b and c`, with another last word where one is given. */
export const listedFact = (value: FactValue | undefined, last?: string): string =>
  listed(wordsOf(value), last);

/** `a, b and c`; of more than `most` only the beginning: `a, b, c and 2 more`. */
export function someOf(value: FactValue | undefined, most = 4): string {
  const all = wordsOf(value);
  return all.length > most
    ? `${all.slice(0, most - 1).join(', ')} and ${all.length - most + 1} more`
    : listed(all);
}

/** `1 card`, `2 cards`; `many` is for words that take more than an s. */
export const countedFact = (value: FactValue | undefined, one: string, many = `${one}s`): string =>
  `${String(value)} ${Number(value) === 1 ? one : many}`;
