import { expect, test } from 'vitest';
import * as comments from '../comments';
import { db } from '../client';
import { exportUser } from '../export-user';
import * as lists from './lists';
import * as searches from './saved-searches';
import { onBothBases } from '../testing/bases';
import { granted, list, somebody } from '../testing/samples';
import { deleteUser } from '../users';

const context = { catalogueVersion: '2026.11' };
const bare = { folder: '', tags: [], favourite: false, archived: false };

onBothBases(() => {
  test('a list stands where its owner put it, without a new version', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const saved = await granted(lists.createList(ann, list('Band'), context));
    expect(saved.shelf).toEqual(bare);
    const shelf = { folder: 'League', tags: ['campaign', 'draft'], favourite: true, archived: true };
    const put = await lists.putOnShelf(ann, saved.id, shelf);
    expect(put).toEqual({ ...saved, shelf });
    expect(await lists.putOnShelf(ann, saved.id, shelf)).toEqual(put);
    expect((await lists.listVersions(ann, saved.id))?.data).toHaveLength(1);
    expect(await lists.putOnShelf(bob, saved.id, bare)).toBeUndefined();
    expect(await lists.findList(ann, saved.id)).toEqual(put);
    expect((await lists.putOnShelf(ann, saved.id, bare))?.shelf).toEqual(bare);
  });

  test('the moment of archiving stays when the same is asked again', async () => {
    const ann = await somebody();
    const { id } = await granted(lists.createList(ann, list('Band'), context));
    const at = async () => (await db().list.findUniqueOrThrow({ where: { id } })).archivedAt?.toISOString();
    await lists.putOnShelf(ann, id, { ...bare, archived: true }, new Date('2026-01-01'));
    await lists.putOnShelf(ann, id, { ...bare, archived: true }, new Date('2026-02-01'));
    expect(await at()).toBe('2026-01-01T00:00:00.000Z');
    await lists.putOnShelf(ann, id, bare);
    expect(await at()).toBeUndefined();
  });

  test('lists are found by folder, tag, star and archive', async () => {
    const ann = await somebody();
    const put = async (name: string, shelf: Partial<lists.Shelf>) =>
      lists.putOnShelf(ann, (await granted(lists.createList(ann, list(name), context))).id, {
        ...bare,
        ...shelf,
      });
    await put('A', { folder: 'League', tags: ['camp'] });
    await put('B', { tags: ['campaign', 'camp-fire'], favourite: true });
    await put('C', { archived: true });
    const named = async (filter: lists.ShelfFilter) =>
      (await lists.listLists(ann, filter)).data.map((saved) => saved.name);
    expect(await named({ folder: 'League' })).toEqual(['A']);
    expect(await named({ folder: '' })).toEqual(['C', 'B']);
    expect(await named({ tag: 'camp' })).toEqual(['A']);
    expect(await named({ tag: 'camp-fire' })).toEqual(['B']);
    expect(await named({ favourite: true })).toEqual(['B']);
    expect(await named({ archived: true })).toEqual(['C']);
    expect(await named({ archived: false })).toEqual(['B', 'A']);
    expect((await lists.wholeShelf(ann)).map((saved) => saved.name)).toEqual(['C', 'B', 'A']);
  });

  test('a copy knows its origin and the version it took', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const first = await granted(lists.createList(ann, list('One'), context));
    const copy = await granted(
      lists.createList(bob, list('Mine'), {
        ...context,
        forkOf: first.shareId,
        forkOfVersion: 1,
      }),
    );
    await lists.updateList(ann, first.id, 1, list('Two'), context);
    expect(await lists.findOrigin(copy, bob)).toMatchObject({
      now: { name: 'Two', version: 2 },
      then: { version: 1, list: list('One') },
    });
    expect(await lists.findOrigin(first, ann)).toBeUndefined();
    expect(await lists.markTakenIn(ann, copy.id, 2)).toBe('missing');
    expect(await lists.markTakenIn(bob, copy.id, 3)).toBe('unknown_version');
    expect((await lists.findList(bob, copy.id))?.forkOfVersion).toBe(1);
    expect(await lists.markTakenIn(bob, copy.id, 2)).toBe('marked');
    expect((await lists.findList(bob, copy.id))?.forkOfVersion).toBe(2);
    expect(await lists.findCopies(first.shareId, ann)).toEqual({ own: [], others: 1 });
    expect(await lists.findCopies(first.shareId, bob)).toEqual({
      own: [{ id: copy.id, shareId: copy.shareId, name: 'Mine' }],
      others: 0,
    });
    await lists.deleteList(ann, first.id, 2);
    expect(await lists.findOrigin((await lists.findList(bob, copy.id))!, bob)).toBeUndefined();
  });

  test('a copy tells nothing of its origin from before it was made, whatever is remembered of it', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const first = await granted(lists.createList(ann, list('Secret'), context));
    await lists.updateList(ann, first.id, 1, list('Shared'), context);
    const copyOf = (owner: typeof ann) =>
      granted(lists.createList(owner, list('Mine'), { ...context, forkOf: first.shareId, forkOfVersion: 2 }));
    const [his, hers] = [await copyOf(bob), await copyOf(ann)];
    expect(await lists.markTakenIn(bob, his.id, 1)).toBe('unknown_version');
    const origin = await lists.findOrigin((await lists.findList(bob, his.id))!, bob);
    expect(origin?.then).toEqual({ version: 2, list: list('Shared') });
    expect(await lists.markTakenIn(ann, hers.id, 1)).toBe('marked');
    expect((await lists.findOrigin((await lists.findList(ann, hers.id))!, ann))?.then?.version).toBe(1);
  });

  test('a search is its owner’s, and is forgotten on demand', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const saved = await granted(searches.createSearch(ann, { name: 'Legal', query: 'legal:yes' }));
    await searches.createSearch(ann, { name: 'Second', query: 'archived' });
    expect((await searches.listSearches(ann)).data.map((s) => s.name)).toEqual(['Legal', 'Second']);
    expect((await searches.listSearches(ann, { limit: 1 })).nextCursor).toBe(saved.id);
    expect(await searches.findSearch(bob, saved.id)).toBeUndefined();
    expect(await searches.deleteSearch(bob, saved.id)).toBe(false);
    expect(await searches.deleteSearch(ann, saved.id)).toBe(true);
    expect(await searches.findSearch(ann, saved.id)).toBeUndefined();
  });

  test('comments stand beside a list, its entries and a catalogue, newest first', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const { id: listId } = await granted(lists.createList(ann, list('Band'), context));
    const beside = { listId, system: 'mms' };
    await comments.addComment(bob, beside, 'First');
    await comments.addComment(ann, { ...beside, entryId: 'krag' }, 'Of Krag');
    await comments.addComment(bob, { system: 'mms', entryId: 'krag' }, 'Of the card');
    const texts = async (place: comments.CommentPlace) =>
      (await comments.listComments(undefined, place)).data.map((c) => c.text);
    expect(await texts(beside)).toEqual(['Of Krag', 'First']);
    expect(await texts({ ...beside, entryId: 'krag' })).toEqual(['Of Krag']);
    expect(await texts({ system: 'mms', entryId: 'krag' })).toEqual(['Of the card']);
    const page = await comments.listComments(bob, beside, { limit: 1 });
    expect(page.data).toMatchObject([{ text: 'Of Krag', mine: false, removable: false, author: 'Ann' }]);
    expect((await comments.listComments(bob, beside, { cursor: page.nextCursor! })).data).toMatchObject([
      { text: 'First', mine: true, removable: true },
    ]);
  });

  test('a comment is taken away by its author or the owner of the list, and by nobody else', async () => {
    const [ann, bob, eve] = [await somebody('Ann'), await somebody('Bob'), await somebody('Eve')];
    const { id: listId } = await granted(lists.createList(ann, list('Band'), context));
    const say = () => granted(comments.addComment(bob, { listId, system: 'mms' }, 'Hm'));
    const [one, two] = [await say(), await say()];
    expect(await comments.findComment(eve, one.id)).toBeUndefined();
    expect(await comments.deleteComment(eve, one.id)).toBe(false);
    expect(await comments.deleteComment(bob, one.id)).toBe(true);
    expect(await comments.findComment(ann, two.id)).toMatchObject({ removable: true, mine: false });
    await lists.deleteList(ann, listId, 1);
    expect(await comments.findComment(bob, two.id)).toBeUndefined();
    await lists.restoreList(ann, listId);
    expect(await comments.deleteComment(ann, two.id)).toBe(true);
    const onCard = await granted(comments.addComment(bob, { system: 'mms', entryId: 'krag' }, 'Card'));
    expect(await comments.deleteComment(ann, onCard.id)).toBe(false);
  });

  test('the export holds shelf, comments and searches, and an account takes them along when it goes', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const his = await granted(lists.createList(bob, list('His'), context));
    const saved = await granted(lists.createList(ann, list('Hers'), context));
    await lists.putOnShelf(ann, saved.id, {
      folder: 'League',
      tags: ['a', 'b'],
      favourite: true,
      archived: false,
    });
    await lists.openComments(ann, saved.id, false);
    await comments.addComment(ann, { listId: his.id, system: 'mms' }, 'Well done');
    await comments.addComment(bob, { listId: saved.id, system: 'mms' }, 'Not her words');
    await searches.createSearch(ann, { name: 'Legal', query: 'legal:yes' });
    const all = await exportUser(ann);
    expect(all).toMatchObject({
      lists: [{ folder: 'League', tags: ['a', 'b'], favourite: true, commentsOpen: false }],
      comments: [{ listId: his.id, text: 'Well done' }],
      searches: [{ name: 'Legal', query: 'legal:yes' }],
    });
    expect(JSON.stringify(all)).not.toContain('Not her words');
    expect(await deleteUser(ann)).toBeTruthy();
    expect((await comments.listComments(bob, { listId: his.id, system: 'mms' })).data).toEqual([]);
    expect(await db().savedSearch.count({ where: { ownerId: ann } })).toBe(0);
    expect(await db().comment.count({ where: { OR: [{ authorId: ann }, { listId: saved.id }] } })).toBe(0);
  });
});
