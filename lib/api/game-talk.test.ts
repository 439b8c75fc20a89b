import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { forgetGames } from '@/lib/jobs/games';
import { watch } from '@/lib/testing/api/events';
import { beginGame, codeOf } from '@/lib/testing/api/game';
import { ask, openWorld, type Got, type World } from '@/lib/testing/api/world';
import type { GameMessage } from './contract/shapes/game';
import { Problem } from './contract/shapes/problem';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world?.close());

type Game = Awaited<ReturnType<typeof beginGame>>;
const begin = () => beginGame(world, [{ player: 'person', name: 'Ann' }, 'person', 'steady']);
const say = (game: Game, seat: unknown, text: unknown, headers = game.keyOf(seat as number)) =>
  ask(world, 'POST', `${game.path}/messages`, { headers, body: { seat, text } });
const read = (game: Game, query = ''): Promise<Got> => ask(world, 'GET', `${game.path}/messages${query}`);
const talkOf = async (game: Game) => (await read(game)).json as { data: GameMessage[]; nextCursor: unknown };

test('those who sit there talk under their names; everybody who looks on reads it, after the end too', async () => {
  const game = await beginGame(world, [{ player: 'person', name: 'Ann' }, 'person']);
  const said = await say(game, 0, '  Your turn ');
  expect([said.status, said.json]).toMatchObject([201, { n: 1, seat: 0, name: 'Ann', text: 'Your turn' }]);
  await game.take(1, 'Bob');
  await say(game, 1, 'See http://example.org & <b>smile</b>');
  forgetGames();
  const { data, nextCursor } = await talkOf(game);
  expect(data.map(({ name, text }) => [name, text])).toEqual([
    ['Bob', 'See http://example.org & <b>smile</b>'],
    ['Ann', 'Your turn'],
  ]);
  expect([nextCursor, (await game.watch()).said]).toEqual([null, 2]);
  await db().game.update({ where: { id: game.id }, data: { over: true, toAct: [] } });
  expect((await say(game, 0, 'Good game')).status).toBe(201);
  expect((await talkOf(game)).data.map(({ n }) => n)).toEqual([3, 2, 1]);
  expect((await read(game, '?limit=1&cursor=2')).json).toMatchObject({ data: [{ n: 1 }], nextCursor: null });
});

test('it is heard of by the stream of the game', async () => {
  const game = await begin();
  const events = await watch(world, `${game.path}/events`);
  expect(await events.next()).toMatchObject({ data: { said: 0 } });
  await say(game, 1, 'Good luck');
  expect(await events.next()).toMatchObject({ data: { said: 1 } });
  events.stop();
});

test('nobody else talks: no stranger, no bot, not from another’s seat, not with a key that is void', async () => {
  const game = await begin();
  const other = await begin();
  const old = game.keyOf(0);
  await game.take(0);
  for (const [seat, headers] of [
    [0, {}],
    [0, { 'Muster-Seat': '' }],
    [0, old],
    [0, game.keyOf(1)],
    [0, other.keyOf(0)],
    [2, {}],
    [2, game.keyOf(0)],
    [9, game.keyOf(0)],
  ] as const)
    expect(codeOf(await say(game, seat, 'Hello', headers as typeof old))).toEqual([404, 'not_found']);
  const nowhere = { headers: game.keyOf(0), body: { seat: 0, text: 'Hello' } };
  expect((await ask(world, 'POST', '/api/v1/games/nobody-began-it/messages', nowhere)).status).toBe(404);
  expect((await ask(world, 'GET', '/api/v1/games/nobody-began-it/messages')).status).toBe(404);
  expect((await talkOf(game)).data).toEqual([]);
});

test.each([
  ['nothing', '', 'too_small'],
  ['blanks', ' \u00a0 ', 'too_small'],
  ['too much', 'x'.repeat(301), 'too_big'],
  ['two lines', 'one\ntwo', 'invalid_format'],
  ['a sign that turns the reading round', 'Ann \u202Efdp', 'invalid_format'],
  ['a number', 7, 'invalid_type'],
  ['null', null, 'invalid_type'],
])('%s is no message', async (_, text, code) => {
  const game = await begin();
  const got = await say(game, 0, text);
  expect(got.status).toBe(400);
  expect(Problem.parse(got.json).errors).toMatchObject([{ code, path: ['text'] }]);
  expect((await talkOf(game)).data).toEqual([]);
});

test.each(['limit=0', 'limit=101', 'cursor=', 'cursor=abc', 'cursor=-1', 'cursor=1e99', 'after=3'])(
  'no page is found by %s',
  async (query) => expect((await read(await begin(), `?${query}`)).status).toBe(400),
);

test('one seat says so much a minute', async () => {
  const game = await begin();
  const got = [];
  for (let n = 0; n < 21; n++) got.push(await say(game, 0, `word ${n}`));
  expect(got.slice(0, 20).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(codeOf(got[20]!)).toEqual([429, 'too_many_requests']);
  expect(got[20]!.headers.get('retry-after')).toBe('60');
  expect((await say(game, 1, 'Mine')).status).toBe(201);
});
