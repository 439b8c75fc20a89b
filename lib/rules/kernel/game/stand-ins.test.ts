import { expect, test } from 'vitest';
import type { GameRecord } from './game-record';
import { isStoodIn, nextStandIns, stoodInOf } from './stand-ins';

/** Who decides, move by move: a letter is a seat, a capital one a bot in its place. */
function play(line: string) {
  const played: Pick<GameRecord, 'moves' | 'standIns'> = { moves: [], standIns: [] };
  const turns = [...line].map((letter) => {
    const seat = 'ab'.indexOf(letter.toLowerCase());
    const { standIns, turn = '.' } = nextStandIns(played, seat, letter !== letter.toLowerCase());
    played.standIns = standIns;
    played.moves.push([seat, 0]);
    return turn;
  });
  return { played, turns: turns.join(' ') };
}

test.each([
  ['nobody stays away', 'abab', '. . . .', []],
  ['one run through what the other decides', 'aBaBBa', '. bot . . . .', [[1, 1, 4]]],
  [
    'whoever comes back ends it',
    'BabBa',
    'bot . back bot .',
    [
      [1, 0, 0],
      [1, 3, 3],
    ],
  ],
  [
    'two seats, one after the other',
    'ABbAa',
    'bot bot back . back',
    [
      [0, 0, 3],
      [1, 1, 1],
    ],
  ],
])('%s', (_, line, turns, runs) => {
  const { played, turns: said } = play(line);
  expect(said).toBe(turns);
  expect(played.standIns?.map(({ seat, from, to }) => [seat, from, to])).toEqual(runs);
  const capitals = [...line].map((letter) => letter !== letter.toLowerCase());
  expect(played.moves.map(([seat], move) => isStoodIn(played, seat, move))).toEqual(capitals);
  expect(stoodInOf(played)).toBe(capitals.filter(Boolean).length);
  expect(stoodInOf(played, 0) + stoodInOf(played, 1)).toBe(stoodInOf(played));
});
