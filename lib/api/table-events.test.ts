import { afterAll, beforeAll, expect, test } from 'vitest';
import { watch as watchAt } from '@/lib/testing/api/events';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld } from '@/lib/testing/api/world';
import { takeSeat } from '@/lib/db/tables/table-seats';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const makeTable = async () => {
  const made = await ask(stage.world, 'POST', '/api/v1/tables', {
    as: stage.ann,
    body: { system: stage.list.system, name: 'Friday', seats: 3 },
  });
  return made.json as { id: string; inviteCode: string; version: number };
};

const watch = (inviteCode: string, headers: Record<string, string> = {}) =>
  watchAt(stage.world, `/api/v1/tables/${inviteCode}/events`, { headers });

test('tells where the table stands, then each change, and ends when it is gone', async () => {
  const { id, inviteCode, version } = await makeTable();
  const events = await watch(inviteCode);
  expect(events.response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(await events.next()).toMatchObject({
    event: 'table',
    id: String(version),
    data: { version, inviteCode },
  });
  await ask(stage.world, 'POST', `/api/v1/tables/${inviteCode}/seats`, { body: { name: 'Gil' } });
  expect(await events.next()).toMatchObject({
    data: { version: version + 1, seats: [{}, { name: 'Gil' }, {}] },
  });
  const { headers } = await ask(stage.world, 'GET', `/api/v1/tables/${id}`, { as: stage.ann });
  const gone = await ask(stage.world, 'DELETE', `/api/v1/tables/${id}`, {
    as: stage.ann,
    headers: { 'If-Match': headers.get('etag')! },
  });
  expect(gone.status).toBe(204);
  expect(await events.next()).toMatchObject({ event: 'gone' });
  expect(await events.next()).toBeUndefined();
});

test('says nothing again to who has it, and hears of what another server did', async () => {
  const { inviteCode, version } = await makeTable();
  const events = await watch(inviteCode, { 'Last-Event-ID': String(version) });
  // Straight into the base, as by another server: nobody tells this one.
  await takeSeat({}, inviteCode, { name: 'From afar' });
  expect(await events.next()).toMatchObject({
    id: String(version + 1),
    data: { seats: [{}, { name: 'From afar' }, {}] },
  });
  events.stop();
});

test('ends by itself after the time asked for', async () => {
  const { inviteCode } = await makeTable();
  const { text } = await ask(stage.world, 'GET', `/api/v1/tables/${inviteCode}/events?seconds=0`);
  expect(text).toMatch(/^retry: \d+\n\nevent: table\nid: 1\ndata: \{.*\}\n\n$/);
});

test('one caller has only so many streams; whoever closes one makes room', async () => {
  const { inviteCode } = await makeTable();
  const open: Awaited<ReturnType<typeof watch>>[] = [];
  let last = await watch(inviteCode);
  while (last.response.status === 200) {
    open.push(last);
    expect(open.length).toBeLessThan(50);
    last = await watch(inviteCode);
  }
  expect(last.response.status).toBe(429);
  expect(last.response.headers.get('retry-after')).toBe('30');
  open.pop()!.stop();
  const again = await watch(inviteCode);
  expect(again.response.status).toBe(200);
  for (const one of [...open, again]) one.stop();
});

test.skipIf(process.env.API_BASE_URL)('a server that stops ends its streams', async () => {
  const { inviteCode } = await makeTable();
  const events = await watch(inviteCode);
  await events.next();
  process.emit('SIGTERM', 'SIGTERM');
  expect(await events.next()).toBeUndefined();
});
