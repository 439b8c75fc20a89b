import { expect, test } from 'vitest';
import { showSetting } from './show-setting';

const system = { entries: [{ id: 'ss-house-1', name: 'Crossing' }] };

test.each([
  [null, 'none'],
  [undefined, 'none'],
  ['', 'none'],
  [[], 'none'],
  [{}, 'none'],
  [true, 'yes'],
  [300, '300'],
  [0, '0'],
  ['eachRound', 'each round'],
  [[2, 5], '2–5'],
  [{ terrain: { mostUses: 3 }, seed: undefined }, 'terrain (most uses 3)'],
  ['ss-house-1', 'Crossing'],
  [['ss-house-1', 'unknown-board'], 'Crossing, unknown board'],
])('%j is said as %s', (value, said) => {
  expect(showSetting(value, system)).toBe(said);
});
