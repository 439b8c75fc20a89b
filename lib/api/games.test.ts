import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSystem, MOST_SEATS, seededDice } from '@/lib/rules';
import { lastState, loadPlayable, readGame, rebuildGame } from '@/lib/rules/playing';
import { beginGame, playedSlug as slug, SEED, seenIn as seen } from '@/lib/testing/api/game';
import { ask, openWorld, type World } from '@/lib/testing/api/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world?.close());

const begin = (...players: readonly string[]) => beginGame(world, players);

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
  await game.play(30);
  const [mine, theirs, open] = [await game.look(0), await game.look(1), await game.watch()];
  expect([mine.seat, theirs.seat, open.seat]).toEqual([0, 1, null]);
  expect(open.choices).toEqual([]);
  for (const view of [mine, theirs, open]) expect(JSON.stringify(view)).not.toContain(SEED);
  // The key of one seat opens no other.
  for (const headers of [game.keyOf(1), { 'Muster-Seat': '' }, {}])
    expect((await ask(world, 'GET', `${game.path}?seat=0`, { headers })).status).toBe(404);
  const seat = mine.toAct[0]!;
  expect((await game.choose(seat, 0, mine.moves, 1 - seat)).status).toBe(404);
  expect((await game.look(0)).moves).toBe(mine.moves);
});

test('the last of sixteen seats is asked for as the first is', async () => {
  const everybody = Array.from({ length: MOST_SEATS }, () => 'person');
  const game = await beginGame(world, everybody, 'magic-realm');
  for (const seat of [0, MOST_SEATS - 1]) expect((await game.look(seat)).seat).toBe(seat);
  // An empty word is no number, and not the first seat either.
  for (const seat of [MOST_SEATS, '', '0x1', '1e0']) {
    const got = await ask(world, 'GET', `${game.path}?seat=${seat}`, { headers: game.keyOf(0) });
    expect([seat, got.status]).toEqual([seat, 400]);
  }
}, 60_000);

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
