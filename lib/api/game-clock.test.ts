import { afterAll, beforeAll, expect, test } from 'vitest';
import { readKeptGame } from '@/lib/db/games';
import { forgetGames } from '@/lib/jobs/games';
import { letStandIn } from '@/lib/jobs/stand-in';
import { loadSystem, MOST_SEATS, systemSlugs } from '@/lib/rules';
import { isPlayable, loadPlayable, readGame, rebuildGame } from '@/lib/rules/playing';
import { beginGame, codeOf, playedSlug, SEED, seenIn } from '@/lib/testing/api/game';
import { letTimeRunOut } from '@/lib/testing/api/late';
import { watch } from '@/lib/testing/api/events';
import { ask, openWorld, type World } from '@/lib/testing/api/world';
import { Problem } from './contract/shapes/problem';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world?.close());

type Game = Awaited<ReturnType<typeof beginGame>>;
const HOUR = { clock: { seconds: 3600 } };
/** A game to which both who were invited have come. */
async function begin(more: object = HOUR, slug: string = playedSlug): Promise<Game> {
  const game = await beginGame(world, ['person', 'person'], slug, more);
  await game.take(0);
  await game.take(1);
  return game;
}
const standIn = (game: Game, seat: number | string, by: unknown, headers = game.keyOf(by as number)) =>
  ask(world, 'POST', `${game.path}/seats/${seat}/stand-in`, { headers, body: { seat: by } });
const comeBack = (game: Game, seat: number, headers = game.keyOf(seat)) =>
  ask(world, 'DELETE', `${game.path}/seats/${seat}/stand-in`, { headers });

/** Who owes a decision whose time is over now, and who waits for him. */
async function late(game: Game) {
  const [seat] = (await game.watch()).toAct;
  await letTimeRunOut(game.id);
  return { seat: seat!, by: 1 - seat! };
}

test('everybody sees until when who must decide has time; a decision ends that', async () => {
  const from = Date.now();
  const game = await begin();
  const { clock, until, toAct } = await game.watch();
  expect(clock).toEqual({ seconds: 3600 });
  expect(until.map((moment) => moment !== null)).toEqual([0, 1].map((seat) => toAct.includes(seat)));
  const moment = Date.parse(until[toAct[0]!]!);
  expect(moment).toBeGreaterThanOrEqual(from + 3_600_000);
  expect(moment).toBeLessThanOrEqual(Date.now() + 3_600_000);
  await letTimeRunOut(game.id);
  expect(Date.parse((await game.watch()).until[toAct[0]!]!)).toBeLessThan(Date.now());
  // He decides late, and nobody minded: his time begins anew.
  await game.play(1);
  for (const next of (await game.watch()).until) if (next) expect(Date.parse(next)).toBeGreaterThan(from);
  const without = await begin({});
  expect(await without.watch()).toMatchObject({ clock: null, until: [null, null], away: [false, false] });
});

test.each(systemSlugs.filter(isPlayable))(
  '%s: once time is over a bot decides for who is late until he is back, the log says so, and all of it is rebuilt',
  async (slug) => {
    const game = await begin(HOUR, slug);
    await game.play(2);
    const { seat, by } = await late(game);
    const before = await game.watch();
    const events = await watch(world, `${game.path}/events`);
    await events.next();
    const got = await standIn(game, seat, by);
    expect(got.status, got.text).toBe(200);
    const after = seenIn(got);
    expect(await events.next()).toMatchObject({ data: { away: [0, 1].map((n) => n === seat) } });
    events.stop();
    expect([after.seat, after.away[seat], after.toAct.includes(seat)]).toEqual([by, true, false]);
    expect(after.moves).toBeGreaterThan(before.moves);
    expect(after.stoodIn[seat]).toBeGreaterThan(0);
    expect(after.stoodIn[by]).toBe(0);
    expect(after.log.filter(({ rule }) => rule === undefined).map(({ text }) => text)).toEqual([
      expect.stringContaining('a bot decides in place'),
    ]);
    // Asked again it changes nothing; and it goes on as often as the seat is asked.
    expect(seenIn(await standIn(game, seat, by)).moves).toBe(after.moves);
    for (let n = 0; n < 6; n++) {
      const now = await game.look(by);
      if (now.choices.length > 0) await game.choose(by, 0, now.moves);
      expect((await game.watch()).toAct).not.toContain(seat);
    }
    const back = await comeBack(game, seat);
    expect([back.status, seenIn(back).away]).toEqual([200, [false, false]]);
    const { stoodIn } = await game.watch();
    await game.play(12);
    expect((await game.watch()).stoodIn).toEqual(stoodIn);

    const all = await game.everybody();
    forgetGames();
    expect(await game.everybody()).toEqual(all);
    const { record } = (await readKeptGame(game.id))!;
    const read = readGame(JSON.parse(JSON.stringify(record)));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(rebuildGame(await loadSystem(slug), await loadPlayable(slug)!, read.value).ok).toBe(true);
    expect(read.value).toMatchObject({ seed: SEED, standIns: [{ seat, from: before.moves }] });
    expect(read.value.moves).toHaveLength(all[0]!.moves);
  },
);

