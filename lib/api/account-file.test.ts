import { afterAll, beforeAll, expect, test } from 'vitest';
import { remove, save, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Person } from '@/lib/testing/api/world';
import type { Problem } from './contract/shapes/problem';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

interface Kept {
  readonly id: string;
  readonly version: number;
  readonly writeUp: string;
  readonly versions: readonly {
    readonly n: number;
    readonly list: { readonly entries: readonly object[] };
  }[];
}
interface File {
  readonly lists: readonly Kept[];
  readonly agreements: readonly object[];
  readonly cards: readonly object[];
}
interface Told {
  readonly counts: Readonly<Record<string, number>>;
  readonly things: readonly { readonly kind: string; readonly id: string | null; readonly state: string }[];
}

const takeIn = (as: Person, body: unknown, query = '') =>
  ask(stage.world, 'POST', `/api/v1/account/import${query}`, { as, body });

const fileOf = async (as: Person): Promise<File> =>
  (await ask(stage.world, 'GET', '/api/v1/account/export', { as })).json as File;

const names = async (as: Person): Promise<readonly string[]> => {
  const { json } = await ask(stage.world, 'GET', '/api/v1/lists', { as });
  return (json as { data: { name: string }[] }).data.map(({ name }) => name);
};

test('one file brings a whole account to another one, once', async () => {
  await save.agreement(stage);
  await save.card(stage);
  await save.board(stage);
  await remove(stage, 'lists', await save.list(stage));
  await save.list(stage);
  const file = await fileOf(stage.ann);
  const cleo = await stage.world.person('cleo');

  const preview = (await takeIn(cleo, file, '?preview=true')).json as Told;
  expect(preview.counts).toEqual({ comes: 5, returns: 0, stands: 0, differs: 0, past: 0 });
  expect(preview.things.map(({ id }) => id)).toEqual([null, null, null, null, null]);
  expect(await names(cleo)).toEqual([]);

  const done = (await takeIn(cleo, file)).json as Told;
  expect(done.counts.comes).toBe(5);
  expect(await names(cleo)).toEqual([stage.list.name]);
  const list = await ask(stage.world, 'GET', `/api/v1/lists/${done.things[1]!.id}`, { as: cleo });
  expect((list.json as { list: unknown }).list).toEqual(stage.list);

  const again = (await takeIn(cleo, file)).json as Told;
  expect(again.counts).toMatchObject({ comes: 0, stands: 5 });
});

test('a file from before there were likes and write-ups is read as well', async () => {
  const { id } = await save.list(stage);
  const publication = { as: stage.ann, body: { writeUp: 'Hold the gate.' } };
  await ask(stage.world, 'PUT', `/api/v1/lists/${id}/publication`, publication);
  const { likes: _, ...file } = (await fileOf(stage.ann)) as File & { likes: unknown };
  const lists = file.lists.map(({ writeUp: _told, ...list }) => list);
  const gus = await stage.world.person('gus');
  expect(((await takeIn(gus, { ...file, lists })).json as Told).counts.comes).toBeGreaterThan(0);
  expect((await takeIn(gus, { ...file, likes: [{ shareId: 'x' }] })).status).toBe(400);
  const bad = file.lists.map((list) => ({ ...list, writeUp: 'x'.repeat(4001) }));
  expect((await takeIn(gus, { ...file, lists: bad })).status).toBe(400);
});

test('a file of many lists comes into an account, once', async () => {
  const dora = await stage.world.person('dora');
  const [a, b] = [await save.list(stage), await save.list(stage)];
  const bundle = await ask(stage.world, 'GET', `/api/v1/lists/export?ids=${a.id},${b.id}`, { as: stage.ann });
  const done = (await takeIn(dora, bundle.json)).json as Told;
  // Both are letter for letter the same.
  expect(done.counts).toMatchObject({ comes: 1, stands: 1 });
  expect(((await takeIn(dora, bundle.json)).json as Told).counts).toMatchObject({ comes: 0, stands: 2 });
  expect(await names(dora)).toEqual([stage.list.name]);
});

test('a file that does not hold is refused with the place, and nothing of it comes', async () => {
  await save.list(stage);
  await save.list(stage);
  const file = await fileOf(stage.ann);
  const eva = await stage.world.person('eva');
  const [first, ...rest] = file.lists;
  const version = first!.versions[0]!;
  const withFirst = (change: object) => ({ ...file, lists: [{ ...first!, ...change }, ...rest] });
  const withList = (change: object) =>
    withFirst({ versions: [{ ...version, list: { ...version.list, ...change } }] });
  const said = { id: 'said', system: 'mms', entryId: 'krag', createdAt: '2026-11-01T00:00:00.000Z' };
  const withComment = (text: string) => ({ ...file, comments: [{ ...said, text }] });
  for (const [body, path, code] of [
    [{ ...file, format: 'muster-export/9' }, ['format'], undefined],
    [{ ...file, colour: 'red' }, ['colour'], 'unknown_field'],
    [withFirst({ colour: 'red' }), ['lists', 0, 'colour'], 'unknown_field'],
    [withList({ system: 'chess' }), ['lists', 0, 'versions', 0, 'list', 'system'], 'unknown_system'],
    [
      withList({ entries: [{ entry: 'Krag!', count: 1 }] }),
      ['lists', 0, 'versions', 0, 'list', 'entries', 0, 'entry'],
      undefined,
    ],
    [withFirst({ versions: [version, version] }), ['lists', 0, 'versions', 1, 'n'], 'out_of_order'],
    [withFirst({ version: 9 }), ['lists', 0, 'version'], 'version_missing'],
    [withFirst({ versions: [] }), ['lists', 0, 'versions'], 'too_small'],
    [{ ...file, lists: [first, first] }, ['lists', 1, 'id'], 'duplicate'],
    [{ format: 'muster-lists/1', lists: [] }, ['lists'], undefined],
    [withComment('Turned \u202e round'), ['comments', 0, 'text'], undefined],
    [withComment('A \u0007 bell'), ['comments', 0, 'text'], undefined],
  ] as const) {
    const got = await takeIn(eva, body);
    expect(got.status, got.text).toBe(400);
    const { errors = [] } = got.json as Problem;
    expect(errors.map((e) => e.path)).toContainEqual(path);
    if (code !== undefined) expect(errors.map((e) => e.code)).toContain(code);
  }
  expect(await names(eva)).toEqual([]);
});
