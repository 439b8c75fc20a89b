/** `a, b and c`. */
export const listed = (words: readonly string[]): string => joined(words, 'and');
/** `a, b or c`. */
export const or = (words: readonly string[]): string => joined(words, 'or');

const joined = (words: readonly string[], last: string): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]!}`;

/** `tremendous-dragon` as `Tremendous Dragon`. */
export const titled = (id: string): string =>
  id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** A sentence begins with a capital. */
export const tidy = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** `1 card`, `2 cards`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
