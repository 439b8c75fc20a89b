import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSystem, systemSlugs } from '@/lib/rules';
import { isPlayable, lastState, loadPlayable, rebuildGame } from '@/lib/rules/playing';
import { db } from '@/lib/db/client';
import { changeSeatKey } from '@/lib/db/game-seats';
import { readKeptGame } from '@/lib/db/games';
import { decide } from '@/lib/jobs/decide';
import { forgetGames } from '@/lib/jobs/games';
import { markOf } from '@/lib/jobs/hosted-game';
import { watch } from '@/lib/testing/api/events';
import { beginGame, codeOf, playedSlug, SEED } from '@/lib/testing/api/game';
import { ask, openWorld, type World } from '@/lib/testing/api/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world?.close());

describe('a game that is kept', () => {
  test.each(systemSlugs.filter(isPlayable))('%s: is the same after a restart', async (slug) => {
    const game = await beginGame(world, ['person', 'person'], slug);
    await game.play(25);
    const before = await game.everybody();
    forgetGames();
    expect(await game.everybody()).toEqual(before);
    expect(before.some(({ log }) => log.length > 0)).toBe(true);
    // And it goes on, with the same dice.
    await game.play(5);
    const after = await game.everybody();
    forgetGames();
    expect(await game.everybody()).toEqual(after);
  });

  test('comes to the same for all who ask at once', async () => {
    const game = await beginGame(world, ['person', 'person']);
    await game.play(6);
    const before = await game.watch();
    forgetGames();
    const seen = await Promise.all(Array.from({ length: 5 }, () => game.watch()));
    expect(seen).toEqual(Array.from({ length: 5 }, () => before));
  });

  test('has its bots play on after a restart', async () => {
    const game = await beginGame(world, ['person', 'steady']);
    await game.play(3);
    forgetGames();
    const { moves } = await game.look(0);
    await game.play(2);
    expect((await game.look(0)).moves).toBeGreaterThanOrEqual(moves + 2);
  });

  test('of two servers the slower one is told, and goes on from what the other wrote', async () => {
    const game = await beginGame(world, ['person', 'person']);
    await game.play(2);
    const shared = globalThis as { musterGames?: unknown };
    const { moves, toAct } = await game.watch();
    const [seat] = toAct;
    // Each server has games of its own in memory; they share the base.
    const here = shared.musterGames;
    forgetGames();
    expect((await game.choose(seat!, 0, moves)).status).toBe(200);
    const there = await game.watch();
    shared.musterGames = here;
    expect(codeOf(await game.choose(seat!, 0, moves))).toEqual([409, 'moved_on']);
    expect(await game.watch()).toEqual(there);
    await game.play(1);
    expect((await game.watch()).moves).toBeGreaterThan(there.moves);
  });

  test('of two servers that decide at once one writes, and the other leaves nothing behind', async () => {
    const game = await beginGame(world, ['person', 'person']);
    const { moves, toAct } = await game.watch();
    const shared = globalThis as { musterGames?: unknown };
    const here = shared.musterGames;
    const mine = decide(game.id, toAct[0]!, 0, moves);
    // On a server of their own, nobody waits for the other's turn.
    forgetGames();
    const theirs = decide(game.id, toAct[0]!, 0, moves);
    shared.musterGames = here;
    const both = await Promise.all([mine, theirs]);
    expect(both.map((one) => (one?.ok ? 'written' : one?.problems[0]?.code)).sort()).toEqual([
      'moved_on',
      'written',
    ]);
    const after = await game.everybody();
    forgetGames();
    expect(await game.everybody()).toEqual(after);
    expect(after[0]!.moves).toBe(moves + 1);
  });
});

// A server that runs apart has rules of its own.
describe.skipIf(process.env.API_BASE_URL)('other rules', () => {
  /** Changes the record as it stands in the base, as if an older Muster had written it. */
  const rewrite = async (id: string, more: object, rest: object = {}) => {
    const { record } = (await readKeptGame(id))!;
    await db().game.update({
      where: { id },
      data: { record: JSON.stringify({ ...record, ...more }), ...rest },
    });
    forgetGames();
  };

  test('that come to the same play the game on, and it is theirs then', async () => {
    const game = await beginGame(world, ['person', 'person']);
    await game.play(8);
    const before = await game.everybody();
    const { version } = (await readKeptGame(game.id))!.record;
    await rewrite(game.id, { version: '2999.1' });
    expect(await game.everybody()).toEqual(before);
    await game.play(1);
    expect((await readKeptGame(game.id))!.record.version).toBe(version);
  });

  test('that asked also where there was one answer only are asked so to the end', async () => {
    const game = await beginGame(world, ['person', 'person']);
    await game.play(8);
    const { record } = (await readKeptGame(game.id))!;
    const [system, playable] = [await loadSystem(playedSlug), (await loadPlayable(playedSlug))!];
    const then = rebuildGame(system, playable, { ...record, asksAll: true });
    if (!then.ok) throw new Error(then.problems[0]!.message);
    await rewrite(game.id, { version: '2001.1' }, { mark: markOf(lastState(then.value)) });
    await game.play(1);
    expect((await readKeptGame(game.id))!.record).toMatchObject({ version: record.version, asksAll: true });
    forgetGames();
    await game.play(1);
  });

  test.each([
    ['come to another position', { version: '2001.1' }, { mark: 'another' }],
    ['do not offer a move', { version: '2001.1', moves: [[0, 99_999]] }, {}],
    ['refuse the setup', { version: '2001.1', setup: { lists: [null] } }, {}],
  ])('that %s leave it as it was, and say so', async (_, more, rest) => {
    const game = await beginGame(world, ['person', 'person']);
    await game.play(4);
    const { moves } = await game.watch();
    await rewrite(game.id, more, { ...rest, moves: (more as { moves?: unknown[] }).moves?.length ?? moves });
    const stored = await db().game.findUniqueOrThrow({ where: { id: game.id } });
    const asked = [
      await ask(world, 'GET', game.path),
      await game.lookAt(0),
      await game.choose(0, 0, stored.moves),
      await ask(world, 'POST', `${game.path}/seats/0/key`, { headers: game.keyOf(0), body: {} }),
    ];
    expect(asked.map(codeOf)).toEqual(asked.map(() => [409, 'other_rules']));
    expect(asked[0]!.text).toContain('2001.1');
    expect(await db().game.findUniqueOrThrow({ where: { id: game.id } })).toEqual(stored);
    // Its stand can still be watched; its record is still a secret.
    const { text } = await ask(world, 'GET', `${game.path}/events?seconds=0`);
    expect(text).toContain(`"moves":${stored.moves}`);
    expect(codeOf(await game.replay())).toEqual([409, 'not_over']);
  });

  test('leave the record of a game that is over to be fetched', async () => {
    const game = await beginGame(world, ['random', 'random']);
    const before = await game.replay();
    expect(before.status).toBe(200);
    await rewrite(game.id, { version: '2001.1' }, { mark: 'another' });
    expect(codeOf(await ask(world, 'GET', game.path))).toEqual([409, 'other_rules']);
    expect((await game.replay()).json).toEqual({ ...(before.json as object), version: '2001.1' });
  });
});

