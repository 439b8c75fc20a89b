import { afterAll, beforeAll, expect, test } from 'vitest';
import { playedTable } from '@/lib/testing/api/cases/tables';
import { codeOf, playedSlug, type Seen } from '@/lib/testing/api/game';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { db } from '@/lib/db/client';
import { systemSlugs } from '@/lib/rules';
import { isPlayable } from '@/lib/rules/playing';
import { ask, openWorld, type Person } from '@/lib/testing/api/world';
import type { TableGame, TableNow } from './contract/shapes/table';
import type { z } from 'zod';

type Given = z.output<typeof TableGame>;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const play = (code: string, as: Person | undefined, body: unknown = {}) =>
  ask(stage.world, 'POST', `/api/v1/tables/${code}/game`, { ...(as ? { as } : {}), body });
const given = async (code: string, as: Person): Promise<Given> => {
  const { status, json, text } = await play(code, as);
  if (status !== 200) throw new Error(`no seat: ${status} ${text}`);
  return json as Given;
};
const look = ({ game, seat, key }: Given) =>
  ask(stage.world, 'GET', `/api/v1/games/${game}?seat=${seat}`, { headers: { 'Muster-Seat': key } });
const tableOf = async (code: string): Promise<TableNow> =>
  (await ask(stage.world, 'GET', `/api/v1/tables/${code}`)).json as TableNow;

/** So many first choices, by whoever is asked. */
async function decide(seats: readonly Given[], decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const seen = (await look(seats[0]!)).json as Seen;
    const seat = seen.toAct[0]!;
    const { key } = seats[seat]!;
    await ask(stage.world, 'POST', `/api/v1/games/${seen.id}/choices`, {
      headers: { 'Muster-Seat': key },
      body: { seat, choice: 0, moves: seen.moves },
    });
  }
}

test('whoever sits at the table has the same place at its game, under his name and its agreement', async () => {
  const code = await playedTable(stage, stage.bob);
  expect((await tableOf(code)).game).toBeNull();
  const ann = await given(code, stage.ann);
  const bob = await given(code, stage.bob);
  expect([ann.seat, bob.seat]).toEqual([0, 1]);
  expect(bob.game).toBe(ann.game);
  expect((await tableOf(code)).game).toBe(ann.game);
  const seen = (await look(bob)).json as Seen;
  expect(seen).toMatchObject({
    system: playedSlug,
    seat: 1,
    names: ['Ann', 'Bob'],
    players: ['person', 'person'],
    taken: [true, true],
    agreement: { name: expect.any(String) as string },
  });
  await decide([ann, bob], 3);
  expect(((await look(ann)).json as Seen).moves).toBeGreaterThanOrEqual(3);
});

test('asking again moves the seat to another device; the key before opens nothing any more', async () => {
  const code = await playedTable(stage, stage.bob);
  const before = await given(code, stage.ann);
  const after = await given(code, stage.ann);
  expect(after).toMatchObject({ game: before.game, seat: 0 });
  expect((await look(before)).status).toBe(404);
  expect((await look(after)).status).toBe(200);
});

test('two who begin at once play the same game', async () => {
  const code = await playedTable(stage, stage.bob);
  const [ann, bob] = await Promise.all([given(code, stage.ann), given(code, stage.bob)]);
  expect(ann.game).toBe(bob.game);
  expect((await tableOf(code)).game).toBe(ann.game);
});

