import { describe, expect, test } from 'vitest';
import { invitation, invitedTo } from './invitation';
import { linesOf } from './lines-of';

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
