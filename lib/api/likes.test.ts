import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { save, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Ask, type Person } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

/** A list of Ann's with a name of its own, published unless told otherwise. */
async function list(name: string, publication: object = { published: true }) {
  const saved = await ask(stage.world, 'POST', '/api/v1/lists', {
    as: stage.ann,
    body: { ...stage.list, name },
  });
  const { id, shareId } = saved.json as { id: string; shareId: string };
  await publish(id, publication);
  return { id, shareId };
}

const publish = (id: string, body: object, as: Person = stage.ann) =>
  ask(stage.world, 'PUT', `/api/v1/lists/${id}/publication`, { as, body });
const like = (as: Person, id: string) => ask(stage.world, 'PUT', `/api/v1/lists/${id}/like`, { as });
const unlike = (as: Person, id: string) => ask(stage.world, 'DELETE', `/api/v1/lists/${id}/like`, { as });
const read = async (id: string, given: Ask = {}) =>
  (await ask(stage.world, 'GET', `/api/v1/lists/${id}`, given)).json as Record<string, unknown>;

interface Found {
  readonly data: readonly { readonly name: string; readonly likes: number; readonly likedByMe: boolean }[];
  readonly nextCursor: string | null;
}
const find = async (query: string, given: Ask = {}) =>
  (await ask(stage.world, 'GET', `/api/v1/lists/public?${query}`, given)).json as Found;

