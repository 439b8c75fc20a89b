import { beforeEach, expect, test } from 'vitest';
import { deleteUser } from './users';
import { db } from './client';
import {
  claimJob,
  countJobsElsewhere,
  endJob,
  enterJob,
  holdJobs,
  JOB_KEPT_MS,
  LOST_MS,
  noteJob,
  readJob,
  readJobFile,
  releaseJobs,
  removeJob,
  sweepJobs,
  type KeptJob,
} from './jobs';
import { onBothBases } from './testing/bases';
import { somebody } from './testing/samples';

const job = (id: string, more: Partial<KeptJob> = {}): KeptJob => ({
  id,
  kind: 'simulation',
  caller: 'ann',
  task: { z: 1, a: [2, null, 'ü\0\ud800'] },
  state: 'waiting',
  createdAt: 1000,
  ...more,
});
const soon = (ms: number) => new Date(Date.now() + ms);

onBothBases(() => {
  beforeEach(() => db().job.deleteMany());

  test('a job is read as it was put in: whatever it is about, in its order, without its file', async () => {
    const file = new Uint8Array([1, 2, 3]);
    const ann = await somebody('Ann');
    const ended = job('a', {
      owner: ann,
      soFar: { b: 1, a: 2 },
      state: 'done',
      begunAt: 1500,
      endedAt: 2000,
    });
    await enterJob(ended, { file });
    expect(await readJob('a')).toEqual(ended);
    expect(JSON.stringify((await readJob('a'))?.soFar)).toBe('{"b":1,"a":2}');
    expect(await readJobFile('a')).toEqual(file);
    expect([await readJob('b'), await readJobFile('b')]).toEqual([undefined, undefined]);
  });

  test('what has waited longest is taken up first, and each by one server alone', async () => {
    for (const [id, createdAt] of [
      ['b', 2000],
      ['a', 1000],
      ['c', 3000],
    ] as const)
      await enterJob(job(id, { createdAt }));
    expect((await claimJob('x'))?.id).toBe('a');
    const claims = await Promise.all(['x', 'y', 'z'].map((worker) => claimJob(worker)));
    expect(claims.map((one) => one?.id ?? '').sort()).toEqual(['', 'b', 'c']);
    expect(claims.find((one) => one)?.state).toBe('running');
  });

  test('what a server is at stays its own while it is heard of, and goes to others once it is lost', async () => {
    await enterJob(job('a', { state: 'running' }), { worker: 'x' });
    expect(await claimJob('y', soon(LOST_MS - 5_000))).toBeUndefined();
    const taken = await claimJob('y', soon(LOST_MS + 5_000));
    expect(taken).toMatchObject({ id: 'a', state: 'running', task: job('a').task });
    // Whoever was lost and comes back has nothing to say any more.
    expect(await noteJob('a', 'x', 1)).toBe(false);
    expect(await endJob('a', 'x', { state: 'done', soFar: 'x' })).toBe(false);
    expect(await noteJob('a', 'y', 'half')).toBe(true);
    expect([...(await holdJobs(['a', 'b'], 'x')), ...(await holdJobs(['a', 'b'], 'y'))]).toEqual(['a']);
    expect(await endJob('a', 'y', { state: 'done', soFar: 'y', file: new Uint8Array([7]) })).toBe(true);
    expect(await readJob('a')).toMatchObject({ state: 'done', soFar: 'y' });
    expect(await readJobFile('a')).toEqual(new Uint8Array([7]));
    expect(await claimJob('z', soon(2 * LOST_MS))).toBeUndefined();
  });

  test('what three servers were lost over is given up; a server that stops in good order was no try', async () => {
    await enterJob(job('a'));
    for (let n = 0; n < 5; n++) {
      expect((await claimJob('x'))?.id).toBe('a');
      await releaseJobs('x');
    }
    for (let n = 1; n <= 3; n++) expect((await claimJob('x', soon(n * 2 * LOST_MS)))?.id).toBe('a');
    expect(await claimJob('x', soon(8 * LOST_MS))).toBeUndefined();
    expect((await readJob('a'))?.state).toBe('failed');
  });

  test('jobs are counted that others are at, or nobody yet', async () => {
    await enterJob(job('a'));
    await enterJob(job('b', { state: 'running' }), { worker: 'x' });
    await enterJob(job('c', { state: 'running', caller: 'bob' }), { worker: 'y' });
    await enterJob(job('d', { state: 'done', endedAt: Date.now() }));
    expect(await countJobsElsewhere('ann', 'x')).toEqual({ own: 1, all: 2 });
    expect(await countJobsElsewhere('ann', 'y')).toEqual({ own: 2, all: 2 });
  });

  test('a job that is taken out is nobody’s, and goes with the account that it belongs to', async () => {
    const ann = await somebody('Ann');
    await enterJob(job('a', { state: 'running' }), { worker: 'x' });
    await enterJob(job('b', { state: 'running', owner: ann }), { worker: 'x' });
    await removeJob('a');
    await removeJob('a');
    expect(await endJob('a', 'x', { state: 'done' })).toBe(false);
    await deleteUser(ann);
    expect([...(await holdJobs(['a', 'b'], 'x'))]).toEqual([]);
  });

  test('what ended is kept for half an hour, and of too much the newest', async () => {
    const now = Date.now();
    const ended = (id: string, ago: number) => job(id, { state: 'done', endedAt: now - ago });
    await enterJob(ended('old', JOB_KEPT_MS + 1000), { file: new Uint8Array(1) });
    await enterJob(ended('new', JOB_KEPT_MS - 60_000));
    await enterJob(job('waits', { createdAt: 0 }));
    await sweepJobs(new Date(now));
    expect(await readJobFile('old')).toBeUndefined();
    const ids = async () => (await db().job.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id);
    expect(await ids()).toEqual(['new', 'waits']);
    // Their files are as large as it says, which is more than there is room for together.
    for (const [i, id] of ['x', 'y', 'z'].entries()) {
      await enterJob(ended(id, 1000 * i));
      await db().job.update({ where: { id }, data: { bytes: 120 * 1024 * 1024 } });
    }
    await sweepJobs(new Date(now));
    expect(await ids()).toEqual(['waits', 'x', 'y']);
  });
});
