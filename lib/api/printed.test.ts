import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const run = {
  system: 'mms',
  name: 'Krag’s army',
  printedAt: '2026-11-20T10:00:00.000Z',
  looks: [{ entry: 'krag', look: 'a', count: 2 }],
};
const there = (who: 'ann' | 'bob', method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
  ask(stage.world, method, `/api/v1/printed${path}`, { as: stage[who], ...(body ? { body } : {}) });

test('what was printed is noted once, read by its owner alone, and taken back by nobody else', async () => {
  const id = crypto.randomUUID();
  expect((await there('ann', 'PUT', `/${id}`, run)).json).toEqual({ ...run, id });
  expect((await there('ann', 'PUT', `/${id}`, { ...run, name: 'Another' })).json).toEqual({ ...run, id });
  expect((await there('bob', 'GET', '')).json).toEqual({ data: [], nextCursor: null });
  expect((await there('bob', 'DELETE', `/${id}`)).status).toBe(404);
  expect((await there('ann', 'GET', '?system=mms')).json).toEqual({
    data: [{ ...run, id }],
    nextCursor: null,
  });
  expect((await there('ann', 'GET', '?system=battle-magic')).json).toMatchObject({ data: [] });
  expect((await there('ann', 'DELETE', `/${id}`)).status).toBe(204);
  expect((await there('ann', 'DELETE', `/${id}`)).status).toBe(404);
});

test('many are read page by page', async () => {
  const ids = ['a-1', 'a-2', 'a-3'];
  for (const id of ids) await there('bob', 'PUT', `/${id}`, run);
  const first = (await there('bob', 'GET', '?limit=2')).json as { data: object[]; nextCursor: string };
  const rest = (await there('bob', 'GET', `?limit=2&cursor=${first.nextCursor}`)).json;
  expect([first.data.length, rest]).toMatchObject([2, { data: [{ id: 'a-3' }], nextCursor: null }]);
});

test.each([
  ['a system that is not there', { ...run, system: 'chess' }, ['system']],
  ['no looks', { ...run, looks: [] }, ['looks']],
  ['none of a look', { ...run, looks: [{ ...run.looks[0], count: 0 }] }, ['looks', 0, 'count']],
  ['a day that is none', { ...run, printedAt: 'yesterday' }, ['printedAt']],
  ['a year that was none', { ...run, printedAt: '0000-01-01T00:00:00Z' }, ['printedAt']],
  ['no name', { ...run, name: ' ' }, ['name']],
])('%s is told at its field, and nothing is noted', async (_, body, path) => {
  const refused = await there('ann', 'PUT', '/wrong', body);
  expect(refused.json).toMatchObject({ status: 400, errors: [{ in: 'body', path }] });
  expect((await there('ann', 'DELETE', '/wrong')).status).toBe(404);
});

test.each(['A', '..%2f', 'a'.repeat(41)])('%s is no name of a job', async (id) => {
  expect((await there('ann', 'PUT', `/${id}`, run)).status).toBeGreaterThanOrEqual(400);
});
