import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemSlugs } from '@/lib/rules';
import { isPlayable } from '@/lib/rules/playing';
import { db } from '@/lib/db/client';
import { changeSeatKey, readKeptGame } from '@/lib/db/games';
import { decide, forgetGames } from '@/lib/jobs/games';
import { watch } from '@/lib/testing/api/events';
import { beginGame, SEED, type Seen } from '@/lib/testing/api/game';
import { ask, openWorld, type Got, type World } from '@/lib/testing/api/world';
import { Problem } from './contract/shapes/problem';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world?.close());

const codeOf = ({ status, json }: Got) => [status, Problem.parse(json).code];
const everybody = async (game: Awaited<ReturnType<typeof beginGame>>) => [
  await game.look(0),
  await game.look(1),
  await game.watch(),
];

describe('a game that is kept', () => {
  test.each(systemSlugs.filter(isPlayable))('%s: is the same after a restart', async (slug) => {
    const game = await beginGame(world, ['person', 'person'], slug);
    await game.play(25);
    const before = await everybody(game);
    forgetGames();
    expect(await everybody(game)).toEqual(before);
    expect(before.some(({ log }) => log.length > 0)).toBe(true);
    // And it goes on, with the same dice.
    await game.play(5);
    const after = await everybody(game);
    forgetGames();
    expect(await everybody(game)).toEqual(after);
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
    const after = await everybody(game);
    forgetGames();
    expect(await everybody(game)).toEqual(after);
    expect(after[0]!.moves).toBe(moves + 1);
  });
});

describe('other rules', () => {
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
    const before = await everybody(game);
    const { version } = (await readKeptGame(game.id))!.record;
    await rewrite(game.id, { version: '2001.1' });
    expect(await everybody(game)).toEqual(before);
    await game.play(1);
    expect((await readKeptGame(game.id))!.record.version).toBe(version);
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

describe('seats', () => {
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
      expect(
        codeOf(await ask(world, 'POST', `${game.path}/seats/${seat}/key`, { headers, body: {} })),
      ).toEqual([404, 'not_found']);
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
});

describe('what a page needs', () => {
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
      id: `${moves}-0`,
      data: { moves, toAct, over: false, taken: [false, false] },
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
    const events = await follow(game.path, { 'Last-Event-ID': `${moves}-0` });
    // Straight into the base, as by another server: nobody tells this one.
    await changeSeatKey(game.id, 0, game.keyOf(0)['Muster-Seat'], { key: 'from afar' });
    expect(await events.next()).toMatchObject({ id: `${moves}-1`, data: { taken: [true, false] } });
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
  const texts = async () => (await everybody(game)).map(({ scene }) => JSON.stringify(scene));
  const before = await texts();
  // The same table looks different from each seat: each has something that the others do not see.
  expect(new Set(before).size).toBe(3);
  forgetGames();
  expect(await texts()).toEqual(before);
});
