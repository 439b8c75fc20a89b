import { expect, test, vi } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { enterJob, readJob, readJobFile, type KeptJob } from '@/lib/db/jobs';
import { onBothBases } from '@/lib/db/testing/bases';
import { PrintJob } from '@/lib/print';
import { loadSystem } from '@/lib/rules';
import { loadPlayable } from '@/lib/rules/playing';
import { readMatch, type Result, type SimWish } from '@/lib/sim';
import { keepJob } from './jobs';
import { changeServer, leaveOffice } from './office';
import { atFreshServers } from './testing';
import { stepForward } from './line';
import { beginPrint, layOut } from './prints';
import { beginSimulation } from './simulations';

const wish = (games: number): SimWish => ({
  system: 'monsters-magic',
  seats: [{ bot: 'random' }, { bot: 'random' }],
  games,
  seed: 'line',
  rotate: true,
});

async function match(games: number) {
  const playable = (await loadPlayable('monsters-magic'))!;
  const read = readMatch(await loadSystem('monsters-magic'), playable, wish(games));
  if (!read.ok) throw new Error('refused');
  return read.value;
}

const waiting = (id: string, kind: KeptJob['kind'], task: unknown): KeptJob => ({
  id,
  kind,
  caller: 'ann',
  task,
  state: 'waiting',
  createdAt: Date.now(),
});

/** The job once it is over, whoever is at it. */
async function over(id: string): Promise<KeptJob> {
  for (;;) {
    const job = await readJob(id);
    if (job?.endedAt !== undefined) return job;
    await wait(20);
  }
}

onBothBases(() => {
  atFreshServers();

  test('a batch whose server stops is played by another, to the very result', async () => {
    const games = 500;
    const job = (await beginSimulation(await match(games), 'ann', undefined))!;
    await keepJob(job.id);
    await leaveOffice();
    // A server that stops takes up nothing, what it has just given back least of all.
    await stepForward();
    expect(await readJob(job.id)).toMatchObject({ state: 'waiting' });
    changeServer();
    await stepForward();
    const { state, soFar } = await over(job.id);
    expect([state, (soFar as Result).games]).toEqual(['done', games]);
    await enterJob(waiting('again', 'simulation', wish(games)));
    await stepForward();
    expect((await over('again')).soFar).toEqual(soFar);
  });

  test('sheets whose server stops are drawn by another', async () => {
    const system = await loadSystem('mms');
    const asked = PrintJob.parse({ what: { kind: 'catalogue', system: 'mms' } });
    const plan = await layOut(system, asked);
    if (!plan.ok) throw new Error('refused');
    const job = (await beginPrint({ plan: plan.value, job: asked, title: 'All' }, 'ann', undefined))!;
    await keepJob(job.id);
    await leaveOffice();
    changeServer();
    await stepForward();
    expect(await over(job.id)).toMatchObject({ state: 'done', soFar: { pages: plan.value.pages.length } });
    expect(new TextDecoder().decode((await readJobFile(job.id))?.subarray(0, 5))).toBe('%PDF-');
  });

  test('what the rules here refuse has failed, and those behind it are taken up', async () => {
    await enterJob(waiting('a', 'simulation', { ...wish(10), seats: [] }));
    await enterJob(waiting('b', 'print', { job: { what: { kind: 'catalogue', system: 'chess' } } }));
    await enterJob(waiting('c', 'trial', { wish: { measure: 'worth', list: { system: 'mms' } } }));
    await enterJob({ ...waiting('d', 'simulation', wish(10)), createdAt: Date.now() + 1000 });
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await stepForward();
    expect((await over('d')).state).toBe('done');
    expect(said).toHaveBeenCalledTimes(3);
    said.mockRestore();
    expect(await Promise.all(['a', 'b', 'c'].map(async (id) => (await readJob(id))?.state))).toEqual([
      'failed',
      'failed',
      'failed',
    ]);
  });
});
