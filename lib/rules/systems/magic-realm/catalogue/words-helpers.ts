import { capital, listed } from '../../../kernel/words/words';

/** `a, b or c`. */
export const or = (words: readonly string[]): string => listed(words, 'or');

const small = new Set(['of', 'the']);
const special: Readonly<Record<string, string>> = { enchanters: 'Enchanter’s', alchemists: 'Alchemist’s' };

/** `eye-of-the-idol` as `Eye of the Idol`. */
export const titled = (id: string): string =>
  id
    .split('-')
    .map((part, i) => {
      if (i > 0 && small.has(part)) return part;
      return special[part] ?? capital(part);
    })
    .join(' ');

/** `2 Ogres`, `1 Giant`. */
export const several = (n: number, id: string): string => {
  const name = titled(id);
  if (n === 1) return `1 ${name}`;
  return name.startsWith('Wolf') ? `${n} ${name.replace('Wolf', 'Wolves')}` : `${n} ${name}s`;
};
