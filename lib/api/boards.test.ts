import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemSlugs } from '@/lib/rules';
import { hasBoards, isPlayable, loadBoards, type KeptBoard } from '@/lib/rules/playing';
import { savedOf, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const post = (path: string, body: object, as?: Stage['ann']) =>
  ask(stage.world, 'POST', path, { body, ...(as ? { as } : {}) });
const errorsOf = (json: unknown) => (json as { errors: readonly { code: string; path: unknown[] }[] }).errors;

interface Made {
  readonly board: KeptBoard['board'];
  readonly sound: boolean;
  readonly fairness: readonly { readonly bySeat: readonly number[]; readonly whole?: number }[];
}

/** Boards without an engine: everything about them but play. */
const alone = systemSlugs.filter((slug) => hasBoards(slug) && !isPlayable(slug));

describe.each(systemSlugs.filter(hasBoards))('boards of %s', (slug) => {
  test('are named with the system, and each way makes a sound one', async () => {
    const { boards, seats } = await loadBoards(slug)!;
    const { json } = await ask(stage.world, 'GET', `/api/v1/systems/${slug}`);
    const told = (json as { boards: { ways: { id: string }[]; seats: object; schema: object } }).boards;
    expect(told.seats).toEqual(seats);
    expect(told.ways.map(({ id }) => id)).toEqual(boards.ways.map(({ id }) => id));
    for (const { id } of told.ways) {
      const made = await post('/api/v1/boards/generate', {
        system: slug,
        board: { way: id, seed: 'x' },
        players: Math.max(2, seats.least),
      });
      expect(made.status, made.text).toBe(200);
      const { sound, fairness } = made.json as Made;
      expect(sound).toBe(true);
      for (const { bySeat, whole } of fairness) expect(bySeat.length === 0).toBe(whole !== undefined);
    }
  });
});

describe.each(alone)('boards of %s, which is not played here', (slug) => {
  const generate = async (board: object = {}) => {
    const [way] = (await loadBoards(slug)!).boards.ways;
    return post('/api/v1/boards/generate', {
      system: slug,
      players: 2,
      board: { way: way!.id, seed: 'reef', ...board },
    });
  };

  test('are saved, read by their link, and are not there for others', async () => {
    const { board } = (await generate()).json as Made;
    const kept = { format: 'muster-board/1', system: slug, name: 'The old map', players: 2, board };
    const { id, shareId } = savedOf(await post('/api/v1/boards', kept, stage.ann));
    expect((await ask(stage.world, 'GET', `/api/v1/boards/${shareId}`)).json).toMatchObject({
      mine: false,
      board: kept,
    });
    expect((await ask(stage.world, 'GET', `/api/v1/boards/${id}`, { as: stage.bob })).status).toBe(404);
    const listed = await ask(stage.world, 'GET', `/api/v1/boards?system=${slug}`, { as: stage.ann });
    expect((listed.json as { data: unknown[] }).data).toMatchObject([{ name: 'The old map', system: slug }]);
  });

  test('are refused with the field at fault', async () => {
    const { board } = (await generate()).json as Made;
    const kept = { format: 'muster-board/1', system: slug, name: 'Too many', players: 2, board };
    const { seats } = await loadBoards(slug)!;
    const crowd = await ask(stage.world, 'POST', '/api/v1/boards', {
      body: { ...kept, players: seats.most },
      as: stage.ann,
    });
    expect(crowd.status).toBe(201);
    for (const [wrong, path] of [
      [{ ...kept, board: { x: 1 } }, 'board'],
      [{ ...kept, players: 0 }, 'players'],
    ] as const) {
      const { status, json } = await post('/api/v1/boards', wrong, stage.ann);
      expect(status).toBe(400);
      expect(errorsOf(json)[0]!.path[0]).toBe(path);
    }
    expect((await generate({ way: 'by-ship' })).status).toBe(400);
  });
});

test('a system without boards says so', async () => {
  const slug = systemSlugs.find((one) => !hasBoards(one));
  if (slug === undefined) return;
  const wish = { system: slug, board: { way: 'any', seed: 'x' }, players: 2 };
  const { status, json } = await post('/api/v1/boards/generate', wish);
  expect([status, errorsOf(json)]).toMatchObject([400, [{ code: 'no_boards', path: ['system'] }]]);
  expect((await ask(stage.world, 'GET', `/api/v1/systems/${slug}`)).json).toMatchObject({ boards: null });
});

test('a board for more than there are seats names their number as what is wrong', async () => {
  const { system, board } = stage.board;
  const got = await post('/api/v1/boards/generate', { system, board: { drawn: board }, players: 16 });
  expect([got.status, errorsOf(got.json)]).toMatchObject([400, [{ path: ['players'] }]]);
});
