import { afterAll, beforeAll, expect, test } from 'vitest';
import { playedTable } from '@/lib/testing/api/cases/tables';
import type { Seen } from '@/lib/testing/api/game';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Person } from '@/lib/testing/api/world';

const system = 'swords-sorcery';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const agreementWith = (house: Readonly<Record<string, unknown>>) => ({
  ...stage.agreement,
  system,
  house,
  banned: [],
});
const begin = (house: Readonly<Record<string, unknown>>, first: number) =>
  ask(stage.world, 'POST', '/api/v1/games', {
    body: {
      system,
      seats: [{ player: 'person' }, { player: 'person' }],
      agreement: agreementWith(house),
      first,
      seed: 'first',
    },
  });

test('SS-R74: where the table chooses, the seat that is named begins', async () => {
  for (const first of [0, 1]) {
    const { status, json, text } = await begin({ firstPlayer: 'chosen' }, first);
    expect([status, text.slice(0, 200)]).toMatchObject([201, expect.any(String)]);
    expect((json as { game: Seen }).game.toAct).toEqual([first]);
  }
});

test.each([
  [{}, 1, 'not_chosen'],
  [{ firstPlayer: 'chosen' }, 2, 'no_seat'],
])('under %j seat %i cannot be named', async (house, first, code) => {
  const { status, json } = await begin(house, first);
  expect(status).toBe(400);
  expect((json as { errors: unknown }).errors).toMatchObject([{ path: ['first'], code }]);
});

test('the game of a table begins with the seat that whoever begins it names', async () => {
  const army = {
    format: 'muster-list/1',
    system,
    name: 'An army',
    entries: Object.entries({ pion: 6, guard: 2, warrior: 1, wizard: 1 }).map(([entry, count]) => ({
      entry,
      count,
    })),
    options: { form: 'army' },
  };
  const code = await playedTable(stage, stage.bob, {
    system,
    agreement: agreementWith({ firstPlayer: 'chosen' }),
    lists: [army, army],
  });
  const play = (as: Person, body: unknown) =>
    ask(stage.world, 'POST', `/api/v1/tables/${code}/game`, { as, body });
  expect((await play(stage.ann, { first: 2 })).json).toMatchObject({
    errors: [{ path: ['first'], code: 'no_seat' }],
  });
  const { status, json } = await play(stage.ann, { first: 1 });
  expect(status).toBe(200);
  const { game, key, seat } = json as { game: string; key: string; seat: number };
  const seen = await ask(stage.world, 'GET', `/api/v1/games/${game}?seat=${seat}`, {
    headers: { 'Muster-Seat': key },
  });
  expect((seen.json as Seen).toAct).toEqual([1]);
  // Once it has begun, whoever comes later changes nothing.
  expect((await play(stage.bob, { first: 0 })).json).toMatchObject({ game, seat: 1 });
});
