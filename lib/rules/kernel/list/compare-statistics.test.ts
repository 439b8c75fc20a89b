import { expect, test } from 'vitest';
import { compareStatistics } from './compare-statistics';
import type { Statistic } from './statistics';

const bars = (rows: Record<string, number>, more: { readonly unknown?: string } = {}): Statistic => ({
  id: 'kinds',
  title: 'Kinds',
  says: `${Object.keys(rows).length} kinds.`,
  shape: 'bars',
  unit: 'level',
  adds: true,
  rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
  rules: ['MMS-025'],
  ...more,
});

test('bars: what the two differ in, with nothing where a bar is not drawn', () => {
  const [measure] = compareStatistics(
    [bars({ Character: 300, Artifact: 20 })],
    [bars({ Character: 300, Ground: 5 })],
  );
  expect(measure).toEqual({
    id: 'kinds',
    title: 'Kinds',
    unit: 'level',
    a: '2 kinds.',
    b: '2 kinds.',
    unknown: [],
    rules: ['MMS-025'],
    rows: [
      { label: 'Artifact', a: 20, b: 0 },
      { label: 'Ground', a: 0, b: 5 },
    ],
    same: 1,
  });
});

test('bars that are no sums, such as averages, say nothing of what is not there', () => {
  const means = (rows: Record<string, number>): Statistic => ({ ...bars(rows), adds: false }) as Statistic;
  const [measure] = compareStatistics([means({ Krag: 12.6 })], [means({ Cleric: 3 })]);
  expect(measure!.rows).toEqual([
    { label: 'Krag', a: 12.6, b: null },
    { label: 'Cleric', a: null, b: 3 },
  ]);
});

test('a statistic that only one of them has: unknown is absent, never nothing', () => {
  const [measure] = compareStatistics([], [bars({ Ground: 5 }, { unknown: 'One level is not known.' })]);
  expect(measure).toMatchObject({
    a: null,
    b: '1 kinds.',
    unknown: ['One level is not known.'],
    rows: [{ label: 'Ground', a: null, b: 5 }],
  });
});

test('tables row by row and column by column, curves as chances in per cent', () => {
  const table = (...rows: (string | number)[][]): Statistic => ({
    id: 't',
    title: 'T',
    says: 'T.',
    shape: 'table',
    columns: ['Character', 'Spell', 'Casting'],
    rows,
  });
  const [spells] = compareStatistics(
    [table(['Witch', 'Fog', 'yes'], ['Witch', 'Curse', 'no'])],
    [table(['Witch', 'Fog', 'yes'], ['Witch', 'Wish', 'no'])],
  );
  expect(spells).toMatchObject({ rows: [{ label: 'Witch: spell (2)', a: 'Curse', b: 'Wish' }], same: 3 });
  const curve = (y: number): Statistic => ({
    id: 'c',
    title: 'C',
    says: 'C.',
    shape: 'curve',
    unit: 'chance',
    axis: 'total',
    lines: [{ label: 'Army', points: [{ x: 3, y }] }],
  });
  expect(compareStatistics([curve(0.25)], [curve(0.5)])[0]!.rows).toEqual([
    { label: 'Army, total 3', a: 25, b: 50 },
  ]);
});
