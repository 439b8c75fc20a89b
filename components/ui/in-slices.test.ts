import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from './in-slices';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Steps of two milliseconds each. */
function* counted(many: number, took: number[]) {
  for (let n = 1; n <= many; n++) {
    vi.advanceTimersByTime(2);
    took.push(n);
    yield;
  }
  return many;
}

test('work of several slices lets others in between, and tells its end once', () => {
  const took: number[] = [];
  const done = vi.fn();
  inSlices(counted(5, took), done);
  expect(took).toEqual([1, 2]);
  expect(done).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(took).toEqual([1, 2, 3, 4, 5]);
  expect(done.mock.calls).toEqual([[5]]);
});

test('what is put away is not gone on with', () => {
  const took: number[] = [];
  const done = vi.fn();
  const stop = inSlices(counted(5, took), done);
  stop();
  vi.runAllTimers();
  expect(took).toEqual([1, 2]);
  expect(done).not.toHaveBeenCalled();
});
