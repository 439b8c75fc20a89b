import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemSlugs } from '@/lib/rules';
import { isPlayable } from '@/lib/rules/playing';
import { db } from '@/lib/db/client';
import { forgetGames } from '@/lib/jobs/games';
import { beginGame, codeOf, type Seen } from '@/lib/testing/api/game';
import { ask, openWorld, type Got, type World } from '@/lib/testing/api/world';
import { Problem } from './contract/shapes/problem';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world?.close());

test('names and takings are there for all; the old key is void at once', async () => {
  const game = await beginGame(world, [{ player: 'person', name: '  Ann ' }, 'person']);
  expect(await game.watch()).toMatchObject({ names: ['Ann', null], taken: [false, false] });
  const old = game.keyOf(1);
  const taken = await game.take(1, 'Bob');
  expect(taken).toMatchObject({ seat: 1, names: ['Ann', 'Bob'], taken: [false, true] });
  expect(await game.look(1)).toEqual(taken);
  expect((await game.lookAt(1, old)).status).toBe(404);
  const { moves } = await game.watch();
  for (const [path, body] of [
    [`${game.path}/choices`, { seat: 1, choice: 0, moves }],
    [`${game.path}/seats/1/key`, {}],
  ] as const)
    expect((await ask(world, 'POST', path, { headers: old, body })).status).toBe(404);
  // It can be taken again, to go to another device; the name stays.
  expect(await game.take(1)).toMatchObject({ names: ['Ann', 'Bob'], taken: [false, true] });
  forgetGames();
  expect((await game.lookAt(1)).status).toBe(200);
  expect(await game.watch()).toMatchObject({ names: ['Ann', 'Bob'], taken: [false, true] });
});

test('of two who take a seat at once one gets it', async () => {
  const game = await beginGame(world, ['person', 'person']);
  const take = () => ask(world, 'POST', `${game.path}/seats/0/key`, { headers: game.keyOf(0), body: {} });
  const both = await Promise.all([take(), take()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const { key } = both.find(({ status }) => status === 200)!.json as { key: string };
  expect((await game.lookAt(0, { 'Muster-Seat': key })).status).toBe(200);
});

test('a seat that is taken in the midst of the game leaves the game as it is', async () => {
  const game = await beginGame(world, ['person', 'person']);
  await game.play(5);
  const { moves, scene } = await game.look(1);
  expect(await game.take(1, 'Bob')).toMatchObject({ moves, scene });
  await game.play(2);
  expect((await game.look(1)).moves).toBeGreaterThanOrEqual(moves + 2);
});

test('no key opens another seat, a bot’s, or one that is not there', async () => {
  const game = await beginGame(world, ['person', 'steady']);
  for (const [seat, headers] of [
    [0, {}],
    [0, { 'Muster-Seat': '' }],
    [0, { 'Muster-Seat': 'x'.repeat(5_000) }],
    [1, game.keyOf(0)],
    [1, { 'Muster-Seat': '' }],
    [1, {}],
    [7, game.keyOf(0)],
    ['12', game.keyOf(0)],
    ['-1', game.keyOf(0)],
    ['0.5', game.keyOf(0)],
    ['constructor', game.keyOf(0)],
  ] as const)
    expect(codeOf(await ask(world, 'POST', `${game.path}/seats/${seat}/key`, { headers, body: {} }))).toEqual(
      [404, 'not_found'],
    );
  expect((await game.watch()).taken).toEqual([false, false]);
});

test('the record of a game that is over names who played', async () => {
  const game = await beginGame(world, [{ player: 'person', name: 'Ann' }, 'person']);
  await game.take(1, 'Bob');
  await db().game.update({ where: { id: game.id }, data: { over: true } });
  expect((await game.replay()).json).toMatchObject({
    players: [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Bob' },
    ],
  });
});

test.each([
  ['of blanks', '  ', 'too_small'],
  ['without end', 'x'.repeat(41), 'too_big'],
  ['of two lines', 'one\ntwo', 'invalid_format'],
  ['that turns the reading round', 'Ann \u202Efdp', 'invalid_format'],
  ['that is none', 7, 'invalid_type'],
  ['of nothing', null, 'invalid_type'],
])('a name %s is refused at the beginning and at a seat', async (_, name, code) => {
  const refusal = (got: Got) => {
    expect(got.status).toBe(400);
    return Problem.parse(got.json).errors?.[0];
  };
  const { system } = await (await beginGame(world, ['person', 'person'])).watch();
  const begun = await ask(world, 'POST', '/api/v1/games', {
    body: { system, seats: [{ player: 'person', name }, { player: 'random' }] },
  });
  expect(refusal(begun)).toMatchObject({ code, path: ['seats', 0, 'name'] });
  const game = await beginGame(world, ['person', 'person']);
  const taken = await ask(world, 'POST', `${game.path}/seats/0/key`, {
    headers: game.keyOf(0),
    body: { name },
  });
  expect(refusal(taken)).toMatchObject({ code, path: ['name'] });
  expect((await game.watch()).taken).toEqual([false, false]);
});

test('a bot has no name', async () => {
  const { system } = await (await beginGame(world, ['person', 'person'])).watch();
  const got = await ask(world, 'POST', '/api/v1/games', {
    body: { system, seats: [{ player: 'person' }, { player: 'random', name: 'HAL' }] },
  });
  expect(codeOf(got)).toEqual([400, 'invalid_request']);
  expect(Problem.parse(got.json).errors).toMatchObject([{ code: 'bot_name', path: ['seats', 1, 'name'] }]);
});
test.each(systemSlugs.filter(isPlayable))('%s: choices and log say what they touch', async (slug) => {
  const game = await beginGame(world, ['person', 'person'], slug);
  const seen: Seen[] = [];
  for (let n = 0; n < 60; n++) {
    const [seat] = (await game.watch()).toAct;
    if (seat === undefined) break;
    const now = await game.look(seat);
    seen.push(now);
    await game.choose(seat, now.choices.length - 1, now.moves);
  }
  expect(seen.some(({ choices }) => choices.some(({ touches }) => touches.length > 0))).toBe(true);
  const lines = seen.flatMap(({ log }) => log);
  expect(lines.some(({ touches }) => (touches?.length ?? 0) > 0)).toBe(true);
  expect(lines.some(({ weight }) => weight === 'turn')).toBe(true);
});
