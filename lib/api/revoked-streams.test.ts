import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { watch } from '@/lib/testing/api/events';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Person } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterEach(() => vi.useRealTimers());
afterAll(() => stage?.world.close());

/** A list, and its stream opened by the token of its owner, which has told where the list stands. */
async function watched(owner: Person, headers: Readonly<Record<string, string>>) {
  const { json } = await ask(stage.world, 'POST', '/api/v1/lists', { as: owner, body: stage.list });
  const { id } = json as { id: string };
  const events = await watch(stage.world, `/api/v1/lists/${id}/events`, { headers });
  expect(await events.next()).toMatchObject({ event: 'list', data: { version: 1 } });
  const change = (by: 'session' | 'token') =>
    ask(stage.world, 'PUT', `/api/v1/lists/${id}`, {
      as: owner,
      by,
      body: { ...stage.list, name: 'Told to nobody' },
      headers: { 'If-Match': '"1"' },
    });
  return { events, change };
}

const bearer = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
const revokeAll = (as: Person) => ask(stage.world, 'DELETE', '/api/v1/tokens', { as, by: 'session' });

test('a stream ends with its token, and tells nothing more', async () => {
  const owner = await stage.world.person('revoked');
  const { events, change } = await watched(owner, bearer(owner));
  expect((await revokeAll(owner)).status).toBe(204);
  expect((await change('session')).status).toBe(200);
  expect(await events.next()).toBeUndefined();
});

test('a stream ends with its session', async () => {
  const owner = await stage.world.person('ended');
  const { events, change } = await watched(owner, { Cookie: owner.cookie });
  const changed = await ask(stage.world, 'PUT', '/api/v1/account/password', {
    as: owner,
    by: 'session',
    body: { current: owner.password, next: 'another long march' },
  });
  expect(changed.status).toBe(204);
  expect((await change('token')).status).toBe(200);
  expect(await events.next()).toBeUndefined();
});

test('where nothing happens it ends with the next sign of life', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const owner = await stage.world.person('silent');
  const { events } = await watched(owner, bearer(owner));
  expect((await revokeAll(owner)).status).toBe(204);
  vi.advanceTimersByTime(20_000);
  expect(await events.next()).toBeUndefined();
});
