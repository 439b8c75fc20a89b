import { expect, test, vi } from 'vitest';
import { boundedKinds, MOST_KEPT, type BoundedKind } from '../bounds';
import * as agreements from './agreements/agreements';
import * as boards from './boards';
import * as cards from './cards';
import { db } from './client';
import { addComment, deleteComment } from './comments';
import { exportUser } from './export-user';
import type { UserId } from './ids';
import { deleteMany, restoreMany } from './lists/list-bulk';
import * as lists from './lists/lists';
import { createSearch, deleteSearch } from './lists/saved-searches';
import * as tables from './tables/tables';
import { takeInAccount, takeInLists, type AccountFile } from './take-in';
import { onBothBases } from './testing/bases';
import { agreement, board, card, days, granted, list, somebody } from './testing/samples';
import { createToken, revokeToken } from './tokens';

// The true bounds would take minutes to reach; where they are asked for, they are the same for all kinds.
vi.mock('../bounds', async (original) => {
  const bounds = await original<typeof import('../bounds')>();
  return { ...bounds, MOST_KEPT: Object.fromEntries(bounds.boundedKinds.map((kind) => [kind, 4])) };
});

const context = { catalogueVersion: '2026.11' };
const table = { name: 'Friday', agreement: agreement('Ours'), seats: [''], sealed: true };

interface Kind {
  make(owner: UserId): Promise<'too_many' | { readonly id: string }>;
  remove(owner: UserId, id: string): Promise<unknown>;
  /** Absent: what is deleted is gone at once. */
  restore?(owner: UserId, id: string): Promise<unknown>;
}

const kinds: Readonly<Record<BoundedKind, Kind>> = {
  lists: {
    make: (owner) => lists.createList(owner, list('One'), context),
    remove: (owner, id) => lists.deleteList(owner, id, 1),
    restore: (owner, id) => lists.restoreList(owner, id),
  },
  agreements: {
    make: (owner) => agreements.createAgreement(owner, agreement('One')),
    remove: (owner, id) => agreements.deleteAgreement(owner, id, 1),
    restore: (owner, id) => agreements.restoreAgreement(owner, id),
  },
  cards: {
    make: (owner) => cards.createCard(owner, 'mms', card('One')),
    remove: (owner, id) => cards.deleteCard(owner, id, 1),
    restore: (owner, id) => cards.restoreCard(owner, id),
  },
  boards: {
    make: (owner) => boards.createBoard(owner, board('One')),
    remove: (owner, id) => boards.deleteBoard(owner, id, 1),
    restore: (owner, id) => boards.restoreBoard(owner, id),
  },
  tables: {
    make: (owner) => tables.makeTable(owner, table),
    remove: (owner, id) => tables.deleteTable(owner, id, 1),
    restore: (owner, id) => tables.restoreTable(owner, id),
  },
  searches: {
    make: (owner) => createSearch(owner, { name: 'One', query: 'legal:yes' }),
    remove: deleteSearch,
  },
  comments: {
    make: (owner) => addComment(owner, { system: 'mms', entryId: 'krag' }, 'One'),
    remove: deleteComment,
  },
  tokens: {
    make: async (owner) => {
      const made = await createToken(owner, { name: 'One', scopes: ['read'], expiresAt: days(1) });
      return made === 'too_many' ? made : made.token;
    },
    remove: revokeToken,
  },
};
const restorable = boundedKinds.filter((kind) => kinds[kind].restore);

/** Makes so many of a kind, and tells their ids. */
async function fill(owner: UserId, { make }: Kind, count: number): Promise<readonly string[]> {
  const ids = [];
  for (let i = 0; i < count; i++) ids.push((await granted(make(owner))).id);
  return ids;
}

onBothBases(() => {
  test.each(boundedKinds)('of ten who make %s at once in the last place, one does', async (kind) => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const { make, remove } = kinds[kind];
    const [first] = await fill(ann, kinds[kind], MOST_KEPT[kind] - 1);
    const made = await Promise.all(Array.from({ length: 10 }, () => make(ann)));
    expect(made.filter((one) => one !== 'too_many')).toHaveLength(1);
    expect(await make(bob)).not.toBe('too_many');
    await remove(ann, first!);
    expect(await make(ann)).not.toBe('too_many');
    expect(await make(ann)).toBe('too_many');
  });

  test.each(restorable)(
    '%s that return take their room again, and wait where there is none',
    async (kind) => {
      const ann = await somebody('Ann');
      const { remove, restore } = kinds[kind];
      const [first, second] = await fill(ann, kinds[kind], MOST_KEPT[kind]);
      await remove(ann, first!);
      await remove(ann, second!);
      const [last] = await fill(ann, kinds[kind], 1);
      const back = await Promise.all([restore!(ann, first!), restore!(ann, second!)]);
      expect(back.filter((one) => one === 'too_many')).toHaveLength(1);
      await remove(ann, last!);
      const left = back[0] === 'too_many' ? first! : second!;
      expect(await restore!(ann, left)).toMatchObject({ id: left });
    },
  );

  test.each(restorable)('whoever makes and deletes %s fills no base with them', async (kind) => {
    const ann = await somebody('Ann');
    const { make, remove } = kinds[kind];
    for (let i = 0; i < 2 * MOST_KEPT[kind]; i++) await remove(ann, (await granted(make(ann))).id);
    expect(await make(ann)).toBe('too_many');
  });

  test('many lists return together, or none of them', async () => {
    const ann = await somebody('Ann');
    const ids = await fill(ann, kinds.lists, MOST_KEPT.lists);
    const gone = ids.slice(0, 2);
    await deleteMany(
      ann,
      gone.map((id) => ({ id, version: 1 })),
    );
    await fill(ann, kinds.lists, 1);
    expect(await restoreMany(ann, gone)).toMatchObject({ ok: false, reason: 'too_many_lists' });
    expect(await lists.findList(ann, gone[0]!)).toBeUndefined();
    expect(await restoreMany(ann, gone.slice(1))).toMatchObject({ ok: true });
    // What is there already takes no room.
    expect(await restoreMany(ann, gone.slice(1))).toMatchObject({ ok: true });
  });

  test('files come whole or not at all, and their preview says so', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    await fill(bob, kinds.agreements, 1);
    await fill(bob, kinds.lists, 1);
    await fill(ann, kinds.lists, MOST_KEPT.lists);
    const file = (await exportUser(bob)) as unknown as AccountFile;
    const bare = [{ ...list('Bare'), name: 'Bare' }];
    for (const preview of [true, false]) {
      expect(await takeInAccount(ann, file, { preview })).toBe('lists');
      expect(await takeInLists(ann, bare, () => context, { preview })).toBe('lists');
    }
    expect((await agreements.listAgreements(ann)).data).toEqual([]);
    const own = (await exportUser(ann)) as unknown as AccountFile;
    expect(await takeInAccount(ann, own, { preview: false })).toHaveLength(MOST_KEPT.lists);
    const deletedAt = days(-1).toISOString();
    const gone = { ...file, lists: file.lists.map((one) => ({ ...one, deletedAt })) };
    expect(await takeInAccount(ann, gone, { preview: false })).toMatchObject([
      { kind: 'list', state: 'comes' },
      { kind: 'agreement', state: 'comes' },
    ]);
    expect(await db().list.count({ where: { ownerId: ann, deletedAt: null } })).toBe(MOST_KEPT.lists);
  });
});