test('a list that needs several seats has them at the game, and one key opens all that are of one place', async () => {
  const party = (...characters: string[]) => ({
    format: 'muster-list/1',
    system: 'magic-realm',
    name: 'A party',
    entries: characters.map((entry) => ({ entry, count: 1 })),
    options: { form: 'party' },
  });
  const agreement = {
    ...stage.agreement,
    system: 'magic-realm',
    house: { 'party.charactersPerPlayer': 2 },
    banned: [],
  };
  const lists = [party('elf', 'dwarf'), party('wizard', 'captain')];
  const code = await playedTable(stage, stage.bob, { system: 'magic-realm', agreement, lists });
  const ann = await given(code, stage.ann);
  const bob = await given(code, stage.bob);
  expect([ann.seat, bob.seat]).toEqual([0, 2]);
  expect(((await look(bob)).json as Seen).names).toEqual(['Ann', 'Ann', 'Bob', 'Bob']);
  expect((await look({ ...ann, seat: 1 })).status).toBe(200);
  expect((await look({ ...bob, seat: 3 })).status).toBe(200);
  for (const seat of [2, 3]) expect((await look({ ...ann, seat })).status).toBe(404);
  for (const seat of [0, 1]) expect((await look({ ...bob, seat })).status).toBe(404);
  // Another device of his: what the one before had opens none of them.
  const again = await given(code, stage.bob);
  expect(again).toMatchObject({ game: bob.game, seat: 2 });
  for (const seat of [2, 3]) expect((await look({ ...bob, seat })).status).toBe(404);
});

test('another game is begun once the last is over, and not before', async () => {
  const code = await playedTable(stage, stage.bob);
  const ann = await given(code, stage.ann);
  expect(codeOf(await play(code, stage.bob, { again: true }))).toEqual([409, 'not_over']);
  // As its last decision writes it; to play so far by the first choices takes minutes.
  await db().game.update({ where: { id: ann.game }, data: { over: true } });
  expect((await given(code, stage.bob)).game).toBe(ann.game);
  const { json } = await play(code, stage.ann, { again: true });
  expect((json as Given).game).not.toBe(ann.game);
  expect((await tableOf(code)).game).toBe((json as Given).game);
});

test.each([
  ['nothing is said', {}, { seconds: 3600 }],
  ['another is agreed', { clock: { seconds: 60 } }, { seconds: 60 }],
  ['none is wanted', { clock: null }, null],
])('another game has the time of the last one, unless it is agreed anew: %s', async (_, more, clock) => {
  const code = await playedTable(stage, stage.bob);
  const clockOf = async (begun: Given) => ((await look(begun)).json as Seen).clock;
  const first = (await play(code, stage.ann, { clock: { seconds: 3600 } })).json as Given;
  expect(await clockOf(first)).toEqual({ seconds: 3600 });
  await db().game.update({ where: { id: first.game }, data: { over: true } });
  const next = (await play(code, stage.bob, { again: true, ...more })).json as Given;
  expect(next.game).not.toBe(first.game);
  expect(await clockOf(next)).toEqual(clock);
});

test.each([{ seconds: 0 }, {}, 3600, 'none', { seconds: 60, then: 'lose' }])(
  'no time of %j is taken',
  async (clock) => {
    const code = await playedTable(stage, stage.bob);
    expect(codeOf(await play(code, stage.ann, { clock }))).toEqual([400, 'invalid_request']);
    expect((await tableOf(code)).game).toBeNull();
  },
);

test('nobody plays who does not sit, and nothing is played before all lists are open', async () => {
  const { world, ann } = stage;
  const code = await playedTable(stage, stage.bob);
  for (const as of [undefined, await world.person('eve')])
    expect(codeOf(await play(code, as))).toEqual([404, 'not_found']);
  expect((await tableOf(code)).game).toBeNull();
  expect(codeOf(await play('nowhere', ann))).toEqual([404, 'not_found']);
  expect(codeOf(await play(code, ann, { again: 'yes' }))).toEqual([400, 'invalid_request']);

  const made = async (more: object) => {
    const { json } = await ask(world, 'POST', '/api/v1/tables', {
      as: ann,
      body: { name: 'Later', seats: 2, sitAs: 'Ann', ...more },
    });
    return (json as { readonly inviteCode: string }).inviteCode;
  };
  expect(codeOf(await play(await made({ system: playedSlug }), ann))).toEqual([409, 'not_ready']);
  expect(codeOf(await play(await made({ system: playedSlug, sealed: false }), ann))).toEqual([
    409,
    'not_all_in',
  ]);
  // Of a game that has no engine a table is set all the same.
  const without = systemSlugs.find((slug) => !isPlayable(slug));
  if (without === undefined) return;
  const { status, json } = await play(await made({ system: without, sealed: false }), ann);
  expect([status, json]).toMatchObject([400, { errors: [{ code: 'not_playable' }] }]);
});
