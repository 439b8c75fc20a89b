import { expect, test } from 'vitest';
import {
  findAgreementOf,
  findAgreementsOf,
  findUsableAgreement,
  forkAgreement,
} from './agreements/agreement-access';
import * as agreements from './agreements/agreements';
import * as boards from './boards';
import * as cards from './cards';
import { db } from './client';
import * as lists from './lists/lists';
import { sweep } from './sweep';
import { onBothBases } from './testing/bases';
import { agreement, board, card, days, granted, list, somebody } from './testing/samples';
import type { Change } from './version';
import { newId, newShareId, type UserId } from './ids';
import { toJson } from './json';
import type { Page, PageRequest } from './page';

const context = { catalogueVersion: '2026.11' };

/** What lists, agreements, cards and boards have in common, so that each habit is proved four times. */
interface Kind {
  create(owner: UserId, name: string): Promise<Thing>;
  find(owner: UserId, id: string): Promise<Thing | undefined>;
  all(owner: UserId, request?: PageRequest & { system?: string; words?: string }): Promise<Page<Thing>>;
  update(owner: UserId, id: string, version: number, name: string): Promise<Change<Thing>>;
  remove(owner: UserId, id: string, version: number, now?: Date): Promise<Change<Thing>>;
  restore(owner: UserId, id: string, now?: Date): Promise<Thing | undefined>;
  deleted(owner: UserId): Promise<Page<Thing>>;
}
type Thing = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly system: string;
};

const kinds: readonly (readonly [string, Kind])[] = [
  [
    'a list',
    {
      create: (owner, name) => granted(lists.createList(owner, list(name), context)),
      find: lists.findList,
      all: lists.listLists,
      update: (owner, id, version, name) => lists.updateList(owner, id, version, list(name), context),
      remove: lists.deleteList,
      restore: (...asked) => granted(lists.restoreList(...asked)),
      deleted: lists.listDeletedLists,
    },
  ],
  [
    'an agreement',
    {
      create: (owner, name) => granted(agreements.createAgreement(owner, agreement(name))),
      find: agreements.findAgreement,
      all: agreements.listAgreements,
      update: (owner, id, version, name) => agreements.updateAgreement(owner, id, version, agreement(name)),
      remove: agreements.deleteAgreement,
      restore: (...asked) => granted(agreements.restoreAgreement(...asked)),
      deleted: agreements.listDeletedAgreements,
    },
  ],
  [
    'a custom card',
    {
      create: (owner, name) => granted(cards.createCard(owner, 'mms', card(name))),
      find: cards.findCard,
      all: cards.listCards,
      update: (owner, id, version, name) => cards.updateCard(owner, id, version, card(name)),
      remove: cards.deleteCard,
      restore: (...asked) => granted(cards.restoreCard(...asked)),
      deleted: cards.listDeletedCards,
    },
  ],
  [
    'a board',
    {
      create: (owner, name) => granted(boards.createBoard(owner, board(name))),
      find: boards.findBoard,
      all: boards.listBoards,
      update: (owner, id, version, name) => boards.updateBoard(owner, id, version, board(name)),
      remove: boards.deleteBoard,
      restore: (...asked) => granted(boards.restoreBoard(...asked)),
      deleted: boards.listDeletedBoards,
    },
  ],
];

