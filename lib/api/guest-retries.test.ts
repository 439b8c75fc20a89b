import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { inProcess } from '@/lib/testing/api/in-process';
import { beginGame, codeOf } from '@/lib/testing/api/game';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, type Ask, type Got } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await inProcess());
}, 120_000);
afterAll(() => stage?.world.close());

const keyed = (key: string = crypto.randomUUID()) => ({ 'Idempotency-Key': key });
const isReplayed = ({ headers }: Got) => headers.get('idempotency-replayed') === 'true';
const post = (path: string, given: Ask) => ask(stage.world, 'POST', path, given);

/** A table of Ann's with nobody at it. */
async function openTable(seats = 2) {
  const { ann, agreement, list } = stage;
  const { json } = await post('/api/v1/tables', {
    as: ann,
    body: { system: list.system, name: 'Friday', agreement, seats, sit: false },
  });
  const { inviteCode, agreementCode } = json as { inviteCode: string; agreementCode: string };
  const path = `/api/v1/tables/${inviteCode}`;
  const seatsNow = async () => {
    const got = await ask(stage.world, 'GET', path, { as: ann });
    return (got.json as { seats: { n: number; name: string; submittedAt: string | null }[] }).seats;
  };
  const sit = async (name: string) => {
    const { seat, key } = (await post(`${path}/seats`, { body: { name } })).json as {
      seat: number;
      key: string;
    };
    const headers = { 'Muster-Seat': key };
    await post(`${path}/seats/${seat}/acceptance`, { headers, body: { code: agreementCode } });
    return { seat, key, headers, handIn: `${path}/seats/${seat}/list` };
  };
  return { path, sit, seats: seatsNow };
}

