import { expect, test, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { readJob, readJobFile } from '@/lib/db/jobs';
import { onBothBases } from '@/lib/db/testing/bases';
import { beginJob, dropJob, findJob, forgetJob, jobSoon, keepJob } from './jobs';
import { changeServer, hasHandFree, holdOn, newsOf, type Outcome, type Work } from './office';
import { atFreshServers } from './testing';

/** Work that does what a test says. */
function byHand() {
  let resolve: (outcome: Outcome<string>) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  let progress: (soFar: string) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const work: Work<string> = (at) => {
    ({ signal, onProgress: progress } = at);
    return new Promise((...both) => ([resolve, reject] = both));
  };
  return {
    begin: (caller = 'ann', owner?: string) =>
      beginJob<string, number>({ kind: 'simulation', caller, owner, task: 7, work: () => work }),
    say: (soFar: string) => progress(soFar),
    end: (result: string, file?: Uint8Array<ArrayBuffer>) => resolve({ result, ...(file ? { file } : {}) }),
    fail: () => reject(new Error('of no use')),
    isStopped: () => signal?.aborted,
  };
}

const find = (id: string, owner?: string) => findJob<string, number>('simulation', id, owner);
const begun = async (hand: ReturnType<typeof byHand>, caller?: string) => (await hand.begin(caller))!;

onBothBases(() => {
  atFreshServers();

  test('what is answered at once leaves nothing behind', async () => {
    const hand = byHand();
    const job = await begun(hand);
    hand.end('done');
    expect(await jobSoon(job, 5_000)).toMatchObject({ state: 'done', soFar: 'done' });
    forgetJob(job.id);
    expect([await find(job.id), await db().job.count()]).toEqual([undefined, 0]);
  });

  test('what is kept is found by every server: how far it is, what it came to, and its file', async () => {
    const hand = byHand();
    const job = await begun(hand);
    hand.say('a third');
    await keepJob(job.id);
    const first = changeServer();
    expect(await find(job.id)).toMatchObject({ state: 'running', soFar: 'a third', task: 7 });
    expect(await findJob('print', job.id, undefined)).toBeUndefined();
    const file = new Uint8Array([1, 2]);
    hand.end('all', file);
    // The promise of the work settles in the server that is at it.
    changeServer(first);
    expect(await jobSoon(job, 5_000)).toMatchObject({ state: 'done', soFar: 'all' });
    changeServer();
    expect(await find(job.id)).toMatchObject({ state: 'done', soFar: 'all' });
    expect(await readJobFile(job.id)).toEqual(file);
  });

  test('what ends while it is being kept is kept as it ended', async () => {
    for (const isFirst of [true, false]) {
      const hand = byHand();
      const job = await begun(hand);
      if (isFirst) hand.end('quick');
      const keeping = keepJob(job.id);
      if (!isFirst) hand.end('quick');
      await keeping;
      expect(await jobSoon(job, 5_000)).toMatchObject({ state: 'done', soFar: 'quick' });
      expect(await readJob(job.id)).toMatchObject({ state: 'done', soFar: 'quick' });
    }
  });

  test('what fails is said to have failed', async () => {
    const hand = byHand();
    const job = await begun(hand);
    await keepJob(job.id);
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    hand.fail();
    expect((await jobSoon(job, 5_000)).state).toBe('failed');
    expect(said.mock.calls.map(([what]) => what as string)).toEqual([`muster: simulation ${job.id} failed.`]);
    said.mockRestore();
    expect((await readJob(job.id))?.state).toBe('failed');
  });

  test('a job is stopped by whichever server is told to', async () => {
    const hand = byHand();
    const job = await begun(hand);
    await keepJob(job.id);
    const first = changeServer();
    await dropJob(job.id);
    expect(await find(job.id)).toBeUndefined();
    changeServer(first);
    expect(hand.isStopped()).toBe(false);
    await holdOn();
    expect(hand.isStopped()).toBe(true);
    expect(await find(job.id)).toBeUndefined();
  });

  test('news of a job wakes whoever waits for it', async () => {
    const hand = byHand();
    const job = await begun(hand);
    const heard = newsOf(job.id, 60_000);
    hand.say('here');
    await heard;
    expect((await find(job.id))?.soFar).toBe('here');
  });

  test('one caller has three at a time, whichever servers are at them', async () => {
    const hands = Array.from({ length: 6 }, byHand);
    const [one] = [await begun(hands[0]!), await begun(hands[1]!)];
    await keepJob(one.id);
    const first = changeServer();
    // The job that is not kept is the other server's alone.
    expect(await hands[2]!.begin()).toBeDefined();
    expect(await hands[3]!.begin()).toBeDefined();
    expect(await hands[4]!.begin()).toBeUndefined();
    expect(await hands[4]!.begin('bob')).toBeDefined();
    changeServer(first);
    expect(await hands[5]!.begin()).toBeDefined();
    expect(await hands[5]!.begin()).toBeUndefined();
  });

  test('many begun at the same moment do not slip in together', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => byHand().begin()));
    expect(made.filter((job) => job !== undefined)).toHaveLength(3);
  });

  test('where no hand is free it waits in the line, as nobody’s', async () => {
    for (let n = 0; hasHandFree(); n++) await byHand().begin(`caller ${n}`);
    const hand = byHand();
    const job = await begun(hand);
    expect(hand.isStopped()).toBeUndefined();
    expect(await find(job.id)).toMatchObject({ state: 'running' });
    expect(await readJob(job.id)).toMatchObject({ state: 'waiting', task: 7 });
  });

  test('another’s job is not there', async () => {
    const { id } = await db().user.create({
      data: { id: 'ann', email: 'ann@example.org', emailKey: 'ann@example.org' },
    });
    const hand = byHand();
    const job = (await hand.begin('ann', id))!;
    await keepJob(job.id);
    expect([await find(job.id, id), await find(job.id, 'bob'), await find(job.id)]).toEqual([
      expect.objectContaining({ id: job.id }),
      undefined,
      undefined,
    ]);
  });
});
