import { describe, expect, test } from 'vitest';
import type { PaperTables } from '../../../../kernel/catalogue/paper';
import type { MmsHouse } from '../../house';
import { rulebook } from '../../rulebook';
import { termsOf } from '../../testing';
import { referenceSheet } from './index';

const sheetOf = (house: object = {}): PaperTables =>
  referenceSheet.make(termsOf({ house: { ...house } }).house as MmsHouse) as PaperTables;
const said = (sheet: PaperTables): readonly string[] =>
  sheet.blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((c) => typeof c === 'string')));
const words = (house: object = {}): string => said(sheetOf(house)).join(' ');

test('MMS-E05: the diagonal steps that each allowance pays for', () => {
  const { columns, rows } = sheetOf().blocks.find(({ title }) => title === 'Diagonal steps alone')!;
  expect(columns.slice(1).map(({ title }) => Number(title))).toEqual(
    Array.from({ length: 14 }, (_, i) => i + 1),
  );
  expect(rows[0]!.cells.slice(1).map(Number)).toEqual([0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9]);
});

test('has two sides, and cites rules that there are', () => {
  const known = new Set([...rulebook.rules, ...rulebook.rulings].map(({ id }) => id));
  const sheet = sheetOf({ players: 3 });
  expect(sheet.blocks.filter(({ opens }) => opens)).toHaveLength(1);
  const cited = [...referenceSheet.rules, ...sheet.blocks.flatMap(({ rules = [] }) => rules)];
  expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
});

describe('as agreed', () => {
  test('nothing is marked where all is as printed', () => expect(words()).not.toContain('(agreed)'));

  // Each answer changes its line, and the line says so.
  test.each([
    [{ attackSelection: 'declared' }, 'Name a row of your table D before you roll (agreed).'],
    [{ naturalHit: 97 }, 'A natural 97 or more lands the first row at least (agreed).'],
    [{ rollPenaltyCap: 30 }, 'all minus values of I, together at most −30 (agreed), then'],
    [{ diagonalReach: 'adjacent' }, 'Any of the eight neighbours is in reach (agreed).'],
    [{ attackUnidentified: true }, 'Any marker may be named; its card is shown after the roll (agreed).'],
    [{ flyOverX: true }, 'only flyers and burrowers cross it (agreed).'],
    [{ flyersMayStopOnY: true }, 'cross it, and may stop there (agreed).'],
    [{ cornerCutting: 'never' }, 'No diagonal step past a closed square (agreed).'],
    [{ pivotCost: 1.5 }, 'costs 1.5 (agreed).'],
    [
      { passThroughFriends: true },
      'Nobody enters a square of a foe or of an engine. Own characters may be passed, not stopped on (agreed).',
    ],
    [
      { groupMarkers: true },
      'Up to 4 identical characters of one square share it and move together (agreed).',
    ],
    [{ lineOfSight: 12 }, 'within 15.6 units'],
    [{ detectionThreshold: 40 }, 'Roll 40 or more'],
    [{ sightBlocking: 'solid' }, 'Solid Defense cards block it (agreed).'],
    [{ markersShown: false }, 'Only their owner sees where unknown pieces stand (agreed).'],
    [{ hiddenSetup: false }, 'All cards are known when the parts are joined (agreed).'],
    [{ healTargets: 'any' }, 'or himself (agreed).'],
    [{ healDoomed: false }, 'Nobody at zero CAP or less (agreed).'],
    [{ healUsesModifiers: true }, 'His own plus under I counts (agreed).'],
    [{ removalTiming: 'immediate' }, 'leaves the mat at once (agreed).'],
    [{ controlAtSetup: 'firstOccupant' }, 'or is laid out there (agreed).'],
    [{ capturePlaced: false }, 'Stays with its placer (agreed).'],
    [{ stalemateRounds: 10 }, 'At 10 it is a stalemate (agreed).'],
    [{ maxRounds: 50 }, 'After 50 rounds it is a stalemate in any case (agreed).'],
    [{ eliminatedPiecesStay: false }, 'His Terrain and Defense cards leave the mat with him (agreed).'],
    [{ divulgePenalty: 'nextTurn' }, 'loses his next turn (agreed).'],
  ])('%j', (house, line) => {
    expect(words(house)).toContain(line);
    expect(words(house)).toContain('(agreed)');
    expect(words()).not.toContain(line);
  });

  test('word is passed from three players on, and nothing is detected where nothing is hidden (MMS-R36, MMS-R42)', () => {
    const actionsOf = (house: object) =>
      sheetOf(house)
        .blocks.find(({ title }) => title.startsWith('What a character'))!
        .rows.map(({ cells }) => cells[0]);
    expect(actionsOf({})).toEqual(['Move', 'Attack', 'Heal', 'Detect']);
    expect(actionsOf({ players: 3 })).toEqual(['Move', 'Attack', 'Heal', 'Detect', 'Pass word']);
    expect(actionsOf({ players: 3, hiddenSetup: false })).toEqual(['Move', 'Attack', 'Heal']);
    expect(words({ hiddenSetup: false })).not.toContain('Whoever tells');
  });
});
