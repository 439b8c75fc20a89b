import { expect, test } from 'vitest';
import { isSpare, missingOf } from './missing';

const counts = new Map([
  ['krag', 1],
  ['woods', 3],
  ['archer', 2],
]);
const owned = new Map([
  ['krag', 2],
  ['woods', 1],
  ['cleric', 1],
]);

test('what the list needs beyond what was printed, by name', () =>
  expect(missingOf(counts, owned, (id) => id.toUpperCase())).toEqual([
    { name: 'WOODS', count: 2 },
    { name: 'ARCHER', count: 2 },
  ]));

test('what is printed and not used up may be added', () =>
  expect(['krag', 'woods', 'archer', 'cleric'].filter((id) => isSpare(counts, owned, id))).toEqual([
    'krag',
    'cleric',
  ]));
