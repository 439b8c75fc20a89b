import { expect, test } from 'vitest';
import { MOST_RUNS, type PrintRun } from '@/lib/print/runs';
import { forgetPrintRun, listPrintRuns, notePrintRun } from './print-runs';
import type { UserId } from './ids';
import { onBothBases } from './testing/bases';
import { somebody } from './testing/samples';

const run = (id: string, at: number, more: Partial<PrintRun> = {}): PrintRun => ({
  id,
  system: 'mms',
  name: id,
  at,
  looks: [{ entry: 'krag', look: 'a', count: 1 }],
  ...more,
});

const all = async (owner: UserId) => (await listPrintRuns(owner, { limit: 100 })).data;

onBothBases(() => {
  test('a job told twice is noted once, as it was first told', async () => {
    const ann = await somebody('Ann');
    await notePrintRun(ann, run('one', 1000));
    const again = await notePrintRun(ann, run('one', 2000, { name: 'Another' }));
    expect(again).toEqual(run('one', 1000));
    expect(await all(ann)).toEqual([run('one', 1000)]);
  });

  test('names of jobs are each account’s own, and nobody takes back what is another’s', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    await notePrintRun(ann, run('one', 1));
    await notePrintRun(bob, run('one', 2));
    expect(await forgetPrintRun(bob, 'one')).toBe(true);
    expect(await forgetPrintRun(bob, 'one')).toBe(false);
    expect([await all(ann), await all(bob)]).toEqual([[run('one', 1)], []]);
  });

  test('jobs are read page by page, of one system where that is asked', async () => {
    const ann = await somebody('Ann');
    for (const id of ['a', 'b', 'c']) await notePrintRun(ann, run(id, 1));
    await notePrintRun(ann, run('d', 1, { system: 'battle-magic' }));
    const first = await listPrintRuns(ann, { limit: 2, system: 'mms' });
    const rest = await listPrintRuns(ann, { limit: 2, system: 'mms', cursor: first.nextCursor! });
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(rest.nextCursor).toBeUndefined();
  });

  test('of too many the oldest become one for each system, and what is owned stays the same', async () => {
    const ann = await somebody('Ann');
    for (let i = 0; i <= MOST_RUNS; i++)
      await notePrintRun(ann, run(`job-${i}`, i, { system: i % 2 === 0 ? 'mms' : 'battle-magic' }));
    const runs = await all(ann);
    expect(runs).toHaveLength(MOST_RUNS / 2 + 2);
    expect(
      runs
        .filter(({ name }) => name === 'Earlier')
        .map(({ system }) => system)
        .sort(),
    ).toEqual(['battle-magic', 'mms']);
    expect(runs.flatMap(({ looks }) => looks).reduce((sum, { count }) => sum + count, 0)).toBe(MOST_RUNS + 1);
    expect(runs.some(({ id }) => id === `job-${MOST_RUNS}`)).toBe(true);
  });
});
