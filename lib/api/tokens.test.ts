import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, openWorld, type World } from '@/lib/testing/api/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world?.close());

test('whoever has too many tokens is told so, reads them all, and makes another once one is revoked', async () => {
  const as = await world.person('collector');
  const make = () =>
    ask(world, 'POST', '/api/v1/tokens', {
      as,
      by: 'session',
      body: { name: 'Bot', scopes: ['read'], expiresInDays: 1 },
    });
  let made = 0;
  let last = await make();
  while (last.status === 201) {
    made++;
    last = await make();
  }
  expect(last).toMatchObject({ status: 409, json: { code: 'too_many_tokens' } });
  const { data } = (await ask(world, 'GET', '/api/v1/tokens', { as, by: 'session' })).json as {
    readonly data: readonly { readonly id: string }[];
  };
  expect(data.length).toBeGreaterThanOrEqual(made);
  const oldest = `/api/v1/tokens/${data.at(-1)!.id}`;
  expect((await ask(world, 'GET', oldest, { as, by: 'session' })).status).toBe(200);
  expect((await ask(world, 'DELETE', oldest, { as, by: 'session' })).status).toBe(204);
  expect((await ask(world, 'GET', oldest, { as, by: 'session' })).status).toBe(404);
  expect((await make()).status).toBe(201);
}, 60_000);
