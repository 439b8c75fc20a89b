import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSystem, seededDice, systemSlugs } from '@/lib/rules';
import { isPlayable, lastState, loadPlayable, readGame, rebuildGame } from '@/lib/rules/playing';
import { ask, openWorld, type Got, type World } from '@/lib/testing/api/world';
import type { z } from 'zod';
import type { GameAsSeen, GameBegun } from './contract/shapes/game';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world?.close());

const slug = systemSlugs.find(isPlayable)!;
const seen = ({ json }: Got) => json as z.output<typeof GameAsSeen>;
const begin = async (...players: readonly string[]) => {
  const body = { system: slug, seats: players.map((player) => ({ player })), seed: 'a secret seed' };
  const got = await ask(world, 'POST', '/api/v1/games', { body });
  expect(got.status, got.text).toBe(201);
  const { keys } = got.json as z.output<typeof GameBegun>;
  const path = got.headers.get('location')!;
  const keyOf = (seat: number) => ({ 'Muster-Seat': keys.find((k) => k.seat === seat)?.key ?? '' });
  return {
    path,
    keyOf,
    look: async (seat: number) =>
      seen(await ask(world, 'GET', `${path}?seat=${seat}`, { headers: keyOf(seat) })),
    choose: (seat: number, choice: number, moves: number, key = seat) =>
      ask(world, 'POST', `${path}/choices`, { headers: keyOf(key), body: { seat, choice, moves } }),
    replay: () => ask(world, 'GET', `${path}/replay`),
  };
};

test('a whole game against a bot, and its replay comes to the same end', async () => {
  const game = await begin('person', 'steady');
  const dice = seededDice('person');
  let now = await game.look(0);
  expect((await game.replay()).status).toBe(409);
  while (!now.outcome) {
    expect(now.toAct).toEqual([0]);
    const got = await game.choose(0, dice.below(now.choices.length), now.moves);
    expect(got.status, got.text).toBe(200);
    now = seen(got);
  }
  expect(now.choices).toEqual([]);
  const record = readGame((await game.replay()).json);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  const playable = await loadPlayable(slug)!;
  const rebuilt = rebuildGame(await loadSystem(slug), playable, record.value);
  if (!rebuilt.ok) throw new Error(JSON.stringify(rebuilt.problems));
  expect(record.value.moves).toHaveLength(now.moves);
  expect(record.value.players).toEqual([
    { kind: 'person', name: 'Player 1' },
    { kind: 'bot', level: 'steady' },
  ]);
  expect(playable.engine.outcome(lastState(rebuilt.value))).toEqual(now.outcome);
}, 120_000);

test('a seat sees only its own view, and nobody the seed', async () => {
  const game = await begin('person', 'person');
  for (let step = 0; step < 30; step++) {
    const seat = (await game.look(0)).toAct.includes(0) ? 0 : 1;
    const now = await game.look(seat);
    await game.choose(seat, 0, now.moves);
  }
  const [mine, theirs, open] = [
    await game.look(0),
    await game.look(1),
    seen(await ask(world, 'GET', game.path)),
  ];
  expect([mine.seat, theirs.seat, open.seat]).toEqual([0, 1, null]);
  expect(open.choices).toEqual([]);
  for (const view of [mine, theirs, open]) expect(JSON.stringify(view)).not.toContain('secret seed');
  // The key of one seat opens no other.
  for (const headers of [game.keyOf(1), { 'Muster-Seat': '' }, {}])
    expect((await ask(world, 'GET', `${game.path}?seat=0`, { headers })).status).toBe(404);
  const seat = mine.toAct[0]!;
  expect((await game.choose(seat, 0, mine.moves, 1 - seat)).status).toBe(404);
  expect((await game.look(0)).moves).toBe(mine.moves);
});

test('what came too late, is not offered, or is not one’s turn changes nothing', async () => {
  const game = await begin('person', 'person');
  const { moves, toAct, choices } = await game.look(0);
  const [seat] = toAct;
  const before = JSON.stringify(await game.look(seat!));
  const stale = await game.choose(seat!, 0, moves + 1);
  expect([stale.status, (stale.json as { code: string }).code]).toEqual([409, 'moved_on']);
  const absent = await game.choose(seat!, 9_999, moves);
  expect([absent.status, (absent.json as { errors: { path: string[] }[] }).errors[0]!.path]).toEqual([
    400,
    ['choice'],
  ]);
  if (toAct.length === 1) expect((await game.choose(1 - seat!, 0, moves)).status).toBe(400);
  const without = (text: string) => text.replace(/"expiresAt":"[^"]+"/, '');
  expect(without(JSON.stringify(await game.look(seat!)))).toBe(without(before));
  // Two at once: one of them was quicker.
  const both = await Promise.all([game.choose(seat!, 0, moves), game.choose(seat!, 0, moves)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(choices.length + (await game.look(seat!)).moves).toBeGreaterThan(0);
});

test('a searching bot answers within its time, and does not play with bots alone', async () => {
  const game = await begin('person', 'sharp');
  let now = await game.look(0);
  for (let step = 0; step < 6 && !now.outcome; step++) {
    expect(now.toAct).toEqual([0]);
    const got = await game.choose(0, 0, now.moves);
    expect(got.status, got.text).toBe(200);
    now = seen(got);
  }
  expect(now.players).toEqual(['person', 'sharp']);
  expect(now.hurried).toBeLessThan(now.moves);
  const alone = await ask(world, 'POST', '/api/v1/games', {
    body: { system: slug, seats: [{ player: 'sharp' }, { player: 'steady' }] },
  });
  const { errors } = alone.json as { errors: { path: string[]; message: string }[] };
  expect([alone.status, errors[0]!.path]).toEqual([400, ['seats']]);
  expect(errors[0]!.message).toContain('POST /simulations');
}, 120_000);
