import { expect, test } from 'vitest';
import { foldWords, wordsOf } from './fold';
import { hitsIn, holdsAll } from './hits';

const shown = (text: string, query: string) =>
  hitsIn(text, wordsOf(query)).map(([from, to]) => text.slice(from, to));

test.each([
  ['A healer heals.', 'heal', ['healer', 'heals']],
  ['The dragon’s hoard', "dragon's", ['dragon’s']],
  ['Élan vital', 'elan', ['Élan']],
  ['MMS-L01 and MMS-L02', 'mms-l01', ['MMS', 'L01', 'MMS']],
  ['unheal', 'heal', []],
  ['anything', '', []],
])('in “%s” the words “%s” are found', (text, query, hits) => expect(shown(text, query)).toEqual(hits));

test('a row is found when each word begins one of its words', () => {
  const row = foldWords('MMS-058 Clerics and Shaman can heal others.');
  expect(holdsAll(row, wordsOf('heal cleric'))).toBe(true);
  expect(holdsAll(row, wordsOf('MMS-058'))).toBe(true);
  expect(holdsAll(row, wordsOf('heal dragon'))).toBe(false);
});
