import { expect, test } from 'vitest';
import { sayLeft } from './say-left';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test.each([
  [3 * DAY + 4 * HOUR + 50 * MINUTE, '3 days 4 hours'],
  [DAY, '1 day'],
  [DAY + 30 * MINUTE, '1 day'],
  [2 * HOUR + MINUTE, '2 hours 1 minute'],
  [12 * MINUTE + 59_000, '12 minutes'],
  [59_001, '1 minute'],
  [1_500, '2 seconds'],
  [1, '1 second'],
  [0, '0 seconds'],
  [-5, '0 seconds'],
])('%i ms are said as %s', (ms, words) => {
  expect(sayLeft(ms)).toBe(words);
});