describe('by the key of a seat', () => {
  test('a list is handed in once', async () => {
    const { sit, seats } = await openTable();
    const { headers, handIn } = await sit('Gil');
    const key = keyed();
    const first = await post(handIn, { headers: { ...headers, ...key }, body: { list: stage.list } });
    const [before] = await seats();
    const again = await post(handIn, { headers: { ...headers, ...key }, body: { list: stage.list } });
    expect([first.status, isReplayed(first)]).toEqual([201, false]);
    expect([again.status, isReplayed(again), again.json]).toEqual([201, true, first.json]);
    expect((await seats())[0]).toEqual(before);
    const other = { list: { ...stage.list, name: 'Another' } };
    expect(codeOf(await post(handIn, { headers: { ...headers, ...key }, body: other }))).toEqual([
      422,
      'key_reused',
    ]);
  });

  test('it counts by the cookie too', async () => {
    const { path, sit } = await openTable();
    const { key, handIn } = await sit('Gil');
    const inviteCode = path.split('/').at(-1)!;
    const headers = {
      Cookie: `a=b; muster-seat-${inviteCode}=${key}`,
      'Sec-Fetch-Site': 'same-origin',
      ...keyed(),
    };
    await post(handIn, { headers, body: { list: stage.list } });
    expect(isReplayed(await post(handIn, { headers, body: { list: stage.list } }))).toBe(true);
  });

  test('whoever has another key, or none, is told nothing of the answer', async () => {
    const { sit } = await openTable();
    const { headers, handIn } = await sit('Gil');
    const stranger = await sit('Hal');
    const key = keyed();
    await post(handIn, { headers: { ...headers, ...key }, body: { list: stage.list } });
    for (const by of [
      { headers: { ...stranger.headers, ...key } },
      { headers: key },
      { as: stage.bob, headers: key },
    ])
      expect(codeOf(await post(handIn, { ...by, body: { list: stage.list } }))).toEqual([404, 'not_found']);
  });

  test('a refusal gives the key back', async () => {
    const { sit } = await openTable();
    const { headers, handIn } = await sit('Gil');
    const wrong = { ...headers, 'Muster-Seat': 'f'.repeat(40), ...keyed('k') };
    expect((await post(handIn, { headers: wrong, body: { list: stage.list } })).status).toBe(404);
    const right = { headers: { ...headers, ...keyed('k') }, body: { list: stage.list } };
    expect((await post(handIn, right)).status).toBe(201);
  });

  test('words at a game are said once, and each seat has its own keys', async () => {
    const { path, keyOf } = await beginGame(stage.world, ['person', 'person']);
    const say = (seat: number, key: Record<string, string>) =>
      post(`${path}/messages`, { headers: { ...keyOf(seat), ...key }, body: { seat, text: 'Your turn' } });
    const key = keyed();
    const first = await say(0, key);
    expect((await say(0, key)).json).toEqual(first.json);
    await say(1, key);
    const { json } = await ask(stage.world, 'GET', `${path}/messages`);
    expect((json as { data: { seat: number }[] }).data.map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe('what is told once is told again by a key that nobody guesses', () => {
  test('a seat is taken once, and its cookie set again', async () => {
    const { path, seats } = await openTable();
    const sit = { headers: keyed(), body: { name: 'Gil' } };
    const [first, again] = [await post(`${path}/seats`, sit), await post(`${path}/seats`, sit)];
    expect([again.status, isReplayed(again), again.json]).toEqual([201, true, first.json]);
    expect(first.headers.get('set-cookie')).toContain((first.json as { key: string }).key);
    expect(again.headers.get('set-cookie')).toBe(first.headers.get('set-cookie'));
    expect((await seats()).map(({ name }) => name)).toEqual(['Gil', '']);
  });

  test('also by the browser that has the cookie of the first answer', async () => {
    const { path } = await openTable();
    const sit = { headers: keyed(), body: { name: 'Gil' } };
    const first = await post(`${path}/seats`, sit);
    const Cookie = first.headers.get('set-cookie')!.split(';')[0]!;
    const headers = { ...sit.headers, Cookie, 'Sec-Fetch-Site': 'same-origin' };
    expect((await post(`${path}/seats`, { ...sit, headers })).json).toEqual(first.json);
  });

  test('a seat at a game, whose first key is void by then', async () => {
    const { path, keyOf, lookAt } = await beginGame(stage.world, ['person', 'person']);
    const take = () => post(`${path}/seats/0/key`, { headers: { ...keyOf(0), ...key }, body: {} });
    const key = keyed();
    const first = await take();
    const again = await take();
    expect([again.status, again.json]).toEqual([200, first.json]);
    const own = { 'Muster-Seat': (again.json as { key: string }).key };
    expect((await lookAt(0, own)).status).toBe(200);
    expect(
      codeOf(await post(`${path}/seats/0/key`, { headers: { ...keyOf(0), ...keyed() }, body: {} })),
    ).toEqual([404, 'not_found']);
  });

  test('a game is begun once', async () => {
    const body = { system: 'swords-sorcery', seats: [{ player: 'person' }, { player: 'random' }] };
    const before = await db().game.count();
    const given = { headers: keyed(), body };
    const [first, again] = [await post('/api/v1/games', given), await post('/api/v1/games', given)];
    expect(again.json).toEqual(first.json);
    expect(await db().game.count()).toBe(before + 1);
    expect((await post('/api/v1/games', { headers: keyed(), body })).json).not.toEqual(first.json);
  });

  test('a token is made once', async () => {
    const given: Ask = {
      as: stage.ann,
      by: 'session',
      headers: keyed(),
      body: { name: 'For a script', scopes: ['read'] },
    };
    const [first, again] = [await post('/api/v1/tokens', given), await post('/api/v1/tokens', given)];
    expect([again.status, again.json]).toEqual([201, first.json]);
    const { token } = again.json as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await ask(stage.world, 'GET', '/api/v1/lists', { headers })).status).toBe(200);
    expect((await post('/api/v1/tokens', { ...given, as: stage.bob })).json).not.toEqual(first.json);
  });

  test('neither secret nor key stand in the base', async () => {
    const { path } = await openTable();
    const key = keyed();
    const { json } = await post(`${path}/seats`, { headers: key, body: { name: 'Gil' } });
    const rows = JSON.stringify(await db().idempotency.findMany());
    expect(rows).toContain(`guest ${path}/seats`);
    expect(rows).not.toContain(key['Idempotency-Key']);
    expect(rows).not.toContain((json as { key: string }).key);
  });

  test('a short key is none', async () => {
    const { path, seats } = await openTable();
    const short = { headers: keyed('k'.repeat(31)), body: { name: 'Gil' } };
    expect(codeOf(await post(`${path}/seats`, short))).toEqual([400, 'malformed_request']);
    expect((await seats()).map(({ name }) => name)).toEqual(['', '']);
    // Who has an account is told no secret there.
    expect((await post(`${path}/seats`, { ...short, as: stage.bob })).status).toBe(201);
  });
});

test('what was kept of an account goes with it', async () => {
  const person = await stage.world.person(`gone-${crypto.randomUUID()}`);
  await post('/api/v1/lists', { as: person, headers: keyed(), body: stage.list });
  const before = await db().idempotency.count();
  const gone = await ask(stage.world, 'DELETE', '/api/v1/account', {
    as: person,
    by: 'session',
    body: { confirm: 'delete my account' },
  });
  expect(gone.status, gone.text).toBe(204);
  expect(await db().idempotency.count()).toBe(before - 1);
});
