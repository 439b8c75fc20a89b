import { expect, test } from 'vitest';
import { loadSystem, type List } from '@/lib/rules';
import { db } from '../client';
import { wordsOfList } from './list-words';
import * as lists from './lists';
import { newId, newShareId, type UserId } from '../ids';
import { toJson, toJsonOrNull } from '../json';
import { writeMany } from '../portions';
import { onBothBases } from '../testing/bases';
import { granted, list, somebody } from '../testing/samples';

const context = { catalogueVersion: '2026.11' };
const army = (name: string, ...entries: string[]): List => ({
  ...list(name),
  entries: entries.map((entry) => ({ entry, count: 1 })),
});

/** More than either database takes as the values of one question. */
const MANY = 1000;

onBothBases(() => {
  /** Names that nobody else gives in this base. */
  let made = 0;
  const publish = async (owner: UserId, brought: List) => {
    const saved = await granted(lists.createList(owner, brought, context));
    await lists.publishList(owner, saved.id, { published: true });
    return saved;
  };
  const setPublished = async (owner: UserId, id: string, isPublic: boolean) => {
    const saved = await lists.publishList(owner, id, { published: isPublic });
    return saved === 'moved' ? undefined : saved;
  };
  const found = async (request: lists.PublishedListsRequest) =>
    (await lists.listPublishedLists(request)).data.map(({ name }) => name);

  test('the most copied come first, however many there are to be counted', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const words = `many${++made}`;
    const first = await publish(ann, list(words));
    await lists.createList(bob, list('Copy'), { ...context, forkOf: first.shareId });
    const row = await db().list.findUniqueOrThrow({ where: { id: first.id } });
    const others = Array.from({ length: MANY }, () => ({
      ...row,
      id: newId(),
      shareId: newShareId(),
      body: toJson(row.body),
      verdict: toJsonOrNull(undefined),
      publishedAt: new Date(),
    }));
    await writeMany(others, (data) => db().list.createMany({ data }));
    const { data } = await lists.listPublishedLists({ words, sort: 'copied', limit: 1 });
    expect(data).toMatchObject([{ id: first.id, copies: 1 }]);
  });

  test('only what its owner published is found, for as long as he has it so', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const words = `quiet${++made}`;
    const { id, version } = await granted(lists.createList(ann, list(words), context));
    expect(await found({ words })).toEqual([]);
    expect(await setPublished(bob, id, true)).toBeUndefined();
    expect(await found({ words })).toEqual([]);
    const first = await setPublished(ann, id, true);
    expect(await found({ words })).toEqual([words]);
    // Published twice it is no newer, and has no version more.
    expect(await setPublished(ann, id, true)).toEqual(first);
    expect(first?.version).toBe(version);
    expect(await lists.publishedLinks(100)).toContain(first?.shareId);
    expect((await setPublished(ann, id, false))?.publishedAt).toBeUndefined();
    expect(await found({ words })).toEqual([]);
    await setPublished(ann, id, true);
    await lists.deleteList(ann, id, version);
    expect(await found({ words })).toEqual([]);
    expect(await lists.publishedLinks(100)).not.toContain(first?.shareId);
  });

  test('it is found by its name, the names of what is in it, and what it names, also after it changed', async () => {
    const ann = await somebody();
    const word = `Café${++made}`;
    const saved = await publish(ann, {
      ...list(`${word} of Thursday`),
      options: { form: 'army', reserve: ['woods'] },
    });
    const all = [`${word} of Thursday`];
    for (const words of [`cafe${made}`, `THURSDAY ${word}`, `${word} krag`, `${word} pendant chance`])
      expect(await found({ words }), words).toEqual(all);
    for (const entry of ['krag', 'pendant-of-chance', 'woods'])
      expect(await found({ words: word, entry }), entry).toEqual(all);
    expect(await found({ words: word, entry: 'kra' })).toEqual([]);
    expect(await found({ words: word, system: 'magic-realm' })).toEqual([]);
    expect(await found({ words: `${word} \\%_` })).toEqual(all);
    await lists.updateList(ann, saved.id, 1, army(word, 'woods'), context);
    expect(await found({ words: `${word} krag` })).toEqual([]);
    expect(await found({ words: word, entry: 'krag' })).toEqual([]);
    expect(await found({ words: word, entry: 'woods' })).toEqual([word]);
  });

  test('copies are counted, whoever made them, and what was copied most comes first', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const words = `Copied${++made}`;
    const often = await publish(ann, list(`${words} often`));
    const never = await publish(ann, list(`${words} never`));
    await lists.createList(bob, list('A copy'), { ...context, forkOf: often.shareId });
    const gone = await granted(lists.createList(bob, list('Gone'), { ...context, forkOf: often.shareId }));
    await lists.deleteList(bob, gone.id, 1);
    expect(await found({ words })).toEqual([never.name, often.name]);
    expect(await found({ words, sort: 'copied' })).toEqual([often.name, never.name]);
    const page = await lists.listPublishedLists({ words, limit: 1 });
    expect(page.data.map(({ name, copies }) => [name, copies])).toEqual([[never.name, 0]]);
    const rest = await lists.listPublishedLists({ words, limit: 1, cursor: page.nextCursor! });
    expect(rest.data.map(({ name, copies }) => [name, copies])).toEqual([[often.name, 1]]);
    expect(rest).not.toHaveProperty('nextCursor');
  });

  test('where an entry is used: the own lists by name, of others those published as a number', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const entry = 'woods';
    const before = (await lists.findUsesOf('mms', entry, undefined)).published;
    const own = await granted(lists.createList(ann, army('Hers', entry), context));
    const archived = await granted(lists.createList(ann, army('Put away', entry), context));
    await lists.putOnShelf(ann, archived.id, { folder: '', tags: [], favourite: false, archived: true });
    await lists.createList(bob, army('His own', entry), context);
    await publish(bob, army('Before all', entry, 'krag'));
    await publish(bob, army('Without', 'krag'));
    expect(await lists.findUsesOf('mms', entry, ann)).toEqual({
      own: [{ id: own.id, name: 'Hers' }],
      published: before + 1,
    });
    expect((await lists.findUsesOf('mms', entry, undefined)).own).toEqual([]);
    expect((await lists.findUsesOf('swords-sorcery', entry, ann)).own).toEqual([]);
  });
});

test('what a list names is told by its game, options too', async () => {
  expect(await wordsOfList(list('Krag’s', 'nowhere'))).toEqual({ searchText: 'krag’s', holds: '' });
  const { samples } = await loadSystem('magic-realm');
  const words = await wordsOfList(samples[0]!.list);
  const [member] = samples[0]!.list.entries;
  expect(words.holds).toContain(` ${member!.entry} `);
});