test('time runs for nobody before everybody has come, and then from that moment', async () => {
  const game = await beginGame(world, ['person', 'person'], playedSlug, HOUR);
  const [seat] = (await game.watch()).toAct;
  const by = 1 - seat!;
  await game.take(by, 'Ann');
  await letTimeRunOut(game.id);
  expect((await game.watch()).until).toEqual([null, null]);
  const refused = await standIn(game, seat!, by);
  expect(codeOf(refused)).toEqual([409, 'time_left']);
  expect(Problem.parse(refused.json).detail).toContain('has taken his seat');
  const from = Date.now();
  await game.take(seat!, 'Bob');
  expect(Date.parse((await game.watch()).until[seat!]!)).toBeGreaterThanOrEqual(from + 3_600_000);
  expect(codeOf(await standIn(game, seat!, by))).toEqual([409, 'time_left']);
  // To move to another device is not to come anew.
  await letTimeRunOut(game.id);
  await game.take(by);
  expect((await standIn(game, seat!, by)).status).toBe(200);
});

test('while there is time, where none was agreed, and for who owes nothing, no bot stands in', async () => {
  const [timed, free] = [await begin(), await begin({})];
  const [seat] = (await timed.watch()).toAct;
  expect(codeOf(await standIn(timed, seat!, 1 - seat!))).toEqual([409, 'time_left']);
  await letTimeRunOut(free.id);
  expect(codeOf(await standIn(free, seat!, 1 - seat!))).toEqual([409, 'time_left']);
  await letTimeRunOut(timed.id);
  const idle = [0, 1].find((one) => one !== seat)!;
  if (!(await timed.watch()).toAct.includes(idle))
    expect(codeOf(await standIn(timed, idle, seat))).toEqual([409, 'time_left']);
  for (const game of [timed, free])
    expect(await game.watch()).toMatchObject({ moves: 0, away: [false, false], stoodIn: [0, 0] });
});

test('nobody lets a bot stand in for himself, for a bot, or for a seat that is not there', async () => {
  const game = await beginGame(world, ['person', 'person', 'steady'], 'mms', HOUR);
  await game.take(0);
  await game.take(1);
  await letTimeRunOut(game.id);
  const { moves } = await game.watch();
  for (const [seat, by] of [
    [0, 0],
    [1, 1],
    [2, 0],
  ] as const)
    expect(codeOf(await standIn(game, seat, by))).toEqual([400, 'invalid_request']);
  for (const seat of [7, MOST_SEATS, -1, '0.5', 'constructor'])
    expect((await standIn(game, seat, 0)).status).toBe(404);
  expect(await game.watch()).toMatchObject({ moves, away: [false, false, false] });
});

test('strangers, other keys and bodies that do not fit change nothing', async () => {
  const game = await begin();
  const { seat, by } = await late(game);
  const { moves } = await game.watch();
  for (const headers of [{}, { 'Muster-Seat': '' }, game.keyOf(seat)])
    expect(codeOf(await standIn(game, seat, by, headers as never))).toEqual([404, 'not_found']);
  for (const wrong of [-1, 0.5, MOST_SEATS, '0', null])
    expect((await standIn(game, seat, wrong, game.keyOf(by))).status).toBe(400);
  const path = `${game.path}/seats/${seat}/stand-in`;
  const odd = await ask(world, 'POST', path, { headers: game.keyOf(by), body: { seat: by, now: true } });
  expect(Problem.parse(odd.json).errors).toMatchObject([{ code: 'unknown_field' }]);
  expect((await standIn({ ...game, path: '/api/v1/games/nobody-began-it' }, seat, by)).status).toBe(404);
  await standIn(game, seat, by);
  for (const headers of [{}, { 'Muster-Seat': '' }, game.keyOf(by)])
    expect(codeOf(await comeBack(game, seat, headers as never))).toEqual([404, 'not_found']);
  expect((await game.watch()).away[seat]).toBe(true);
  expect((await game.watch()).moves).toBeGreaterThan(moves);
});

test('who is away himself lets nobody be replaced before he is back; whoever takes the seat is back', async () => {
  const game = await begin();
  const { seat, by } = await late(game);
  await standIn(game, seat, by);
  await letTimeRunOut(game.id);
  expect(codeOf(await standIn(game, by, seat))).toEqual([409, 'away']);
  expect(await game.take(seat, 'Bob')).toMatchObject({ away: [false, false] });
  const { toAct } = await game.watch();
  if (toAct.includes(by)) expect((await standIn(game, by, seat)).status).toBe(200);
});

test('of two servers one lets the bot stand in, or who was late decides: never both', async () => {
  const game = await begin();
  const { seat, by } = await late(game);
  const { moves } = await game.watch();
  const shared = globalThis as { musterGames?: unknown };
  const here = shared.musterGames;
  const claim = letStandIn(game.id, seat, by);
  forgetGames();
  const decided = game.choose(seat, 0, moves);
  shared.musterGames = here;
  const [claimed, { status }] = await Promise.all([claim, decided]);
  expect([claimed?.ok, status]).toEqual(claimed?.ok ? [true, 409] : [false, 200]);
  const all = await game.everybody();
  expect(all[0]!.away[seat]).toBe(claimed?.ok);
  forgetGames();
  expect(await game.everybody()).toEqual(all);
});

test.each([
  ['no seconds', {}, ['clock', 'seconds']],
  ['none at all', { seconds: 0 }, ['clock', 'seconds']],
  ['half of one', { seconds: 1.5 }, ['clock', 'seconds']],
  ['more than a month of them', { seconds: 31 * 86_400 }, ['clock', 'seconds']],
  ['words', { seconds: 'a day' }, ['clock', 'seconds']],
  ['an unknown field', { seconds: 60, then: 'lose' }, ['clock', 'then']],
])('a clock of %s is refused', async (_, clock, path) => {
  const seats = [{ player: 'person' }, { player: 'person' }];
  const got = await ask(world, 'POST', '/api/v1/games', { body: { system: playedSlug, seats, clock } });
  expect(got.status).toBe(400);
  expect(Problem.parse(got.json).errors?.map((e) => e.path)).toContainEqual(path);
});
