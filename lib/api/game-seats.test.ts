import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemSlugs } from '@/lib/rules';
import { isPlayable } from '@/lib/rules/playing';
import { db } from '@/lib/db/client';
import { forgetGames } from '@/lib/jobs/games';
import { beginGame, codeOf, seenIn, type Seen } from '@/lib/testing/api/game';
import { letTimeRunOut } from '@/lib/testing/api/late';
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
describe('whoever leads several seats', () => {
  const places = ['person', { player: 'person', name: 'Bob' }, { player: 'person', as: 0 }];
  const begin = (more: object = {}) => beginGame(world, places, 'magic-realm', more);

  test('has one key to all of them, and to no other', async () => {
    const game = await begin();
    expect(await game.watch()).toMatchObject({ as: [null, null, 0], names: [null, 'Bob', null] });
    expect(game.keyOf(2)).toEqual({ 'Muster-Seat': '' });
    const [ann, bob] = [game.keyOf(0), game.keyOf(1)];
    for (const seat of [0, 2]) {
      expect(seenIn(await game.lookAt(seat, ann)).seat).toBe(seat);
      expect((await game.lookAt(seat, bob)).status).toBe(404);
    }
    expect((await game.lookAt(1, ann)).status).toBe(404);
    const { moves } = await game.watch();
    expect((await game.choose(2, 0, moves, 1)).status).toBe(404);
    expect((await game.choose(2, 0, moves, 0)).status).toBe(200);
    expect((await game.choose(1, 0, moves + 1, 0)).status).toBe(404);
  });

  test.each([0, 2])('takes them all with one, by the key of seat %i', async (seat) => {
    const game = await begin();
    const old = game.keyOf(0);
    const got = await ask(world, 'POST', `${game.path}/seats/${seat}/key`, {
      headers: old,
      body: { name: 'Ann' },
    });
    const { key } = got.json as { readonly key: string };
    expect(await game.watch()).toMatchObject({ names: ['Ann', 'Bob', 'Ann'], taken: [true, false, true] });
    for (const own of [0, 2]) {
      expect((await game.lookAt(own, old)).status).toBe(404);
      expect((await game.lookAt(own, { 'Muster-Seat': key })).status).toBe(200);
    }
    expect((await game.lookAt(1, { 'Muster-Seat': key })).status).toBe(404);
    forgetGames();
    expect((await game.lookAt(2, { 'Muster-Seat': key })).status).toBe(200);
  });

  test('sees with each what that one may see: what another has recorded is not there', async () => {
    const game = await begin();
    /** How many deeds of the third seat’s day somebody sees. */
    const recorded = ({ scene }: Seen) =>
      (scene['trays'] as { id: string; items: unknown[] }[])
        .filter(({ id }) => id === 'record-2')
        .flatMap(({ items }) => items).length;
    const { moves, choices } = seenIn(await game.lookAt(2, game.keyOf(0)));
    const hide = choices.find(({ text }) => text.startsWith('Hide'))!;
    expect((await game.choose(2, hide.choice, moves, 0)).status).toBe(200);
    expect(recorded(seenIn(await game.lookAt(2, game.keyOf(0))))).toBe(1);
    // Through the eyes of his other seat he sees what that one knows.
    for (const seat of [0, 1]) expect(recorded(await game.look(seat))).toBe(0);
    expect(recorded(await game.watch())).toBe(0);
  });

  test('is away from all of them, and back at all; nobody stands in for himself', async () => {
    const game = await begin({ clock: { seconds: 3600 } });
    await game.take(0);
    await game.take(1);
    await letTimeRunOut(game.id);
    const standIn = (seat: number, by: number, key: number) =>
      ask(world, 'POST', `${game.path}/seats/${seat}/stand-in`, {
        headers: game.keyOf(key),
        body: { seat: by },
      });
    expect((await standIn(2, 0, 0)).status).toBe(400);
    expect((await standIn(2, 1, 1)).status).toBe(200);
    const gone = await game.watch();
    expect(gone.away).toEqual([true, false, true]);
    expect(gone.toAct).not.toContain(0);
    expect(
      (await ask(world, 'DELETE', `${game.path}/seats/2/stand-in`, { headers: game.keyOf(0) })).status,
    ).toBe(200);
    expect((await game.watch()).away).toEqual([false, false, false]);
  });

  test('is named so in the record', async () => {
    const game = await begin();
    await game.take(0, 'Ann');
    await db().game.update({ where: { id: game.id }, data: { over: true } });
    expect((await game.replay()).json).toMatchObject({
      players: [
        { kind: 'person', name: 'Ann' },
        { kind: 'person', name: 'Bob' },
        { kind: 'person', name: 'Ann', as: 0 },
      ],
    });
  });

  test.each<readonly [string, readonly object[], readonly (string | number)[], string]>([
    ['itself', [{ player: 'person', as: 0 }, {}], [0, 'as'], 'not_a_person'],
    ['a later one', [{ player: 'person', as: 1 }, {}], [0, 'as'], 'not_a_person'],
    ['one that is not there', [{}, { player: 'person', as: 7 }], [1, 'as'], 'not_a_person'],
    ['that of a bot', [{ player: 'random' }, { player: 'person', as: 0 }], [1, 'as'], 'not_a_person'],
    ['one that is not the first', [{}, { as: 0 }, { as: 1 }], [2, 'as'], 'not_a_person'],
    ['one, by a bot', [{}, { player: 'random', as: 0 }], [1, 'as'], 'not_a_person'],
    ['half of one', [{}, { as: 0.5 }], [1, 'as'], 'invalid_type'],
    ['one before the first', [{}, { as: -1 }], [1, 'as'], 'too_small'],
    ['one of many', [{}, { as: 16 }], [1, 'as'], 'too_big'],
    ['one by its name', [{}, { as: 'Ann' }], [1, 'as'], 'invalid_type'],
    ['one under another name', [{}, { as: 0, name: 'Eve' }], [1, 'name'], 'other_name'],
  ])('leads no seat beside %s', async (_, seats, path, code) => {
    const got = await ask(world, 'POST', '/api/v1/games', {
      body: { system: 'magic-realm', seats: seats.map((seat) => ({ player: 'person', ...seat })) },
    });
    expect(codeOf(got)).toEqual([400, 'invalid_request']);
    expect(Problem.parse(got.json).errors?.[0]).toMatchObject({ code, path: ['seats', ...path] });
  });
});

