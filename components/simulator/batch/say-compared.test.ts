import { expect, test } from 'vitest';
import { pairsWanted, sayCompared, sayLength, sayWins } from './say-compared';

const none = { difference: 0, low: 0, high: 0 };

test.each([
  [
    { difference: 0.042, low: 0.011, high: 0.073 },
    'With the other board Red wins more games: 4.2 in a hundred, and surely between 1.1 and 7.3.',
  ],
  [
    { difference: -0.042, low: -0.073, high: -0.011 },
    'With the other board Red wins fewer games: 4.2 in a hundred, and surely between 1.1 and 7.3.',
  ],
  [none, 'With the other board Red wins exactly the same games.'],
])('victories: %j', (difference, says) => {
  expect(sayWins('Red', 'board', difference, 1000)).toBe(says);
});

test('what cannot be told says how large it may be, and how many games would tell', () => {
  const says = sayWins('Red', 'bot', { difference: 0.01, low: -0.05, high: 0.07 }, 400);
  expect(says).toContain('cannot be told yet: it is at most 5.0 games in a hundred fewer or 7.0 more');
  // Half the interval is 6 points: three times as wide as wanted takes nine times the pairs.
  expect(says).toContain('About 4,000 games would show a difference of 2.');
  expect(pairsWanted({ difference: 0, low: -0.02, high: 0.02 }, 500)).toBe(500);
  expect(sayWins('Red', 'bot', { difference: 0, low: -0.01, high: 0.01 }, 5000)).not.toContain('would show');
  expect(sayWins('Red', 'bot', none, 1)).toContain('too few');
});

test('lengths', () => {
  expect(sayLength({ difference: 2.04, low: 1, high: 3 }, 'board', 'round')).toBe(
    'Games with the other board last 2.0 rounds longer.',
  );
  expect(sayLength({ difference: -2, low: -3, high: -1 }, 'board', 'round')).toContain('2.0 rounds less');
  expect(sayLength({ difference: 0, low: -0.4, high: 0.2 }, 'board', 'round')).toContain(
    'at most 0.4 rounds',
  );
});

test('of two seats one sentence says it for both, of three each has its own', () => {
  const seat = (n: number) => ({ seat: n, ...none });
  const of = (n: number) =>
    sayCompared(
      { pairs: 9, wins: Array.from({ length: n }, (_, i) => seat(i)), draws: none, length: none },
      'agreement',
      'round',
      (i) => `Seat ${i + 1}`,
    );
  expect(of(2)).toHaveLength(2);
  expect(of(3)).toHaveLength(4);
});
