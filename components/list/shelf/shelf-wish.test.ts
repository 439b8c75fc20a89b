import { describe, expect, test } from 'vitest';
import { readShelfQuery, type ShelfRow } from '@/lib/search';
import { Tag } from '@/lib/api/contract/shapes/list';
import { shelfAddress, shelfQuery, shelfWish } from './shelf-wish';
import { tagsOfText } from './tags-of-text';

const nothing = shelfWish({});
const world = { systems: [{ slug: 'mms', name: 'Magic' }], legalUnder: () => () => true };

describe('what an address asks of the shelf', () => {
  test('nonsense in it counts for nothing', () => {
    expect(shelfWish({ q: ['a', 'b'], page: '-3', sort: undefined, archived: '1' })).toEqual(nothing);
    expect(shelfWish({ page: 'x' }).page).toBe(1);
    expect(shelfWish({ folder: 'x'.repeat(500) }).folder).toHaveLength(60);
  });

  test('the address of a wish is read back to the same wish', () => {
    const wish = {
      ...nothing,
      q: 'krag budget<300',
      folder: 'A “b” & c',
      tag: 'at-night',
      system: 'mms',
      legal: 'yes',
      archived: true,
      sort: 'name',
    };
    const { searchParams } = new URL(shelfAddress(wish, { page: 3 }), 'http://x');
    expect(shelfWish(Object.fromEntries(searchParams))).toEqual({ ...wish, page: 3 });
    expect(shelfAddress(nothing, {})).toBe('/lists');
    expect(shelfAddress({ ...nothing, page: 7 }, { folder: 'A' })).toBe('/lists?folder=A');
  });

  test('the whole wish is one question that can be read', () => {
    const query = shelfQuery({ ...nothing, q: 'krag', folder: 'League "A"', system: 'mms', legal: 'abc' });
    expect(query).toBe('krag system:"mms" folder="League  A " legal:"abc"');
    const read = readShelfQuery(query, world);
    expect(read.problems).toEqual([]);
    const row = {
      name: 'Krag',
      folder: 'League "A"',
      system: 'mms',
      systemName: 'Magic',
      tags: [],
      entries: [],
    };
    expect(read.test(row as unknown as ShelfRow)).toBe(true);
    expect(read.test({ ...row, folder: 'League B' } as unknown as ShelfRow)).toBe(false);
  });
});

describe('tags as they are typed', () => {
  test.each([
    ['Campaign, at night', ['campaign', 'at', 'night']],
    ['#one #two;three', ['one', 'two', 'three']],
    ['at_night Große--Heere -x-', ['at-night', 'große-heere', 'x']],
    ['same SAME', ['same']],
    ['  ', []],
    ['🎲 !!', []],
    ['x'.repeat(40), ['x'.repeat(30)]],
  ])('%s', (text, tags) => {
    expect(tagsOfText(text)).toEqual(tags);
    for (const tag of tags) expect(Tag.parse(tag)).toBe(tag);
  });

  test('are twelve at the most', () => {
    expect(tagsOfText(Array.from({ length: 30 }, (_, i) => `t${i}`).join(' '))).toHaveLength(12);
  });
});
