import { expect, test } from 'vitest';
import { readMany, writeMany } from './portions';

const rows = (length: number) => Array.from({ length }, (_, n) => String(n));

test('all rows are written, in their order, and others are heard in between', async () => {
  const written: string[] = [];
  let heard = 0;
  const others = setInterval(() => heard++, 0);
  const heardBefore: number[] = [];
  await writeMany(rows(120), (some) => {
    heardBefore.push(heard);
    written.push(...some);
    // As long as a portion takes, nothing else is done.
    for (const end = performance.now() + 5; performance.now() < end;);
    return Promise.resolve();
  });
  clearInterval(others);
  expect(written).toEqual(rows(120));
  expect(heardBefore.length).toBeGreaterThan(1);
  expect(heardBefore.at(-1)).toBeGreaterThan(heardBefore[0]!);
});

test('all rows are read, and nothing is asked where there are none', async () => {
  expect(await readMany(rows(1201), (some) => Promise.resolve(some))).toEqual(rows(1201));
  expect(await readMany([], () => Promise.reject(new Error('asked')))).toEqual([]);
});
