import { describe, expect, test } from 'vitest';
import { invitation, invitedTo } from './invitation';
import { linesOf } from './lines-of';
import { standingOf } from './standing';

describe('an invitation', () => {
  test('carries a seat and its key behind the hash', () => {
    const link = new URL(invitation('https://muster.example', 'abc', { seat: 1, key: 'k-_9' }));
    expect([link.pathname, link.search]).toEqual(['/play/abc', '']);
    expect(invitedTo(link.hash)).toEqual({ seat: 1, key: 'k-_9' });
  });
  test.each(['', '#', '#seat=2', '#key=k', '#seat=0&key=k', '#seat=x&key=k', '#seat=1.5&key=k'])(
    '%j is none',
    (hash) => expect(invitedTo(hash)).toBeUndefined(),
  );
});

test('lines of the log keep their names while older ones are forgotten', () => {
  const line = (move: number, text: string) => ({ move, rule: 'MM-070', text, sum: null });
  const log = [line(1, 'a'), line(1, 'b'), line(2, 'c'), line(3, 'd'), line(3, 'e')];
  const whole = linesOf(log);
  expect(whole.map(({ words }) => words.text)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(new Set(whole.map(({ key }) => key)).size).toBe(log.length);
  expect(linesOf(log.slice(1)).map(({ key }) => key)).toEqual(whole.slice(1).map(({ key }) => key));
  expect(whole[0]!.words).not.toHaveProperty('sum');
});

describe('how a game stands', () => {
  const game = {
    players: ['person', 'person', 'steady'] as const,
    names: ['Ann', 'Bob', null],
    as: [null, null, null],
    taken: [true, true, false],
    seat: 0,
    toAct: [0],
    outcome: null,
  };
  const ledByAnn = { players: ['person', 'person', 'steady'], as: [null, 0, null] } as const;
  const won = (...winners: number[]) => ({ winners, by: 'last', rules: [] });
  test.each([
    ['one is asked', {}, 'Waiting for you', 'yours'],
    ['one is asked beside others', { toAct: [1, 0] }, 'Waiting for you', 'yours'],
    ['others are asked', { toAct: [1, 2] }, 'Waiting for Bob and bot, steady', 'others'],
    [
      'somebody never came',
      { toAct: [1], taken: [true, false, false] },
      'Waiting for Bob (not here yet)',
      'others',
    ],
    [
      'somebody without a name, seen without a seat',
      { seat: null, names: [null, null, null] },
      'Waiting for Player 1',
      'others',
    ],
    ['one has won', { outcome: won(0) }, 'Over: you won', 'over'],
    ['another has won', { outcome: won(1) }, 'Over: Bob won', 'over'],
    ['two have won', { outcome: won(0, 2) }, 'Over: you and bot, steady won together', 'over'],
    ['nobody has won', { outcome: won() }, 'Over: a draw', 'over'],
    ['another seat of one’s own is asked', { ...ledByAnn, toAct: [1] }, 'Waiting for you', 'yours'],
    ['two of one’s own have won', { ...ledByAnn, outcome: won(0, 1) }, 'Over: you won', 'over'],
  ] as const)('%s', (_, now, text, kind) => {
    expect(standingOf({ ...game, ...now }, {})).toEqual({ text, kind });
  });
  test('nobody has won, in the words of the game', () => {
    expect(standingOf({ ...game, outcome: won() }, { unwon: 'Nobody wins' }).text).toBe('Over: nobody wins');
  });
});
