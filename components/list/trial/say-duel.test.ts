import { expect, test } from 'vitest';
import { wilson } from '@/lib/sim/statistics';
import { sayDuel } from './say-duel';

const report = (a: number, b: number, drawn = 0, unfinished = 0) => {
  const games = a + b + drawn;
  const share = (count: number) => ({ count, ...wilson(count, games) });
  return {
    games: games + unfinished,
    unfinished,
    wins: [a, b].map((count, seat) => ({ seat, ...share(count) })),
    draws: share(drawn),
  };
};
const names = ['Old guard', 'New guard'] as const;

test('names the stronger only where its share of the won games lies beyond chance', () => {
  expect(sayDuel(report(300, 200), names)[1]).toMatch(
    /^“Old guard” is the stronger .* between 55\.6 and 64\.2 /,
  );
  expect(sayDuel(report(200, 300), names)[1]).toMatch(
    /^“New guard” is the stronger .* between 55\.6 and 64\.2 /,
  );
  expect(sayDuel(report(260, 240), names)[1]).toMatch(
    /^Which is the stronger cannot be told .* between 47\.6 and 56\.3 /,
  );
});

test('draws weaken nobody: they are said and left out of who is the stronger', () => {
  const [shares, strength] = sayDuel(report(60, 40, 900), names);
  expect(shares).toBe('“Old guard” wins 6.0 games in a hundred, “New guard” 4.0; 90.0 are drawn.');
  expect(strength).toMatch(/^“Old guard” is the stronger|^Which is the stronger cannot be told/);
  expect(sayDuel(report(3, 0, 97), names)[1]).toBe(
    'Too few of these games have a winner to tell which is the stronger.',
  );
});

test('games that came to no end are owned to', () => {
  expect(sayDuel(report(50, 50, 0, 2), names).at(-1)).toBe(
    '2 of 102 games came to no end and count for neither.',
  );
});
