/** Small turns of phrase that every system's sentences, labels and columns need. */

/** `fire demon` as `Fire demon`. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `a`, `a and b`, `a, b and c`; nothing of none. `last` is the word before the last: `or`. */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** A whole number as people read it: `340`, `1,200`. */
const grouped = (n: number): string => `${n}`.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 card`, `2 cards`, `1,200 cards`; `many` is for words that take more than an s. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${grouped(n)} ${n === 1 ? one : many}`;

/** With its sign, as it is printed: `+7`, `−25`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
