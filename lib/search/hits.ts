import { foldWords, hasPhrase } from './fold';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ]*/gu;

/** Where words of a text begin with one of the folded words, as stretches of it. */
export function hitsIn(
  text: string,
  words: readonly string[],
): readonly (readonly [from: number, to: number])[] {
  if (words.length === 0) return [];
  const hits: (readonly [number, number])[] = [];
  for (const { 0: written, index } of text.matchAll(WORD))
    if (
      foldWords(written)
        .split(' ')
        .some((w) => words.some((word) => w.startsWith(word)))
    )
      hits.push([index, index + written.length]);
  return hits;
}

/** Do all the folded words begin some word of the folded text? */
export const holdsAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => hasPhrase(folded, word));