onBothBases(() => {
  test.each(kinds)('%s is read back as it was saved, with a new version at each save', async (_, kind) => {
    const ann = await somebody();
    const first = await kind.create(ann, 'First');
    expect(first).toMatchObject({ name: 'First', version: 1, system: 'mms' });
    expect(await kind.find(ann, first.id)).toEqual(first);
    const change = await kind.update(ann, first.id, 1, 'Second');
    expect(change).toMatchObject({ ok: true, saved: { id: first.id, name: 'Second', version: 2 } });
    expect(await kind.find(ann, first.id)).toMatchObject({ name: 'Second', version: 2 });
  });

  test.each(kinds)('%s is not overwritten by somebody who saw an older one', async (_, kind) => {
    const ann = await somebody();
    const { id } = await kind.create(ann, 'First');
    await kind.update(ann, id, 1, 'Second');
    const current = await kind.find(ann, id);
    expect(await kind.update(ann, id, 1, 'Late')).toEqual({ ok: false, reason: 'stale', current });
    expect(await kind.remove(ann, id, 1)).toEqual({ ok: false, reason: 'stale', current });
    for (const odd of [0, -1, 1.5, 3e9, Number.NaN])
      expect(await kind.update(ann, id, odd, 'Odd')).toEqual({ ok: false, reason: 'stale', current });
    expect(await kind.find(ann, id)).toEqual(current);
  });

  test.each(kinds)('of twenty who save %s at once exactly one wins', async (_, kind) => {
    const ann = await somebody();
    const { id } = await kind.create(ann, 'First');
    const changes = await Promise.all(
      Array.from({ length: 20 }, (_v, i) => kind.update(ann, id, 1, `Try ${i}`)),
    );
    expect(changes.filter((change) => change.ok)).toHaveLength(1);
    expect((await kind.find(ann, id))?.version).toBe(2);
  });

  test.each(kinds)('%s of somebody else is as if there were none', async (_, kind) => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const mine = await kind.create(ann, 'Mine');
    const missing = { ok: false, reason: 'missing' };
    expect(await kind.find(bob, mine.id)).toBeUndefined();
    expect(await kind.update(bob, mine.id, 1, 'Yours')).toEqual(missing);
    expect(await kind.remove(bob, mine.id, 1)).toEqual(missing);
    expect((await kind.all(bob)).data).toEqual([]);
    await kind.remove(ann, mine.id, 1);
    expect(await kind.restore(bob, mine.id)).toBeUndefined();
    expect((await kind.deleted(bob)).data).toEqual([]);
    expect(await kind.restore(ann, mine.id)).toEqual(mine);
  });

  test.each(kinds)('%s that was deleted can be brought back for 30 days', async (_, kind) => {
    const ann = await somebody();
    const [early, late] = [await kind.create(ann, 'Early'), await kind.create(ann, 'Late')];
    for (const thing of [early, late]) {
      expect(await kind.remove(ann, thing.id, 1, days(-29))).toMatchObject({ ok: true });
      expect(await kind.find(ann, thing.id)).toBeUndefined();
      expect(await kind.update(ann, thing.id, 1, 'Ghost')).toEqual({ ok: false, reason: 'missing' });
    }
    expect((await kind.deleted(ann)).data.map((thing) => thing.name)).toEqual(['Late', 'Early']);
    await sweep();
    expect(await kind.restore(ann, early.id)).toEqual(early);
    expect(await kind.restore(ann, late.id, days(2))).toBeUndefined();
    await sweep(days(2));
    expect(await kind.restore(ann, late.id)).toBeUndefined();
    expect(await kind.find(ann, early.id)).toEqual(early);
  });

  test.each(kinds)('pages of %s go on where the last one ended', async (_, kind) => {
    const ann = await somebody();
    for (let i = 0; i < 7; i++) await kind.create(ann, `No ${i}`);
    const first = await kind.all(ann, { limit: 3 });
    await kind.create(ann, 'Between');
    const second = await kind.all(ann, { limit: 3, cursor: first.nextCursor! });
    const third = await kind.all(ann, { limit: 3, cursor: second.nextCursor! });
    expect([first, second, third].flatMap((page) => page.data.map((thing) => thing.name))).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((i) => `No ${i}`),
    );
    expect(third).not.toHaveProperty('nextCursor');
    expect((await kind.all(ann, { system: 'magic-realm' })).data).toEqual([]);
    expect((await kind.all(ann, { system: 'mms' })).data).toHaveLength(8);
  });

  test.each(kinds.slice(1))(
    '%s is found by words of its name, and pages of those found go on',
    async (_, kind) => {
      const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
      for (const name of [
        'Café of  Thursday',
        'Thursday, late',
        'Friday',
        'The cafe, Thursdays',
        '100 % of it',
      ])
        await kind.create(ann, name);
      await kind.create(bob, 'Thursday of Bob');
      const gone = await kind.create(ann, 'Thursday that is gone');
      await kind.remove(ann, gone.id, 1);
      const found = async (words: string, more: PageRequest & { system?: string } = {}) => {
        const { data, ...rest } = await kind.all(ann, { words, ...more });
        return [data.map(({ name }) => name), ...Object.values(rest)];
      };
      expect(await found('THURSDAY')).toEqual([
        ['The cafe, Thursdays', 'Thursday, late', 'Café of  Thursday'],
      ]);
      expect(await found('thursday cafe')).toEqual([['The cafe, Thursdays', 'Café of  Thursday']]);
      expect(await found('%')).toEqual([['100 % of it']]);
      expect(await found('saturday')).toEqual([[]]);
      expect(await found('thursday', { system: 'magic-realm' })).toEqual([[]]);
      expect((await kind.all(ann, { words: '  ' })).data).toHaveLength(5);
      const { data, nextCursor } = await kind.all(ann, { words: 'thursday', limit: 2 });
      expect(data).toHaveLength(2);
      expect(await found('thursday', { limit: 2, cursor: nextCursor! })).toEqual([['Café of  Thursday']]);
    },
  );

  test('a list keeps every field, and one without agreement has no such field', async () => {
    const ann = await somebody();
    const saved = await granted(lists.createList(ann, list('Whole'), context));
    const found = await lists.findList(ann, saved.id);
    expect(found?.list).toEqual(list('Whole'));
    expect(Object.keys(found!.list)).toEqual(['format', 'system', 'name', 'entries', 'options']);
    expect(found).not.toHaveProperty('agreementId');
    expect(found).not.toHaveProperty('forkOf');
    expect(saved.id).not.toBe(saved.shareId);
  });

  test('letters that a database would refuse are stored as a sign for “unreadable”', async () => {
    const ann = await somebody();
    const odd = { ...list('Odd'), options: { form: 'army', text: 'a\0b\ud800c', 'k\0': 1 } };
    const { list: kept } = await granted(lists.createList(ann, odd, context));
    expect(kept.options).toEqual({ form: 'army', text: 'a\ufffdb\ufffdc', 'k\ufffd': 1 });
  });

  test('every version of a list can be read again', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const named = await granted(agreements.createAgreement(ann, agreement('Ours')));
    const { id } = await granted(lists.createList(ann, list('One'), context));
    await lists.updateList(ann, id, 1, list('Two'), { catalogueVersion: '2026.12', agreementId: named.id });
    await lists.updateList(ann, id, 2, list('Three'), context);
    const page = await lists.listVersions(ann, id, { limit: 2 });
    expect(page).toMatchObject({
      data: [{ version: 3 }, { version: 2, agreementId: named.id }],
      nextCursor: '2',
    });
    const rest = await lists.listVersions(ann, id, { limit: 2, cursor: '2' });
    expect(rest?.data.map((line) => line.name)).toEqual(['One']);
    expect(await lists.findListVersion(ann, id, 2)).toMatchObject({
      version: 2,
      catalogueVersion: '2026.12',
      list: list('Two'),
    });
    expect(await lists.findListVersion(ann, id, 4)).toBeUndefined();
    expect(await lists.findListVersion(bob, id, 1)).toBeUndefined();
    expect(await lists.listVersions(bob, id)).toBeUndefined();
    expect((await lists.findList(ann, id))!).not.toHaveProperty('agreementId');
  });

  test('every version of an agreement can be read again', async () => {
    const ann = await somebody();
    const { id } = await granted(agreements.createAgreement(ann, agreement('One')));
    await agreements.updateAgreement(ann, id, 1, agreement('Two'));
    expect((await agreements.listAgreementVersions(ann, id))?.data.map((line) => line.name)).toEqual([
      'Two',
      'One',
    ]);
    expect(await agreements.findAgreementVersion(ann, id, 1)).toMatchObject({ agreement: agreement('One') });
  });

  test('whoever has the link may read, until it is deleted', async () => {
    const ann = await somebody();
    const saved = await granted(lists.createList(ann, list('Shared'), context));
    expect(await lists.findSharedList(saved.shareId, undefined)).toEqual(saved);
    expect(await lists.findSharedList(saved.id, undefined)).toBeUndefined();
    await lists.deleteList(ann, saved.id, 1);
    expect(await lists.findSharedList(saved.shareId, undefined)).toBeUndefined();
  });

  test('a board keeps every field, and is read by its link until it is deleted', async () => {
    const ann = await somebody();
    const saved = await granted(boards.createBoard(ann, board('Ground')));
    expect(await boards.findSharedBoard(saved.shareId, undefined)).toEqual(saved);
    expect(saved.board).toEqual(board('Ground'));
    expect(await boards.findSharedBoard(saved.id, undefined)).toBeUndefined();
    await boards.deleteBoard(ann, saved.id, 1);
    expect(await boards.findSharedBoard(saved.shareId, undefined)).toBeUndefined();
  });

  test('an agreement is used and forked by its link, not by its id', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const saved = await granted(agreements.createAgreement(ann, agreement('Ours')));
    expect(await findUsableAgreement(ann, saved.id)).toEqual(saved);
    expect(await findUsableAgreement(bob, saved.id)).toBeUndefined();
    expect(await findUsableAgreement(bob, saved.shareId)).toEqual(saved);
    expect(await forkAgreement(bob, saved.id)).toBeUndefined();
    const fork = await granted(forkAgreement(bob, saved.shareId));
    expect(fork).toMatchObject({ forkOf: saved.shareId, version: 1, agreement: agreement('Ours') });
    expect(fork?.id).not.toBe(saved.id);
    expect(await agreements.findAgreement(bob, fork!.id)).toEqual(fork);
  });

  test('all names of a game are there to choose from, newest first, and nobody else’s', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    for (let i = 0; i < 101; i++) await agreements.createAgreement(ann, agreement(`No ${i}`));
    await agreements.createAgreement(ann, agreement('Of another game', 'magic-realm'));
    const { id } = await granted(agreements.createAgreement(ann, agreement('Gone')));
    await agreements.deleteAgreement(ann, id, 1);
    const names = await agreements.listAgreementNames(ann, 'mms');
    expect(names.map(({ name }) => name)).toEqual(Array.from({ length: 101 }, (_, i) => `No ${100 - i}`));
    expect(await agreements.listAgreementNames(bob, 'mms')).toEqual([]);
  });

  test('lists name their agreements together: one’s own by its id, that of another by its link', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const [hers, his] = [
      await granted(agreements.createAgreement(ann, agreement('Hers'))),
      await granted(agreements.createAgreement(bob, agreement('His'))),
    ];
    const [one, two, none] = [
      await granted(lists.createList(bob, list('One'), { ...context, agreementId: hers.id })),
      await granted(lists.createList(bob, list('Two'), { ...context, agreementId: his.id })),
      await granted(lists.createList(bob, list('None'), context)),
    ];
    const found = await findAgreementsOf([one, two, two, none], bob);
    expect([...found].map(([id, { name, usableAs }]) => [id, name, usableAs]).sort()).toEqual(
      [
        [hers.id, 'Hers', hers.shareId],
        [his.id, 'His', his.id],
      ].sort(),
    );
    expect((await findAgreementsOf([two], undefined)).get(his.id)?.usableAs).toBe(his.shareId);
  });

  test('the lists under an agreement are its owner’s own, however many others came after them', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const rules = await granted(agreements.createAgreement(ann, agreement('Ours')));
    const under = { ...context, agreementId: rules.id };
    const first = await granted(lists.createList(ann, list('First'), under));
    await lists.createList(bob, list('Bobs'), under);
    const gone = await granted(lists.createList(ann, list('Gone'), under));
    await lists.deleteList(ann, gone.id, 1);
    const { id: _, ...row } = await db().list.findUniqueOrThrow({ where: { id: first.id } });
    await db().list.createMany({
      data: Array.from({ length: 501 }, () => ({
        ...row,
        id: newId(),
        shareId: newShareId(),
        body: toJson(row.body),
        verdict: toJson({}),
        agreementId: null,
      })),
    });
    expect((await lists.listsUnder(ann, rules.id)).map(({ id }) => id)).toEqual([first.id]);
  });

  test('a list shows its agreement while there is one', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const rules = await granted(agreements.createAgreement(ann, agreement('Ours')));
    const his = await granted(lists.createList(bob, list('His'), { ...context, agreementId: rules.id }));
    expect(await findAgreementOf(his, bob)).toEqual({ ...rules, usableAs: rules.shareId });
    await agreements.deleteAgreement(ann, rules.id, 1, days(-31));
    expect(await findAgreementOf(his, bob)).toBeUndefined();
    await sweep();
    expect(await lists.findList(bob, his.id)).not.toHaveProperty('agreementId');
  });
});
