import { expect, test } from 'vitest';
import { forkAgreement } from './agreement-access';
import { db } from '../client';
import * as agreements from './agreements';
import * as lists from '../lists/lists';
import * as tables from '../tables/tables';
import { onBothBases } from '../testing/bases';
import { agreement, granted, list, somebody } from '../testing/samples';
import { newId, newShareId, type UserId } from '../ids';
import { toJson } from '../json';
import { writeMany } from '../portions';

const context = { catalogueVersion: '2026.11' };

/** More than either database takes as the values of one question. */
const MANY = 1000;

onBothBases(() => {
  /** Names that nobody else gives in this base. */
  let made = 0;
  const publish = async (owner: UserId, name: string, levelTotal = 300) => {
    const saved = await granted(
      agreements.createAgreement(owner, { ...agreement(name), house: { levelTotal } }),
    );
    await agreements.publishAgreement(owner, saved.id, true);
    return saved;
  };
  const found = async (words: string, sort?: 'newest' | 'used') =>
    (await agreements.listPublished({ words, sort })).data.map(({ name }) => name);

  test('the most used come first, however many there are to be counted', async () => {
    const ann = await somebody('Ann');
    const word = `many${++made}`;
    const first = await publish(ann, word);
    await lists.createList(ann, list('Under it'), { ...context, agreementId: first.id });
    const row = await db().agreement.findUniqueOrThrow({ where: { id: first.id } });
    const others = Array.from({ length: MANY }, () => ({
      ...row,
      id: newId(),
      shareId: newShareId(),
      body: toJson(row.body),
      publishedAt: new Date(),
    }));
    await writeMany(others, (data) => db().agreement.createMany({ data }));
    const { data } = await agreements.listPublished({ words: word, sort: 'used', limit: 1 });
    expect(data).toMatchObject([{ id: first.id, use: { lists: 1 } }]);
  });

  test('only what its owner published is found, for as long as he has it so', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const word = `quiet${++made}`;
    const { id } = await granted(agreements.createAgreement(ann, agreement(word)));
    expect(await found(word)).toEqual([]);
    expect(await agreements.publishAgreement(bob, id, true)).toBeUndefined();
    expect(await found(word)).toEqual([]);
    const first = await agreements.publishAgreement(ann, id, true);
    expect(await found(word)).toEqual([word]);
    // Published twice it is no newer.
    expect(await agreements.publishAgreement(ann, id, true)).toEqual(first);
    expect(first?.version).toBe(1);
    await agreements.publishAgreement(ann, id, false);
    expect(await found(word)).toEqual([]);
    await agreements.publishAgreement(ann, id, true);
    await agreements.deleteAgreement(ann, id, 1);
    expect(await found(word)).toEqual([]);
  });

  test('it is found by words of its name and of what it changes, also after it changed', async () => {
    const ann = await somebody();
    const word = `Café${++made}`;
    const { id } = await publish(ann, `${word} of Thursday`, 450);
    const all = [`${word} of Thursday`];
    for (const words of [`cafe${made}`, `THURSDAY ${word}`, `${word} level total 450`])
      expect(await found(words), words).toEqual(all);
    expect(await found(`${word} 470`)).toEqual([]);
    expect(await found(`${word} \\%_`)).toEqual(all);
    await agreements.updateAgreement(ann, id, 1, { ...agreement(word), house: { levelTotal: 470 } });
    expect(await found(`${word} 470`)).toEqual([word]);
    expect((await agreements.listPublished({ words: word, system: 'magic-realm' })).data).toEqual([]);
  });

  test('lists, tables and forks are counted, whoever made them, and the most used comes first', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const word = `Used${++made}`;
    const used = await publish(ann, `${word} often`);
    const never = await publish(ann, `${word} never`);
    await lists.createList(bob, list('Under it'), { ...context, agreementId: used.id });
    const gone = await granted(lists.createList(bob, list('Gone'), { ...context, agreementId: used.id }));
    await lists.deleteList(bob, gone.id, 1);
    const table = await granted(
      tables.makeTable(bob, {
        name: 'Friday',
        agreement: used.agreement,
        agreementId: used.id,
        seats: ['', ''],
        sealed: true,
      }),
    );
    await tables.copyTable(bob, table.id);
    await forkAgreement(bob, used.shareId);
    expect(await agreements.countUse(used)).toEqual({ lists: 1, tables: 2, forks: 1 });
    expect(await agreements.countUse(never)).toEqual({ lists: 0, tables: 0, forks: 0 });
    expect(await found(word)).toEqual([never.name, used.name]);
    expect(await found(word, 'used')).toEqual([used.name, never.name]);
    const page = await agreements.listPublished({ words: word, limit: 1 });
    expect(page.data.map(({ name, use }) => [name, use.lists])).toEqual([[never.name, 0]]);
    const rest = await agreements.listPublished({ words: word, limit: 1, cursor: page.nextCursor! });
    expect(rest.data.map(({ name, use }) => [name, use.lists])).toEqual([[used.name, 1]]);
    expect(rest).not.toHaveProperty('nextCursor');
  });
});
