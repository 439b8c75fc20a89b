import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld } from '@/lib/testing/api/world';
import { watch } from '@/lib/testing/api/events';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

const make = (more: object) =>
  ask(stage.world, 'POST', '/api/v1/tables', {
    as: stage.ann,
    body: { system: stage.list.system, name: 'League', agreement: stage.agreement, seats: 1, ...more },
  });
interface Made {
  readonly id: string;
  readonly inviteCode: string;
  readonly agreementCode: string;
}

test.each([
  ['a lock that is past', { locksAt: YESTERDAY }, 'locksAt', 'too_early'],
  ['a lock without its zone', { locksAt: '2026-11-22T12:00:00' }, 'locksAt', 'invalid_format'],
  ['checks by a host who plays', { checkedByHost: true }, 'sit', 'host_checks'],
  [
    'checks of lists that lie open',
    { checkedByHost: true, sit: false, sealed: false },
    'sealed',
    'checks_need_seals',
  ],
])('no table is made with %s', async (_, more, field, code) => {
  const { status, json } = await make(more);
  expect([status, json]).toMatchObject([400, { errors: [{ path: [field], code }] }]);
});

test('checks are agreed on at the start, and no later', async () => {
  const { json, headers } = await make({ sit: false });
  const changed = await ask(stage.world, 'PATCH', `/api/v1/tables/${(json as Made).id}`, {
    as: stage.ann,
    headers: { 'If-Match': headers.get('etag')! },
    body: { checkedByHost: true },
  });
  expect([changed.status, changed.json]).toMatchObject([400, { errors: [{ path: ['checkedByHost'] }] }]);
});

test('a host moves the lock, all hear of it, and a list that comes too late is refused', async () => {
  const { world, ann, list } = stage;
  const made = await make({ locksAt: TOMORROW });
  const { id, inviteCode, agreementCode } = made.json as Made;
  expect(made.json).toMatchObject({ locksAt: TOMORROW, lockChanges: [] });
  const seat = `/api/v1/tables/${id}/seats/1`;
  await ask(world, 'POST', `${seat}/acceptance`, { as: ann, body: { code: agreementCode } });
  const events = await watch(world, `/api/v1/tables/${inviteCode}/events`, {});
  expect(await events.next()).toMatchObject({ data: { locksAt: TOMORROW } });
  const { headers } = await ask(world, 'GET', `/api/v1/tables/${id}`, { as: ann });
  const moved = await ask(world, 'PATCH', `/api/v1/tables/${id}`, {
    as: ann,
    headers: { 'If-Match': headers.get('etag')! },
    body: { locksAt: YESTERDAY },
  });
  expect(moved.status, moved.text).toBe(200);
  expect(await events.next()).toMatchObject({ data: { lockChanges: [{ from: TOMORROW }] } });
  events.stop();
  const late = await ask(world, 'POST', `${seat}/list`, { as: ann, body: { list } });
  expect([late.status, late.json]).toMatchObject([409, { code: 'lists_locked' }]);
});

test('who checks the lists finds no seat at his table, and says so to whoever asks', async () => {
  const { world, ann, bob } = stage;
  const { json } = await make({ sit: false, checkedByHost: true });
  const { id, inviteCode } = json as Made;
  const sat = await ask(world, 'POST', `/api/v1/tables/${id}/seats`, { as: ann, body: { name: 'Ann' } });
  expect([sat.status, sat.json]).toMatchObject([409, { code: 'host_checks' }]);
  expect((await ask(world, 'GET', `/api/v1/tables/${inviteCode}`)).json).toMatchObject({
    checkedByHost: true,
  });
  const others = await ask(world, 'GET', `/api/v1/tables/${inviteCode}/checks`, { as: bob });
  expect(others.status).toBe(404);
});
