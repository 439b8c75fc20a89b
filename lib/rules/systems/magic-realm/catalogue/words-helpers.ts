/** `a, b and c`. */
export const listed = (words: readonly string[]): string => joined(words, 'and');
/** `a, b or c`. */
export const or = (words: readonly string[]): string => joined(words, 'or');

const joined = (words: readonly string[], last: string): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]!}`;

const small = new Set(['of', 'the']);
const special: Readonly<Record<string, string>> = { enchanters: 'Enchanter’s', alchemists: 'Alchemist’s' };

/** `eye-of-the-idol` as `Eye of the Idol`. */
export const titled = (id: string): string =>
  id
    .split('-')
    .map((part, i) => {
      if (i > 0 && small.has(part)) return part;
      return special[part] ?? part.charAt(0).toUpperCase() + part.slice(1);
    })
    .join(' ');

/** `2 Ogres`, `1 Giant`. */
export const several = (n: number, id: string): string => {
  const name = titled(id);
  if (n === 1) return `1 ${name}`;
  return name.startsWith('Wolf') ? `${n} ${name.replace('Wolf', 'Wolves')}` : `${n} ${name}s`;
};

/** A sentence begins with a capital. */
export const tidy = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** `1 card`, `2 cards`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
