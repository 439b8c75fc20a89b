import { describe, expect, test } from 'vitest';
import type { PaperTables } from '../../../../kernel/catalogue/paper';
import { rulebook } from '../../rulebook';
import { House } from '../../house';
import { referenceSheets } from './index';

const houseOf = (given: object): Parameters<(typeof referenceSheets)[number]['make']>[0] =>
  House.parse(given) as never;

const sheet = (id: string, house: object = {}): PaperTables =>
  referenceSheets.find((one) => one.id === id)!.make(houseOf(house)) as PaperTables;

/** All words of a sheet, row by row. */
const wordsOf = (id: string, house: object = {}): string =>
  sheet(id, house)
    .blocks.flatMap(({ title, rows }) => [title, ...rows.map(({ cells }) => cells.join(' | '))])
    .join('\n');

const titles = (id: string, house: object = {}): readonly string[] =>
  sheet(id, house).blocks.map(({ title }) => title);

test('every rule that a sheet names is in the rulebook, and every row has as many cells as its head', () => {
  const known = new Set([...rulebook.rules, ...rulebook.rulings].map(({ id }) => id));
  for (const { id, rules } of referenceSheets) {
    for (const { title, columns, rows, rules: own = [] } of sheet(id).blocks) {
      for (const rule of [...rules, ...own]) expect(known.has(rule), `${id}, ${title}: ${rule}`).toBe(true);
      for (const { cells } of rows) expect(cells.length, `${id}, ${title}`).toBe(columns.length);
    }
  }
});

describe('the tables', () => {
  test.each([
    'Hide | Hidden | Hidden | Hidden | Hidden | Hidden | Nothing',
    'Ally | Boon | Price 1 | Price 2 | Price 3 | Price 4 | Price 4',
    'Missile | +2 | +1 | 0 | -1 | -2 | -3',
    'Power of the Pit | Fiery chasm | Carried away | Terror | Blight | Forget | Rust',
  ])('%s', (row) => {
    expect(wordsOf('table-sheet')).toContain(row);
  });

  test('repositioning moves as the chart does', () => {
    expect(wordsOf('table-sheet')).toContain(
      'Repositioning | Second to third, third to second | First to third, third to first | First to second, second to first | Nothing moves | First to second, second to third, third to first | First to third, second to first, third to second',
    );
  });

  // What was not agreed is not on the sheet.
  test.each([
    ['Commerce', { 'world.commerce': true }],
    ['Optional combat tables', { 'combat.optionalTables': true }],
    ['Phases of the season', { 'world.seasons': '3' }],
  ])('%s stands there when it is agreed', (title, house) => {
    expect(titles('table-sheet')).not.toContain(title);
    expect(titles('table-sheet', house)).toContain(title);
  });

  test('the optional table for missiles stands in the place of the usual one (MR-B70)', () => {
    expect(wordsOf('table-sheet', { 'combat.optionalTables': true })).not.toMatch(/^Missile \| \+2/m);
  });
});

test.each([
  ['day-sheet', { 'world.seasons': '2' }, '4 phases into a mountain', '2 phases into a mountain'],
  ['day-sheet', { 'world.mountainCost': 4 }, '4 phases into a mountain', '2 phases into a mountain'],
  ['day-sheet', { 'world.commerce': true }, 'on the Commerce table', 'at basic price'],
  ['combat-sheet', { 'combat.seriousWounds': true }, 'higher of two dice', 'the vulnerability or more kills'],
  ['combat-sheet', { 'combat.maxRounds': 25 }, 'after 25 rounds', 'after 40 rounds'],
])('%s with %o says “%s”', (id, house, agreed, usual) => {
  expect(wordsOf(id, house)).toContain(agreed);
  expect(wordsOf(id, house)).not.toContain(usual);
  expect(wordsOf(id)).toContain(usual);
});

test.each([
  ['day-sheet', 'SPELL |'],
  ['price-sheet', 'Bane Sword | T | 8 | 20 | fame 6, not. 3'],
  ['price-sheet', 'Shield | M | 7 / 5 / –'],
  ['bounty-sheet', 'Tremendous Flying Dragon | T | 12 | 12'],
])('%s has “%s”', (id, words) => {
  expect(wordsOf(id)).toContain(words);
});

test('all 17 horses, 24 monsters and 42 natives are priced', () => {
  const names = (id: string, title: RegExp): number =>
    sheet(id)
      .blocks.filter((block) => title.test(block.title))
      .flatMap(({ columns, rows }) =>
        rows.flatMap(({ cells }) => cells.filter((cell, i) => columns[i]!.names && cell !== '')),
      ).length;
  expect(names('price-sheet', /^Horses/)).toBe(17);
  expect(names('bounty-sheet', /^Monsters/)).toBe(24);
  expect(names('bounty-sheet', /^Natives/)).toBe(42);
});
