import { expect, test } from 'vitest';
import * as bulk from './list-bulk';
import type { UserId } from '../ids';
import * as lists from './lists';
import { onBothBases } from '../testing/bases';
import { granted, list, somebody } from '../testing/samples';

const context = { catalogueVersion: '2026.11' };
const bare = { folder: '', tags: [], favourite: false, archived: false };
const make = async (owner: UserId, ...names: readonly string[]) => {
  const made = [];
  for (const name of names) made.push(await granted(lists.createList(owner, list(name), context)));
  return made;
};
const shelves = async (owner: UserId, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await lists.findList(owner, id))?.shelf));

onBothBases(() => {
  test('many are put away together, each keeping what was not spoken of, without a new version', async () => {
    const ann = await somebody('Ann');
    const ids = (await make(ann, 'A', 'B')).map(({ id }) => id);
    await lists.putOnShelf(ann, ids[0]!, { ...bare, tags: ['old', 'draft'], favourite: true });
    const done = await bulk.putManyOnShelf(ann, ids, {
      folder: 'League',
      addTags: ['campaign'],
      removeTags: ['draft'],
      archived: true,
    });
    expect(done.ok && done.lists.map((saved) => [saved.id, saved.version])).toEqual(ids.map((id) => [id, 1]));
    expect(await shelves(ann, ids)).toEqual([
      { folder: 'League', tags: ['old', 'campaign'], favourite: true, archived: true },
      { folder: 'League', tags: ['campaign'], favourite: false, archived: true },
    ]);
    await bulk.placeMany(ann, [
      { id: ids[0]!, shelf: { ...bare, tags: ['old', 'draft'], favourite: true } },
      { id: ids[1]!, shelf: bare },
    ]);
    expect(await shelves(ann, ids)).toEqual([{ ...bare, tags: ['old', 'draft'], favourite: true }, bare]);
  });

  test('one list of another, or one that is gone, and none is touched', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const mine = (await make(ann, 'A', 'B')).map(({ id, version }) => ({ id, version }));
    const [theirs] = await make(bob, 'C');
    const seen = [...mine, { id: theirs!.id, version: 1 }];
    const ids = seen.map(({ id }) => id);
    const missing = { ok: false, reason: 'missing', id: theirs!.id };
    expect(await bulk.putManyOnShelf(ann, ids, { favourite: true })).toEqual(missing);
    expect(
      await bulk.placeMany(
        ann,
        ids.map((id) => ({ id, shelf: { ...bare, folder: 'X' } })),
      ),
    ).toEqual(missing);
    expect(await bulk.deleteMany(ann, seen)).toEqual(missing);
    expect(await bulk.restoreMany(ann, ids)).toEqual(missing);
    expect(await bulk.findMany(ann, ids)).toEqual(missing);
    expect(
      await shelves(
        ann,
        mine.map(({ id }) => id),
      ),
    ).toEqual([bare, bare]);
    expect(await shelves(bob, [theirs!.id])).toEqual([bare]);
  });

  test('many are deleted at the versions that were seen, or none, and come back together', async () => {
    const ann = await somebody();
    const [a, b] = await make(ann, 'A', 'B');
    await lists.updateList(ann, b!.id, 1, list('B again'), context);
    const seen = [a!, b!].map(({ id }) => ({ id, version: 1 }));
    expect(await bulk.deleteMany(ann, seen)).toEqual({ ok: false, reason: 'stale', id: b!.id });
    expect(await lists.wholeShelf(ann)).toHaveLength(2);
    const now = seen.map(({ id }, i) => ({ id, version: i + 1 }));
    expect(await bulk.deleteMany(ann, now)).toMatchObject({ ok: true });
    expect(await lists.wholeShelf(ann)).toHaveLength(0);
    expect((await bulk.deleteMany(ann, now)).ok).toBe(false);
    const back = await bulk.restoreMany(ann, [a!.id, b!.id]);
    expect(back.ok && back.lists.map((saved) => saved.name)).toEqual(['A', 'B again']);
  });

  test('more tags than a list may have are refused for all', async () => {
    const ann = await somebody();
    const ids = (await make(ann, 'A', 'B')).map(({ id }) => id);
    const eleven = Array.from({ length: 11 }, (_, i) => `tag-${i}`);
    await lists.putOnShelf(ann, ids[1]!, { ...bare, tags: eleven });
    expect(await bulk.putManyOnShelf(ann, ids, { addTags: ['one', 'two'] })).toEqual({
      ok: false,
      reason: 'too_many_tags',
      id: ids[1],
    });
    expect(await shelves(ann, ids)).toEqual([bare, { ...bare, tags: eleven }]);
  });

  test('two changes at once both hold', async () => {
    const ann = await somebody();
    const ids = (await make(ann, 'A', 'B', 'C')).map(({ id }) => id);
    await Promise.all([
      bulk.putManyOnShelf(ann, ids, { addTags: ['one'] }),
      bulk.putManyOnShelf(ann, ids.toReversed(), { addTags: ['two'] }),
    ]);
    for (const shelf of await shelves(ann, ids)) expect(shelf?.tags.toSorted()).toEqual(['one', 'two']);
  });
});
