import { expect, test } from 'vitest';
import type { CompanionMark } from '@/lib/rules/kernel/companion/companion-state';
import { firstOf, gone, joined, type KnownLog } from './use-earlier';

const marks = (from: number, to: number): readonly CompanionMark[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ n: from + i }) as CompanionMark);
const numbers = ({ earlier, latest }: KnownLog) => [...earlier, ...latest].map(({ n }) => n);
const log: KnownLog = { latest: marks(21, 30), earlier: [] };

test('what leaves the end of the log stays known, without being asked for again', () => {
  const read = joined(log, 21, marks(11, 20));
  const on = gone(gone(read, marks(24, 33)), marks(26, 35));
  expect(numbers(on)).toEqual(marks(11, 35).map(({ n }) => n));
  expect(firstOf(on)).toBe(11);
});

test('a mark that was taken back is not kept among the earlier ones', () => {
  const back = gone(log, marks(20, 29));
  expect(numbers(gone(back, [...marks(21, 29), { n: 31 } as CompanionMark]))).not.toContain(30);
});

test('where marks between may be missing, and where the log was forgotten, nothing false is joined', () => {
  const far = gone(joined(log, 21, marks(11, 20)), marks(50, 59));
  expect(numbers(far)).toEqual(marks(50, 59).map(({ n }) => n));
  expect(joined(far, 11, marks(1, 10))).toBe(far);
  expect(numbers(gone(log, []))).toEqual([]);
});
