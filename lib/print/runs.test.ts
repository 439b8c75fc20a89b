import { expect, test } from 'vitest';
import { MOST_LOOKS, MOST_OF_LOOK } from './looks';
import { MOST_RUNS, withinMost, type PrintRun } from './runs';

const run = (n: number, looks: PrintRun['looks']): PrintRun => ({
  id: `run-${n}`,
  system: 'mms',
  name: 'A list',
  at: 1_000_000 - n,
  looks,
});
const runs = (count: number, looksOf: (n: number) => PrintRun['looks']) =>
  Array.from({ length: count }, (_, n) => run(n, looksOf(n)));

test('the oldest of too many become one, whose counts are the same', () => {
  const kept = withinMost(runs(MOST_RUNS + 1, () => [{ entry: 'krag', look: 'a', count: 2 }]));
  expect(kept).toHaveLength(MOST_RUNS / 2 + 1);
  expect(kept.at(-1)).toMatchObject({ name: 'Earlier', looks: [{ entry: 'krag', count: MOST_RUNS + 2 }] });
});

test('the one that they become is within what may be told of a job, however much there was', () => {
  const many = Array.from({ length: 400 }, (_, i) => i);
  const kept = withinMost(
    runs(MOST_RUNS + 1, (n) => [
      { entry: 'krag', look: 'a', count: MOST_OF_LOOK },
      ...many.map((i) => ({ entry: `e${i}`, look: `${n}`, count: 1 })),
    ]),
  );
  const { looks } = kept.at(-1)!;
  expect(looks).toHaveLength(MOST_LOOKS);
  expect(looks[0]).toEqual({ entry: 'krag', look: 'a', count: MOST_OF_LOOK });
});
