import { expect, test } from 'vitest';
import { dueAfter, untilOf } from './game-clock';

const person = { player: 'person' as const, taken: true };
const seats = [person, person, person];
const [early, late] = ['2026-05-03T20:15:00.000Z', '2026-05-04T08:00:00.000Z'];
const now = new Date(late);

test.each([
  ['who is asked for the first time owes from now on', [], [1], [], [null, late, null]],
  [
    'who is still asked owes as long as before, whoever decided since',
    [early, early, null],
    [1],
    [0],
    [null, early, null],
  ],
  ['who decided and is asked again has his time anew', [early, null, null], [0], [0], [late, null, null]],
  ['who is asked no more owes nothing', [early, early, early], [], [], [null, null, null]],
  ['several owe at once, each since his own moment', [null, early, null], [1, 2], [0], [null, early, late]],
])('%s', (_, before, toAct, movers, after) => {
  expect(dueAfter(before, { seats, toAct, movers }, now)).toEqual(after);
});

test('time is over so many seconds after one was asked; without a clock never', () => {
  expect(untilOf({ clock: 60, due: [early, null], seats })).toEqual([
    new Date('2026-05-03T20:16:00.000Z'),
    null,
  ]);
  expect(untilOf({ due: [early, null], seats })).toEqual([null, null]);
});

const [sooner, later] = ['2026-05-03T12:00:00.000Z', '2026-05-03T21:00:00.000Z'];
const bot = { player: 'steady' as const, taken: false };
test.each([
  [
    'while somebody who was invited is missed it runs for nobody',
    [person, { ...person, taken: false }],
    null,
  ],
  [
    'it runs from when the last one came, if he came after one was asked',
    [
      { ...person, cameAt: sooner },
      { ...person, cameAt: later },
    ],
    '2026-05-03T21:01:00.000Z',
  ],
  [
    'whoever is asked after all came has it from then',
    [
      { ...person, cameAt: sooner },
      { ...person, cameAt: sooner },
    ],
    '2026-05-03T20:16:00.000Z',
  ],
  ['nobody waits for a bot to come', [{ ...person, cameAt: sooner }, bot], '2026-05-03T20:16:00.000Z'],
] as const)('the time of a game: %s', (_, seats, until) => {
  expect(untilOf({ clock: 60, due: [early, null], seats })).toEqual([until && new Date(until), null]);
});
