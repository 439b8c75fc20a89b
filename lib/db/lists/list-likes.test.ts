import { expect, test } from 'vitest';
import { db } from '../client';
import type { UserId } from '../ids';
import { sweep } from '../sweep';
import { onBothBases } from '../testing/bases';
import { days, granted, list, somebody } from '../testing/samples';
import { deleteUser } from '../users';
import * as lists from './lists';

const context = { catalogueVersion: '2026.11' };

onBothBases(() => {
  /** A word that nobody else uses in this base. */
  let made = 0;
  const word = () => `liked${++made}x`;
  const publish = async (owner: UserId, name: string, writeUp?: string) => {
    const saved = await granted(lists.createList(owner, list(name), context));
    await lists.publishList(owner, saved.id, { published: true, writeUp });
    return saved;
  };
  const found = async (request: lists.PublishedListsRequest) =>
    (await lists.listPublishedLists(request)).data.map(({ name, likes, likedByMe }) => [
      name,
      likes,
      likedByMe,
    ]);

  test('each person likes a list once, and can take it back', async () => {
    const [ann, bob, cleo] = [await somebody('Ann'), await somebody('Bob'), await somebody('Cleo')];
    const { id } = await publish(ann, word());
    expect(await lists.setLike(bob, id, true)).toEqual({ likes: 1, likedByMe: true });
    expect(await Promise.all([1, 2, 3].map(() => lists.setLike(bob, id, true)))).toEqual(
      [1, 2, 3].map(() => ({ likes: 1, likedByMe: true })),
    );
    expect(await lists.setLike(cleo, id, true)).toEqual({ likes: 2, likedByMe: true });
    expect(await lists.findLikes(undefined, id)).toEqual({ likes: 2, likedByMe: false });
    for (const _ of [1, 2])
      expect(await lists.setLike(bob, id, false)).toEqual({ likes: 1, likedByMe: false });
  });

  test('one’s own list is not liked, nor one that is not published or not there', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const { id } = await publish(ann, word());
    expect(await lists.setLike(ann, id, true)).toBeUndefined();
    const hidden = await granted(lists.createList(ann, list(word()), context));
    for (const other of [hidden.id, hidden.shareId, 'nowhere'])
      expect(await lists.setLike(bob, other, true)).toBeUndefined();
    expect(await db().listLike.count({ where: { listId: { in: [id, hidden.id] } } })).toBe(0);
  });

  test('what is not published keeps its likes and shows none', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const words = word();
    const { id } = await publish(ann, words);
    await lists.setLike(bob, id, true);
    await lists.publishList(ann, id, { published: false });
    expect(await lists.findLikes(bob, id)).toBeUndefined();
    expect(await lists.setLike(bob, id, false)).toBeUndefined();
    expect(await found({ words, likedBy: bob })).toEqual([]);
    await lists.publishList(ann, id, { published: true });
    expect(await found({ words, likedBy: bob, reader: bob })).toEqual([[words, 1, true]]);
  });

  test('an account takes its likes along, and a list does', async () => {
    const [ann, bob, cleo] = [await somebody('Ann'), await somebody('Bob'), await somebody('Cleo')];
    const { id, version } = await publish(ann, word());
    await lists.setLike(bob, id, true);
    await lists.setLike(cleo, id, true);
    await deleteUser(bob);
    expect(await lists.findLikes(cleo, id)).toEqual({ likes: 1, likedByMe: true });
    await lists.deleteList(ann, id, version);
    expect(await lists.findLikes(cleo, id)).toBeUndefined();
    await sweep(days(40));
    expect(await db().listLike.count({ where: { listId: id } })).toBe(0);
  });

  test('those that most people like come first, and the newer of two alike', async () => {
    const [ann, bob, cleo] = [await somebody('Ann'), await somebody('Bob'), await somebody('Cleo')];
    const words = word();
    const [first, second, third] = [
      await publish(ann, `${words} first`),
      await publish(ann, `${words} second`),
      await publish(ann, `${words} third`),
    ];
    await lists.setLike(bob, first.id, true);
    await lists.setLike(cleo, first.id, true);
    await lists.setLike(bob, second.id, true);
    await lists.setLike(cleo, third.id, true);
    expect(await found({ words, sort: 'liked', reader: bob })).toEqual([
      [first.name, 2, true],
      [third.name, 1, false],
      [second.name, 1, true],
    ]);
    expect((await found({ words, reader: bob })).map(([name]) => name)).toEqual([
      third.name,
      second.name,
      first.name,
    ]);
    expect((await found({ words, sort: 'liked', likedBy: bob })).map(([name]) => name)).toEqual([
      first.name,
      second.name,
    ]);
  });

  test('a page goes on where the last one ended, whatever was published or liked in between', async () => {
    const [ann, bob, cleo] = [await somebody('Ann'), await somebody('Bob'), await somebody('Cleo')];
    const words = word();
    const made = [];
    for (const name of ['a', 'b', 'c', 'd']) made.push(await publish(ann, `${words} ${name}`));
    const [a, b, c] = made;
    for (const who of [bob, cleo]) await lists.setLike(who, a!.id, true);
    await lists.setLike(bob, b!.id, true);
    for (const sort of ['newest', 'liked'] as const) {
      const order = sort === 'newest' ? ['d', 'c', 'b', 'a'] : ['a', 'b', 'd', 'c'];
      const request = { words, sort, limit: 2 };
      const page = await lists.listPublishedLists(request);
      expect(page.data.map(({ name }) => name)).toEqual(order.slice(0, 2).map((n) => `${words} ${n}`));
      // In both orders this one comes before what was shown.
      const late = await publish(ann, `${words} late`);
      for (const who of [bob, cleo]) await lists.setLike(who, late.id, true);
      const rest = await lists.listPublishedLists({ ...request, cursor: page.nextCursor! });
      expect(rest.data.map(({ name }) => name)).toEqual(order.slice(2).map((n) => `${words} ${n}`));
      expect(rest).not.toHaveProperty('nextCursor');
      await lists.publishList(ann, late.id, { published: false });
    }
    // The one that the cursor names may go.
    const page = await lists.listPublishedLists({ words, limit: 2 });
    await lists.publishList(ann, c!.id, { published: false });
    const rest = await lists.listPublishedLists({ words, limit: 2, cursor: page.nextCursor! });
    expect(rest.data.map(({ name }) => name)).toEqual([`${words} b`, `${words} a`]);
  });

  test('what is written on a list is found by its words, is no version, and outlives later ones', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const [words, told] = [word(), word()];
    const { id, version } = await publish(ann, words, `Hold the ${told}\n\nat Äther.`);
    expect((await found({ words: `${told} ather` })).map(([name]) => name)).toEqual([words]);
    expect((await found({ words: `${told} ${words} krag` })).map(([name]) => name)).toEqual([words]);
    await lists.updateList(ann, id, version, list(`${words} again`), context);
    expect((await found({ words: told })).map(([name]) => name)).toEqual([`${words} again`]);
    expect((await lists.listVersions(ann, id))!.data).toHaveLength(2);
    expect(await lists.publishList(bob, id, { writeUp: 'Mine.' })).toBeUndefined();
    // Written upon what another tab replaced, it does not come.
    expect(await lists.publishList(ann, id, { writeUp: 'New.', insteadOf: 'Old.' })).toBe('moved');
    const saved = await lists.findList(ann, id);
    expect(saved).toMatchObject({ version: 2, writeUp: `Hold the ${told}\n\nat Äther.` });
    expect(await lists.publishList(ann, id, { writeUp: '', insteadOf: saved!.writeUp })).toMatchObject({
      writeUp: '',
      publishedAt: saved!.publishedAt,
    });
    expect(await found({ words: told })).toEqual([]);
  });
});