describe('events', () => {
  const follow = (path: string, headers: Record<string, string> = {}) =>
    watch(world, `${path}/events`, { headers });

  test('say at once where the game stands, then each move and each seat that is taken', async () => {
    const game = await beginGame(world, ['person', 'person']);
    const { moves, toAct } = await game.watch();
    const events = await follow(game.path);
    expect(events.response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(await events.next()).toEqual({
      event: 'game',
      id: `${moves}-0-0-0`,
      data: { moves, toAct, over: false, taken: [false, false], away: [false, false], said: 0, moderated: 0 },
    });
    await game.take(1);
    expect(await events.next()).toMatchObject({ data: { moves, taken: [false, true] } });
    await game.play(1);
    const now = await game.watch();
    expect(await events.next()).toMatchObject({ data: { moves: now.moves, toAct: now.toAct } });
    events.stop();
  });

  test('say nothing again to who has it, hear of another server, and end when it is forgotten', async () => {
    const game = await beginGame(world, ['person', 'person']);
    const { moves } = await game.watch();
    const events = await follow(game.path, { 'Last-Event-ID': `${moves}-0-0-0` });
    // Straight into the base, as by another server: nobody tells this one.
    await changeSeatKey(game.id, 0, game.keyOf(0)['Muster-Seat'], { key: 'from afar' });
    expect(await events.next()).toMatchObject({ id: `${moves}-1-0-0`, data: { taken: [true, false] } });
    await db().game.delete({ where: { id: game.id } });
    expect(await events.next()).toMatchObject({ event: 'gone' });
    expect(await events.next()).toBeUndefined();
    expect((await ask(world, 'GET', game.path)).status).toBe(404);
  });

  test('of a game that is over say so; of none there are none', async () => {
    const game = await beginGame(world, ['random', 'random']);
    const { text } = await ask(world, 'GET', `${game.path}/events?seconds=0`);
    expect(text).toContain('"over":true');
    expect(codeOf(await ask(world, 'GET', '/api/v1/games/nobody-began-it/events'))).toEqual([
      404,
      'not_found',
    ]);
    for (const query of ['seconds=-1', 'seconds=many', 'seat=0'])
      expect((await ask(world, 'GET', `${game.path}/events?${query}`)).status).toBe(400);
  });
});

test('no answer holds a seed, a hash or another’s key, before and after a restart', async () => {
  const game = await beginGame(world, ['person', 'person']);
  const begun = [game.keyOf(0), game.keyOf(1)].map((key) => key['Muster-Seat']);
  await game.take(1);
  const { 'Muster-Seat': own } = game.keyOf(1);
  await game.play(12);
  const { seats, caller, mark } = (await readKeptGame(game.id))!;
  const hashes = seats.map(({ keyHash }) => keyHash!);
  const secrets = [SEED, ...begun, own, ...hashes, caller, mark, 'keyHash', '"seed"'];
  const hold = async () => {
    const { moves, toAct } = await game.watch();
    const answers = [
      await ask(world, 'GET', game.path),
      await game.lookAt(0),
      await game.lookAt(1),
      await game.lookAt(0, game.keyOf(1)),
      await game.choose(toAct[0]!, 0, moves),
      await game.choose(toAct[0]!, 0, moves),
      await game.replay(),
      await ask(world, 'GET', `${game.path}/events?seconds=0`),
    ];
    for (const { text } of answers) for (const secret of secrets) expect(text).not.toContain(secret);
  };
  await hold();
  forgetGames();
  await hold();
});

test('a hand is shown to its seat alone, and stays hidden from the other after a restart', async () => {
  const game = await beginGame(world, ['person', 'person']);
  await game.play(10);
  const texts = async () => (await game.everybody()).map(({ scene }) => JSON.stringify(scene));
  const before = await texts();
  // The same table looks different from each seat: each has something that the others do not see.
  expect(new Set(before).size).toBe(3);
  forgetGames();
  expect(await texts()).toEqual(before);
});