describe('likes', () => {
  test('a published list is liked once by each, and no more when that is taken back', async () => {
    const { id, shareId } = await list('Lute band');
    for (const _ of [1, 2])
      expect(await like(stage.bob, shareId)).toMatchObject({
        status: 200,
        json: { likes: 1, likedByMe: true },
      });
    expect(await read(shareId, { as: stage.bob })).toMatchObject({ likes: 1, likedByMe: true });
    // Others learn how many, and not who.
    expect(await read(id, { as: stage.ann })).toMatchObject({ likes: 1, likedByMe: false });
    expect(await read(shareId)).toMatchObject({ likes: 1, likedByMe: false });
    for (const _ of [1, 2])
      expect(await unlike(stage.bob, shareId)).toMatchObject({
        status: 200,
        json: { likes: 0, likedByMe: false },
      });
  });

  test('one’s own list is refused, and so is what is not published or not there', async () => {
    const { id, shareId } = await list('Viol band');
    for (const put of [like, unlike]) {
      for (const own of [id, shareId])
        expect(await put(stage.ann, own)).toMatchObject({ status: 403, json: { code: 'own_list' } });
      // The id is its owner’s.
      for (const other of [id, 'nowhere'])
        expect(await put(stage.bob, other)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    }
    await like(stage.bob, shareId);
    await publish(id, { published: false });
    for (const put of [like, unlike]) expect((await put(stage.bob, shareId)).status).toBe(404);
    expect(await read(shareId, { as: stage.bob })).toMatchObject({ likes: null, likedByMe: false });
    await publish(id, { published: true });
    expect(await read(shareId, { as: stage.bob })).toMatchObject({ likes: 1, likedByMe: true });
  });

  test('the published lists are sorted by likes, page by page, and found by those of the caller alone', async () => {
    const cleo = await stage.world.person('likes-cleo');
    const made = [];
    for (const name of ['Fife one', 'Fife two', 'Fife three']) made.push(await list(name));
    const [one, two] = made;
    await like(stage.bob, one!.shareId);
    await like(cleo, one!.shareId);
    await like(cleo, two!.shareId);
    const names = ({ data }: Found) => data.map(({ name }) => name);
    expect(names(await find('q=fife&sort=liked'))).toEqual(['Fife one', 'Fife two', 'Fife three']);
    expect(names(await find('q=fife'))).toEqual(['Fife three', 'Fife two', 'Fife one']);
    const first = await find('q=fife&sort=liked&limit=1', { as: stage.bob });
    expect(first.data).toMatchObject([{ name: 'Fife one', likes: 2, likedByMe: true }]);
    // The cursor tells no more than the page.
    expect(first.nextCursor).not.toContain(one!.id);
    const second = await find(`q=fife&sort=liked&limit=1&cursor=${first.nextCursor}`, { as: stage.bob });
    expect(second.data).toMatchObject([{ name: 'Fife two', likes: 1, likedByMe: false }]);
    expect(names(await find('q=fife&likedByMe=true', { as: stage.bob }))).toEqual(['Fife one']);
    expect(names(await find('q=fife&likedByMe=true', { as: cleo }))).toEqual(['Fife two', 'Fife one']);
    expect(names(await find('q=fife&likedByMe=false'))).toHaveLength(3);
    const nobody = await ask(stage.world, 'GET', '/api/v1/lists/public?likedByMe=true', {});
    expect(nobody).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
  });

  test('what depends on the caller lies in no shared store, and has a tag of its own', async () => {
    const { shareId } = await list('Shawm band');
    const path = '/api/v1/lists/public?q=shawm';
    const before = await ask(stage.world, 'GET', path, { as: stage.bob });
    await like(stage.bob, shareId);
    const headers = { 'If-None-Match': before.headers.get('etag')! };
    const after = await ask(stage.world, 'GET', path, { as: stage.bob, headers });
    expect(after.status).toBe(200);
    expect(after.headers.get('cache-control')).toContain('no-store');
    expect(after.headers.get('vary')).toContain('Cookie');
  });
});

describe('a write-up', () => {
  const text = 'Hold the sackbut.\n\nThen strike.';

  test('is told by the owner alone, makes no version, and is read by others while it is published', async () => {
    const { id, shareId } = await list('Horn band', { writeUp: text });
    expect(await read(id, { as: stage.ann })).toMatchObject({ writeUp: text, version: 1, publishedAt: null });
    expect(await read(shareId, { as: stage.bob })).toMatchObject({ writeUp: '' });
    expect(await find('q=sackbut')).toMatchObject({ data: [] });
    await publish(id, { published: true });
    expect(await read(shareId)).toMatchObject({ writeUp: text });
    expect((await find('q=sackbut')).data).toMatchObject([
      { name: 'Horn band', writeUp: 'Hold the sackbut. Then strike.' },
    ]);
    expect((await publish(id, { writeUp: 'Mine.' }, stage.bob)).status).toBe(404);
    expect((await publish(shareId, { writeUp: 'Mine.' }, stage.bob)).status).toBe(404);
    // It is no part of the list, nor of a copy.
    const copy = await ask(stage.world, 'POST', `/api/v1/lists/${shareId}/copies`, {
      as: stage.bob,
      body: { name: 'Copy' },
    });
    expect(copy.json).toMatchObject({ writeUp: '', likes: null });
    expect((copy.json as { list: object }).list).not.toHaveProperty('writeUp');
  });

  test('that another tab has changed is not overwritten unseen', async () => {
    const { id } = await list('Drum band', { published: true, writeUp: 'One.' });
    const stale = await publish(id, { writeUp: 'Two.', insteadOf: '' });
    expect(stale).toMatchObject({ status: 409, json: { code: 'moved_on' } });
    expect(await publish(id, { writeUp: 'Two.', insteadOf: 'One.' })).toMatchObject({
      status: 200,
      json: { writeUp: 'Two.', publishedAt: expect.any(String) },
    });
  });

  test.each([
    ['x'.repeat(4001), 'writeUp'],
    ['bell\u0007', 'writeUp'],
    ['turned\u202eround', 'writeUp'],
    [7, 'writeUp'],
  ])('refuses %j', async (writeUp, path) => {
    const { id } = await save.list(stage);
    expect(await publish(id, { writeUp })).toMatchObject({
      status: 400,
      json: { errors: [{ path: [path] }] },
    });
    expect((await publish(id, { writeUp: 'x'.repeat(4000) })).status).toBe(200);
  });
});