describe('a list of several characters', () => {
  const party = (...characters: string[]) => ({
    format: 'muster-list/1',
    system: 'magic-realm',
    name: 'A party',
    entries: characters.map((entry) => ({ entry, count: 1 })),
    options: { form: 'party' },
  });
  const agreement = (most: number) => ({
    format: 'muster-agreement/1',
    system: 'magic-realm',
    name: 'Parties',
    house: { 'party.charactersPerPlayer': most },
    banned: [],
    allowed: null,
    cards: [],
  });
  const namesOf = ({ scene }: Seen) => (scene['seats'] as { name: string }[]).map(({ name }) => name);

  test('has a seat for each, led by whoever brings it: a person by one key, or a bot', async () => {
    const game = await beginGame(
      world,
      [
        { player: 'steady', list: party('wizard', 'pilgrim') },
        { player: 'person', name: 'Ann', list: party('elf', 'dwarf') },
        { player: 'person', as: 1, list: party('captain') },
      ],
      'magic-realm',
      { agreement: agreement(2) },
    );
    const seen = await game.watch();
    expect(seen).toMatchObject({
      players: ['steady', 'steady', 'person', 'person', 'person'],
      names: [null, null, 'Ann', 'Ann', 'Ann'],
      as: [null, null, null, 2, 2],
    });
    expect(namesOf(seen)).toEqual(['Wizard', 'Pilgrim', 'Elf', 'Dwarf', 'Captain']);
    for (const seat of [2, 3, 4]) expect((await game.lookAt(seat, game.keyOf(2))).status).toBe(200);
  });

  test.each([
    ['more than were agreed', 1, ['elf', 'dwarf'], [1, 'list'], 'too_many_characters'],
    ['one of them twice', 2, ['elf', 'elf'], [1, 'list'], 'character_taken'],
    ['one of another’s', 2, ['elf', 'wizard'], [1, 'list'], 'character_taken'],
    ['nobody whom anybody knows', 2, ['elf', 'dwarf', 'nobody'], [1, 'list'], 'unknown_entry'],
  ])('with %s is refused at the seat of the request', async (_, most, characters, path, code) => {
    const got = await ask(world, 'POST', '/api/v1/games', {
      body: {
        system: 'magic-realm',
        seats: [
          { player: 'person', list: party('wizard') },
          { player: 'person', list: party(...characters) },
        ],
        agreement: agreement(most),
      },
    });
    expect(codeOf(got)).toEqual([400, 'invalid_request']);
    expect(Problem.parse(got.json).errors).toMatchObject([{ code, path: ['seats', ...path] }]);
  });

  test('that together need more seats than there are is refused', async () => {
    const { status, json } = await ask(world, 'POST', '/api/v1/games', {
      body: {
        system: 'magic-realm',
        seats: Array.from({ length: 9 }, () => ({ player: 'person', list: party('elf', 'dwarf') })),
        agreement: agreement(2),
      },
    });
    expect([status, json]).toMatchObject([400, { errors: [{ path: ['seats'], code: 'wrong_seats' }] }]);
  });
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
