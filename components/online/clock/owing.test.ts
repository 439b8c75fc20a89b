import { expect, test } from 'vitest';
import { owingOf } from './owing';

const [early, late] = ['2026-11-26T10:00:00.000Z', '2026-11-26T11:00:00.000Z'];

test.each([
  ['each who is due', [null, null], [late, early], [0, 1]],
  ['nobody whose decision is not asked for', [null, null, null], [null, early, null], [1]],
  [
    'one who leads two seats once, at the one whose time is over first',
    [null, null, 0],
    [late, late, early],
    [1, 2],
  ],
  ['and at the first of them where both end together', [null, 0, 0], [null, late, late], [1]],
])('time is told to %s', (_, as, until, seats) =>
  expect(owingOf({ as, until }).map(({ seat }) => seat)).toEqual(seats),
);
