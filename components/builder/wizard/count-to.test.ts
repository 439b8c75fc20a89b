import { expect, test } from 'vitest';
import { List } from '@/lib/rules';
import { countTo } from './count-to';

const list = (...counts: readonly (readonly [string, number])[]): List =>
  List.parse({
    format: 'muster-list/1',
    system: 'battle-magic',
    name: 'A set',
    entries: counts.map(([entry, count]) => ({ entry, count })),
  });

test.each([
  [
    'a new line',
    [],
    0,
    3,
    [
      ['army', 1],
      ['ship', 1],
      ['castle', 3],
    ],
  ],
  [
    'nothing new at 0',
    [],
    0,
    0,
    [
      ['army', 1],
      ['ship', 1],
    ],
  ],
] as const)('%s', (_, at, count, to, wanted) =>
  expect(countTo(list(['army', 1], ['ship', 1]), { entry: 'castle', at, count }, to)).toEqual(
    list(...wanted),
  ),
);

test.each([
  [
    5,
    [
      ['army', 3],
      ['ship', 1],
      ['human-army', 2],
    ],
  ],
  [
    1,
    [
      ['ship', 1],
      ['human-army', 1],
    ],
  ],
  [0, [['ship', 1]]],
] as const)('over two lines to %i', (to, wanted) =>
  expect(
    countTo(list(['army', 2], ['ship', 1], ['human-army', 2]), { entry: 'army', at: [0, 2], count: 4 }, to),
  ).toEqual(list(...wanted)),
);

test('a note stays on its line', () => {
  const noted = list(['army', 2]);
  noted.entries[0]!.note = 'the guard';
  expect(countTo(noted, { entry: 'army', at: [0], count: 2 }, 4).entries).toEqual([
    { entry: 'army', count: 4, note: 'the guard' },
  ]);
});
