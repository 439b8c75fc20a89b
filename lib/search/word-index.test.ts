import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '@/lib/rules';
import { couldBeNear, lettersOf, slipsBetween } from './slips';
import { WordIndex } from './word-index';

describe('slips', () => {
  test.each([
    ['archer', 'archer', 0],
    ['acrher', 'archer', 1],
    ['archr', 'archer', 1],
    ['archeer', 'archer', 1],
    ['arxher', 'archer', 1],
    ['rachre', 'archer', 2],
    ['knight', 'archer', 3],
    ['', 'ab', 2],
  ])('between %s and %s: %d', (a, b, slips) => {
    expect(slipsBetween(a, b, 2)).toBe(slips);
    expect(slipsBetween(b, a, 2)).toBe(slips);
  });

  test('a glance at the letters never rules out a word that is near', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '7'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, most) => {
        if (slipsBetween(a, b, most) <= most)
          expect(couldBeNear(lettersOf(a), lettersOf(b), most)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the index', () => {
  const entry = (name: string, text = '', ...tags: string[]) =>
    ({ name, kind: 'k', text, tags }) as unknown as Entry;
  const index = new WordIndex(
    [
      entry('Dragon’s lair', 'A cave.'),
      entry('Cave', 'Dark.'),
      entry('Horned dragon', 'Breathes fire.'),
      entry('Dragon', 'Flies.'),
      entry('Fire', '', 'dragon'),
      entry('Dragonfly'),
    ],
    new Map([['k', 'Thing']]),
  );
  test.each([
    ['a short name first, then longer ones, then what begins so, then tags', ['dragon'], [3, 2, 0, 5, 4]],
    ['a name before a text', ['cave'], [1, 0]],
    ['every word must stand there', ['dragon', 'fire'], [4, 2]],
    ['a kind', ['thing', 'dark'], [1]],
    ['nothing is spelt so', ['drgaon'], []],
    ['no word', [], []],
  ])('%s: %j', (_, words, found) => {
    expect(index.find(words)).toEqual(found);
  });

  test('slips are forgiven where that is asked for', () => {
    expect(index.find(['drgaon'], true)).toEqual([3, 2, 0, 4]);
    expect(index.find(['drgaon', 'fier'], true)).toEqual([4, 2]);
  });
});
