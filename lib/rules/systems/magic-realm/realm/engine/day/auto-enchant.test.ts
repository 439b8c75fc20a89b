import { expect, test } from 'vitest';
import { tiles } from '../../../catalogue';
import { realmWith } from '../testing/realm';
import { enchantTiles } from './auto-enchant';

const has = (color: string): readonly number[] =>
  tiles.flatMap(({ enchanted }, tile) =>
    enchanted.clearings.some(({ colors = [] }) => colors.some((one) => one === color)) ? [tile] : [],
  );

test('MR-B70, MR-B23: tiles turn over whose enchanted side has the color of the day, and back again', () => {
  const s = realmWith([], { 'magic.autoEnchant': true });
  const turned = (day: number): readonly number[] => {
    const before = [...s.sides];
    s.day = day;
    enchantTiles(s, undefined);
    return s.sides.flatMap((side, tile) => (side === before[tile] ? [] : [tile]));
  };
  expect(turned(13)).toEqual([]);
  expect(turned(14)).toEqual(has('grey'));
  expect(turned(14)).toEqual(has('grey'));
  expect(turned(21)).toEqual(has('purple'));
});

test('MR-B70: without the option they lie as they are', () => {
  const s = realmWith([]);
  s.day = 14;
  enchantTiles(s, undefined);
  expect(s.sides.every((side) => side === 0)).toBe(true);
});
