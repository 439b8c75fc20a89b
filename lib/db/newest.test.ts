import { expect, test, vi } from 'vitest';
import { MOST_ANSWERS, MOST_VERSIONS } from '../bounds';
import * as agreements from './agreements/agreements';
import { db } from './client';
import { exportUser } from './export-user';
import { recall, remember } from './idempotency';
import type { UserId } from './ids';
import { addSuggestion } from './lists/list-suggestions';
import * as lists from './lists/lists';
import { newestOf, olderOf } from './newest';
import { onBothBases } from './testing/bases';
import { takeInAccount, type AccountFile } from './take-in';
import { agreement, card, granted, list, somebody } from './testing/samples';
import { deleteUser } from './users';

// The true bounds would take minutes to reach.
vi.mock('../bounds', async (original) => ({
  ...(await original<typeof import('../bounds')>()),
  MOST_VERSIONS: { count: 6, bytes: 4000 },
  MOST_ANSWERS: { count: 4, bytes: 1000 },
}));

test('so many stay as number and bytes allow, and the newest whatever it takes', () => {
  const of = (...bytes: readonly number[]) => bytes.map((bytes, n) => ({ n, bytes }));
  const kept = (all: ReturnType<typeof of>) => newestOf(all, { count: 3, bytes: 10 }).map(({ n }) => n);
  expect(kept(of(1, 1, 1))).toEqual([0, 1, 2]);
  expect(kept(of(1, 1, 1, 1))).toEqual([0, 1, 2]);
  expect(kept(of(4, 6, 1))).toEqual([0, 1]);
  expect(kept(of(11, 1))).toEqual([0]);
  expect(olderOf(of(4, 6, 1), { count: 3, bytes: 10 })).toEqual([{ n: 2, bytes: 1 }]);
});

