import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { cases } from '@/lib/testing/api/cases';
import { inProcess } from '@/lib/testing/api/in-process';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, type Ask } from '@/lib/testing/api/world';
import { operations, type ContractShape } from './contract';

// Here no answer is kept: to whoever repeats a request, its first one was cut off after the work.
vi.mock('../db/idempotency', async (original) => ({
  ...(await original<typeof import('../db/idempotency')>()),
  remember: () => Promise.reject(new Error('cut off')),
}));

let stage: Stage;
beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  stage = await setStage(await inProcess());
}, 120_000);
afterAll(() => stage?.world.close());

test.each(operations.filter((c: ContractShape) => c.idempotent).map((c) => [c.id, c] as const))(
  '%s: what was done before the request was cut off is told, and not done again',
  async (_, c) => {
    const { path, body, headers, as = stage.ann } = await cases[c.id]!(stage);
    const key = crypto.randomUUID();
    const by: Ask['by'] = c.auth === 'session' ? 'session' : 'token';
    const who = c.auth === 'none' ? {} : { as, by };
    const send = () =>
      ask(stage.world, c.method, path, { ...who, body, headers: { ...headers, 'Idempotency-Key': key } });
    expect((await send()).status).toBe(500);
    await db().idempotency.updateMany({ data: { createdAt: new Date(Date.now() - 61_000) } });
    expect((await send()).json).toMatchObject({
      code: 'answer_lost',
      current: { id: expect.stringMatching(/^[\w-]+$/) as string },
    });
  },
);
