/** Most texts have no letter beyond these, and need none of the slower work. */
const PLAIN = /^[\t\n\r -~]*$/;
const NO_ASCII_WORD = /[^a-z0-9]+/g;
// A soft hyphen comes with what is pasted from a page that breaks its words.
const MARKS = /[\p{M}\u00AD'’ʼ]/gu;
const NO_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * Lower case, no marks, words of letters and digits with one space between them: what people type and what is printed
 * compare equal. Apostrophes vanish, so that “dragon’s” is one word.
 */
export const foldWords = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase().replaceAll("'", '').replace(NO_ASCII_WORD, ' ').trim()
    : text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(NO_WORD, ' ').trim();

/** Does some word of `folded` begin the phrase? Both sides are folded already. */
export const hasPhrase = (folded: string, phrase: string): boolean =>
  folded.startsWith(phrase) || folded.includes(` ${phrase}`);

/** The folded words of a text; none for a text without letters and digits. */
export const wordsOf = (text: string): readonly string[] => {
  const folded = foldWords(text);
  return folded === '' ? [] : folded.split(' ');
};
