/**
 * Lower case, no marks, words of letters and digits with one space between them: what people type and what is printed
 * compare equal. Apostrophes vanish, so that “dragon’s” is one word.
 */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Does some word of `folded` begin the phrase? Both sides are folded already. */
export const hasPhrase = (folded: string, phrase: string): boolean =>
  folded.startsWith(phrase) || folded.includes(` ${phrase}`);

/** The folded words of a text; none for a text without letters and digits. */
export const wordsOf = (text: string): readonly string[] => {
  const folded = foldWords(text);
  return folded === '' ? [] : folded.split(' ');
};