onBothBases(() => {
  const context = { catalogueVersion: '2026.11' };
  const wordy = (name: string, bytes: number) => ({ ...list(name), notes: 'n'.repeat(bytes) });
  const versionsOf = async (owner: UserId, id: string) =>
    (await lists.listVersions(owner, id))!.data.map(({ version }) => version);

  test('old versions of a list make room by their number', async () => {
    const ann = await somebody('Ann');
    const { id } = await granted(lists.createList(ann, list('One'), context));
    const other = await granted(lists.createList(ann, list('Other'), context));
    for (let n = 1; n <= MOST_VERSIONS.count; n++) await lists.updateList(ann, id, n, list(`${n}`), context);
    expect(await versionsOf(ann, id)).toEqual([7, 6, 5, 4, 3, 2]);
    expect(await versionsOf(ann, other.id)).toEqual([1]);
  });

  test('and by their bytes; the newest stays though it is larger than all', async () => {
    const ann = await somebody('Ann');
    const { id } = await granted(lists.createList(ann, wordy('One', 1700), context));
    await lists.updateList(ann, id, 1, wordy('Two', 1700), context);
    expect(await versionsOf(ann, id)).toEqual([2, 1]);
    await lists.updateList(ann, id, 2, wordy('Three', 1700), context);
    expect(await versionsOf(ann, id)).toEqual([3, 2]);
    await lists.updateList(ann, id, 3, wordy('Four', 5000), context);
    expect(await versionsOf(ann, id)).toEqual([4]);
    expect((await lists.findListVersion(ann, id, 4))!.list.name).toBe('Four');
  });

  test('a version from which somebody suggests a change stays as long as that is open', async () => {
    const ann = await somebody('Ann');
    const { id } = await granted(lists.createList(ann, list('One'), context));
    await addSuggestion(ann, id, { base: 1, list: list('Other'), note: '' });
    for (let n = 1; n <= MOST_VERSIONS.count; n++) await lists.updateList(ann, id, n, list(`${n}`), context);
    expect(await versionsOf(ann, id)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    await db().suggestion.updateMany({ where: { listId: id }, data: { decidedAt: new Date() } });
    await lists.updateList(ann, id, 7, list('Last'), context);
    expect(await versionsOf(ann, id)).toEqual([8, 7, 6, 5, 4, 3]);
  });

  /** With a card whose text takes so many bytes. */
  const carded = (name: string, bytes: number) => ({
    ...agreement(name),
    cards: [{ ...card('Sir X'), text: 'é'.repeat(bytes / 2) }],
  });
  const agreedOf = async (owner: UserId, id: string) =>
    (await agreements.listAgreementVersions(owner, id))!.data.map(({ version }) => version);

  test('old versions of an agreement make room by their number; the list under it is judged as before', async () => {
    const ann = await somebody('Ann');
    const { id } = await granted(agreements.createAgreement(ann, agreement('One')));
    const other = await granted(agreements.createAgreement(ann, agreement('Other')));
    const under = await granted(lists.createList(ann, list('Under it'), { ...context, agreementId: id }));
    for (let n = 1; n <= MOST_VERSIONS.count; n++)
      await agreements.updateAgreement(ann, id, n, agreement(`${n}`));
    expect(await agreedOf(ann, id)).toEqual([7, 6, 5, 4, 3, 2]);
    expect(await agreedOf(ann, other.id)).toEqual([1]);
    expect((await agreements.findAgreement(ann, id))?.agreement).toEqual(agreement('6'));
    expect(await lists.findList(ann, under.id)).toMatchObject({ agreementId: id });
  });

  test('and by their bytes, which letters of two take twice; the newest stays though it is larger than all', async () => {
    const ann = await somebody('Ann');
    const { id } = await granted(agreements.createAgreement(ann, carded('One', 1700)));
    await agreements.updateAgreement(ann, id, 1, carded('Two', 1700));
    expect(await agreedOf(ann, id)).toEqual([2, 1]);
    await agreements.updateAgreement(ann, id, 2, carded('Three', 1700));
    expect(await agreedOf(ann, id)).toEqual([3, 2]);
    await agreements.updateAgreement(ann, id, 3, carded('Four', 5000));
    expect(await agreedOf(ann, id)).toEqual([4]);
    expect((await agreements.findAgreementVersion(ann, id, 4))!.agreement.name).toBe('Four');
  });

  test('an agreement that nobody saw in time makes no room', async () => {
    const ann = await somebody('Ann');
    const { id } = await granted(agreements.createAgreement(ann, agreement('One')));
    for (let n = 1; n < MOST_VERSIONS.count; n++)
      await agreements.updateAgreement(ann, id, n, agreement(`${n}`));
    expect(await agreements.updateAgreement(ann, id, 1, agreement('Late'))).toMatchObject({ ok: false });
    expect(await agreedOf(ann, id)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('a file brings no more versions than are kept, and the newest of them', async () => {
    const ann = await somebody('Ann');
    const { id } = await granted(agreements.createAgreement(ann, agreement('One')));
    const under = await granted(lists.createList(ann, list('Under it'), { ...context, agreementId: id }));
    const file = JSON.parse(JSON.stringify(await exportUser(ann))) as AccountFile;
    /** The same thing after so many changes. */
    const changed = <T extends { readonly versions: readonly object[] }>(thing: T) => ({
      ...thing,
      version: 9,
      versions: Array.from({ length: 9 }, (_, i) => ({ ...thing.versions[0]!, n: i + 1 })),
    });
    await deleteUser(ann);
    const again = await somebody('Ann');
    await granted(
      takeInAccount(
        again,
        { ...file, agreements: file.agreements.map(changed), lists: file.lists.map(changed) } as AccountFile,
        { preview: false },
      ),
    );
    expect(await agreedOf(again, id)).toEqual([9, 8, 7, 6, 5, 4]);
    expect(await versionsOf(again, under.id)).toEqual([9, 8, 7, 6, 5, 4]);
  });

  const ask = async (owner: UserId, key: string, at: number, bytes = 10): Promise<void> => {
    await recall(owner, key, 'hash', new Date(at));
    await remember(owner, key, { status: 201, headers: {}, body: 'b'.repeat(bytes) });
  };
  const keysOf = async (owner: UserId) =>
    (await db().idempotency.findMany({ where: { ownerId: owner }, orderBy: { createdAt: 'asc' } })).map(
      ({ key }) => key,
    );

  test('old answers make room by their number; those of others, and who waits, keep their keys', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const now = Date.now();
    await ask(bob, 'his', now - 9);
    await recall(ann, 'waiting', 'hash', new Date(now - 8));
    for (let n = 0; n <= MOST_ANSWERS.count; n++) await ask(ann, `key ${n}`, now + n);
    expect(await keysOf(ann)).toEqual(['waiting', 'key 1', 'key 2', 'key 3', 'key 4']);
    expect(await keysOf(bob)).toEqual(['his']);
    expect(await recall(ann, 'key 0', 'hash', new Date(now))).toEqual({ state: 'new' });
  });

  test('and by their bytes; the answer that has just been given stays, however old its question', async () => {
    const ann = await somebody('Ann');
    const now = Date.now();
    await ask(ann, 'small', now, 300);
    await ask(ann, 'smaller', now + 1, 200);
    await ask(ann, 'large', now - 1, 600);
    expect(await keysOf(ann)).toEqual(['large', 'smaller']);
  });
});
