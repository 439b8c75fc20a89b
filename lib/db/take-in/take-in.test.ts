import { expect, test } from 'vitest';
import * as agreements from '../agreements/agreements';
import { createBoard, findSharedBoard, listBoards } from '../boards';
import { createCard, listCards } from '../cards';
import { db } from '../client';
import { addComment, listComments } from '../comments';
import { exportUser } from '../export-user';
import type { UserId } from '../ids';
import * as lists from '../lists/lists';
import { listPublished, publishAgreement } from '../agreements/published-agreements';
import { notePrintRun } from '../print-runs';
import { createSearch, listSearches } from '../lists/saved-searches';
import { onBothBases } from '../testing/bases';
import { agreement, board, card, days, granted, list, somebody } from '../testing/samples';
import { deleteUser } from '../users';
import { takeInAccount, takeInLists, type AccountFile } from './index';

const context = { catalogueVersion: '2026.11' };
const shelf = { folder: 'League', tags: ['draft', 'old'], favourite: true, archived: true };

const fileOf = async (owner: UserId): Promise<AccountFile> =>
  JSON.parse(JSON.stringify(await exportUser(owner))) as AccountFile;

/** What of an account is its owner's work: without moments of export, account and tokens. */
const workOf = async (owner: UserId) => {
  const { lists: l, agreements: a, cards, boards, searches, comments, likes, printed } = await fileOf(owner);
  return { l, a, cards, boards, searches, comments, likes, printed };
};

const statesOf = (things: readonly { readonly state: string }[]) => [...new Set(things.map((t) => t.state))];

/** An account with something of everything in it. */
async function fullAccount() {
  const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
  const own = await granted(agreements.createAgreement(ann, agreement('Ours')));
  await agreements.updateAgreement(ann, own.id, 1, agreement('Ours, again'));
  await publishAgreement(ann, own.id, true);
  const his = await granted(agreements.createAgreement(bob, agreement('His')));
  const origin = await granted(lists.createList(ann, list('Origin'), { ...context, agreementId: own.id }));
  await lists.updateList(ann, origin.id, 1, list('Origin, changed'), { ...context, agreementId: own.id });
  await lists.putOnShelf(ann, origin.id, shelf);
  await lists.publishList(ann, origin.id, { published: true, writeUp: 'Hold the Café.\n\nThen go.' });
  await lists.createList(ann, list('Copy'), {
    ...context,
    agreementId: his.id,
    forkOf: origin.shareId,
    forkOfVersion: 1,
  });
  await createCard(ann, 'mms', card('Sir X'));
  await createBoard(ann, board('Ground'));
  await createSearch(ann, { name: 'Mine', query: 'legal:yes' });
  const looks = [{ entry: 'krag', look: 'a', count: 2 }];
  await notePrintRun(ann, { id: 'job', system: 'mms', name: 'Origin', at: 1000, looks });
  await addComment(ann, { listId: origin.id, system: 'mms', entryId: 'krag' }, 'Keep it.');
  await addComment(ann, { system: 'mms', entryId: 'krag' }, 'Strong.');
  const foreign = await granted(lists.createList(bob, list('Bob’s'), context));
  await addComment(ann, { listId: foreign.id, system: 'mms' }, 'Nice.');
  await lists.publishList(bob, foreign.id, { published: true });
  await lists.setLike(ann, foreign.id, true);
  return { ann, bob, own, his, origin, foreign, file: await fileOf(ann) };
}

onBothBases(() => {
  test('an account that is gone comes back whole, with ids, links, versions, places and words', async () => {
    const { ann, file } = await fullAccount();
    const before = await workOf(ann);
    await deleteUser(ann);
    const again = await somebody('Ann');
    const preview = await granted(takeInAccount(again, file, { preview: true }));
    expect(statesOf(preview)).toEqual(['comes']);
    expect((await lists.listLists(again)).data).toEqual([]);
    const done = await granted(takeInAccount(again, file, { preview: false }));
    expect(done).toEqual(preview);
    const after = await workOf(again);
    // What was said beside a list of somebody else stays there.
    const comments = before.comments.filter(({ text }) => text !== 'Nice.');
    expect(after).toEqual({ ...before, comments });
    expect(after.l[0]!.versions).toHaveLength(2);
    expect(after.l[0]!.writeUp).toBe('Hold the Café.\n\nThen go.');
    expect((await lists.listPublishedLists({ words: 'cafe', likedBy: again })).data).toEqual([]);
    expect((await lists.listPublishedLists({ words: 'hold cafe' })).data.map(({ id }) => id)).toContain(
      before.l[0]!.id,
    );
    expect(after.likes.map(({ name }) => name)).toEqual(['Bob’s']);
    const found = await listPublished({ words: 'ours again' });
    expect(found.data.map(({ shareId }) => shareId)).toContain(before.a[0]!.shareId);
  });

  test('nothing of a file is of tomorrow: nobody’s agreement stays the newest of all', async () => {
    const { ann, own, file } = await fullAccount();
    await deleteUser(ann);
    const again = await somebody('Ann');
    const later = '9999-12-31T23:59:59.999Z';
    const [first, ...others] = file.agreements;
    const pushed = { ...first!, createdAt: later, updatedAt: later, publishedAt: later };
    const now = new Date();
    await takeInAccount(
      again,
      {
        ...file,
        agreements: [pushed, ...others],
        lists: file.lists.map((l) => ({ ...l, deletedAt: later })),
      },
      { preview: false, now },
    );
    const shown = await agreements.findSharedAgreement(own.shareId, undefined);
    expect([shown?.publishedAt, shown?.updatedAt]).toEqual([now.toISOString(), now.toISOString()]);
    const rows = await db().list.findMany({ where: { ownerId: again }, select: { deletedAt: true } });
    expect(rows.map(({ deletedAt }) => deletedAt)).toEqual([now, now]);
  });

  test('the same file twice makes nothing twice, two at once neither', async () => {
    const { ann, file } = await fullAccount();
    const here = await granted(takeInAccount(ann, file, { preview: false }));
    expect(statesOf(here)).toEqual(['stands']);
    await deleteUser(ann);
    const again = await somebody('Ann');
    await Promise.all([
      granted(takeInAccount(again, file, { preview: false })),
      granted(takeInAccount(again, file, { preview: false })),
    ]);
    const once = await workOf(again);
    expect(once.l).toHaveLength(2);
    expect(statesOf(await granted(takeInAccount(again, file, { preview: false })))).toEqual(['stands']);
    expect(await workOf(again)).toEqual(once);
  });

  test('a file of somebody who is still here makes copies with ids and links of their own', async () => {
    const { ann, file } = await fullAccount();
    const before = await workOf(ann);
    const cleo = await somebody('Cleo');
    expect(statesOf(await granted(takeInAccount(cleo, file, { preview: false })))).toEqual(['comes']);
    expect(await workOf(ann)).toEqual(before);
    const hers = await fileOf(cleo);
    expect(hers.boards[0]!.board).toEqual(board('Ground'));
    expect(hers.boards[0]!.shareId).not.toBe(before.boards[0]!.shareId);
    const links = new Set(before.l.map(({ shareId }) => shareId));
    expect(hers.lists.map(({ shareId }) => links.has(shareId))).toEqual([false, false]);
    const [origin, copy] = hers.lists;
    expect(copy!.forkOf).toBe(origin!.shareId);
    for (const [were, came] of [
      [before.a, hers.agreements],
      [before.l, hers.lists],
    ] as const)
      expect([were[0], came[0]].map((thing) => thing!.publishedAt !== undefined)).toEqual([true, false]);
    expect(origin!.agreementId).toBe(hers.agreements[0]!.id);
    expect(statesOf(await granted(takeInAccount(cleo, file, { preview: false })))).toEqual(['stands']);
    // Also after the first owner has gone and the old ids are free.
    await deleteUser(ann);
    expect(statesOf(await granted(takeInAccount(cleo, file, { preview: false })))).toEqual(['stands']);
  });

  test('the agreement of somebody else is found by its link, and kept as a copy where it is gone', async () => {
    const { ann, bob, his, file } = await fullAccount();
    const copyOf = async (owner: UserId) => (await fileOf(owner)).lists[1]!;
    const cleo = await somebody('Cleo');
    await takeInAccount(cleo, file, { preview: false });
    expect((await copyOf(cleo)).agreementId).toBe(his.id);
    await deleteUser(ann);
    await deleteUser(bob);
    const dora = await somebody('Dora');
    await takeInAccount(dora, file, { preview: false });
    const kept = (await agreements.listAgreements(dora)).data.find(({ name }) => name === 'His');
    expect(kept).toMatchObject({ forkOf: his.shareId, agreement: agreement('His') });
    expect((await copyOf(dora)).agreementId).toBe(kept!.id);
  });

  test('a file is not believed that it knows what somebody’s list was before', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const origin = await granted(lists.createList(ann, { ...list('Secret'), entries: [] }, context));
    await lists.updateList(ann, origin.id, 1, list('Shared'), context);
    const { shareId: forkOf } = origin;
    const made = { ...context, forkOf, forkOfVersion: 2 };
    const copy = await granted(lists.createList(bob, list('Copied'), made));
    await lists.updateList(ann, origin.id, 2, list('Later'), context);
    const file = await fileOf(bob);
    const saying = (forkOfVersion: number) => ({
      ...file,
      lists: file.lists.map((l) => ({ ...l, forkOfVersion })),
    });
    const thenOf = async (forkOfVersion: number) => {
      const cleo = await somebody('Cleo');
      await takeInAccount(cleo, saying(forkOfVersion), { preview: false });
      const [came] = (await lists.listLists(cleo)).data;
      return (await lists.findOrigin(came!, cleo))?.then?.version;
    };
    expect([await thenOf(1), await thenOf(2), await thenOf(3)]).toEqual([undefined, 2, 3]);
    expect(copy.forkOfVersion).toBe(2);
  });

  test('likes come along as far as their lists are here and somebody else’s, and count once', async () => {
    const { ann, bob, foreign, file } = await fullAccount();
    const likes = async () => (await lists.findLikes(ann, foreign.id))?.likes;
    // Not published any more they are kept, and are in the file.
    await lists.publishList(bob, foreign.id, { published: false });
    expect([await likes(), (await fileOf(ann)).likes]).toEqual([undefined, file.likes]);
    const cleo = await somebody('Cleo');
    const told = await granted(takeInAccount(cleo, file, { preview: false }));
    expect(told.find(({ kind }) => kind === 'like')).toMatchObject({ id: foreign.shareId, state: 'comes' });
    await takeInAccount(cleo, file, { preview: false });
    await lists.publishList(bob, foreign.id, { published: true });
    expect(await likes()).toBe(2);
    // Its owner cannot like it by a file either, and of a list that is gone nothing is told.
    const kinds = (things: readonly { readonly kind: string }[]) => things.map(({ kind }) => kind);
    expect(kinds(await granted(takeInAccount(bob, file, { preview: false })))).not.toContain('like');
    await deleteUser(ann);
    expect(await likes()).toBe(1);
    await deleteUser(bob);
    const dora = await somebody('Dora');
    expect(kinds(await granted(takeInAccount(dora, file, { preview: false })))).not.toContain('like');
  });

  test('a file cannot put a list under what its writer may not read', async () => {
    const { bob, file } = await fullAccount();
    const secret = await granted(agreements.createAgreement(bob, agreement('Secret')));
    const dora = await somebody('Dora');
    const [first] = file.lists;
    const forged = {
      ...file,
      agreements: [],
      otherAgreements: [],
      lists: [{ ...first!, agreementId: secret.id }],
    };
    await takeInAccount(dora, forged, { preview: false });
    expect((await fileOf(dora)).lists[0]).not.toHaveProperty('agreementId');
  });

  test('what was changed here stays, what was deleted here returns, what is past keeping does not come', async () => {
    const { ann, origin, file } = await fullAccount();
    await lists.updateList(ann, origin.id, 2, list('Newer here'), context);
    const cardHere = (await listCards(ann)).data[0]!;
    await db().ownCard.update({ where: { id: cardHere.id }, data: { deletedAt: new Date() } });
    const ground = (await listBoards(ann)).data[0]!;
    await db().board.update({ where: { id: ground.id }, data: { deletedAt: new Date() } });
    const old = { ...file.lists[1]!, id: 'x', deletedAt: days(-40).toISOString() };
    const done = await granted(
      takeInAccount(ann, { ...file, lists: [file.lists[0]!, old] }, { preview: false }),
    );
    expect(done.map(({ kind, state }) => `${kind} ${state}`)).toEqual(
      expect.arrayContaining(['list differs', 'list past', 'card returns', 'board returns', 'search stands']),
    );
    expect((await lists.findList(ann, origin.id))!.name).toBe('Newer here');
    expect((await listCards(ann)).data).toHaveLength(1);
    expect(await findSharedBoard(ground.shareId, undefined)).toEqual(ground);
    expect((await lists.listLists(ann)).data).toHaveLength(2);
  });

  test('a file that breaks half way leaves nothing behind', async () => {
    const { file } = await fullAccount();
    const eva = await somebody('Eva');
    const [first] = file.lists;
    // Two versions of one number pass no door; here they stand for a base that refuses.
    const broken = { ...file, lists: [{ ...first!, versions: [first!.versions[0]!, first!.versions[0]!] }] };
    await expect(granted(takeInAccount(eva, broken, { preview: false }))).rejects.toThrow();
    const { l, a, cards } = await workOf(eva);
    expect([l, a, cards]).toEqual([[], [], []]);
    expect((await listSearches(eva)).data).toEqual([]);
  });

  test('ids and links that nobody could have made are replaced', async () => {
    const { file } = await fullAccount();
    const fay = await somebody('Fay');
    const [first] = file.lists;
    const forged = [
      { ...first!, id: 'admin', shareId: 'in' },
      { ...first!, id: 'other', shareId: 'in' },
    ];
    await takeInAccount(fay, { ...file, lists: forged, comments: [] }, { preview: false });
    for (const { id, shareId } of (await fileOf(fay)).lists) {
      expect(id).toMatch(/^[0-9a-z]{22}$/);
      expect(shareId).toMatch(/^[0-9a-z]{20}$/);
    }
  });

  test('bare lists come once', async () => {
    const [gil, hal] = [await somebody('Gil'), await somebody('Hal')];
    await lists.createList(gil, list('One'), context);
    await lists.createList(hal, list('Two'), context);
    const bundle = [list('One'), list('Two'), list('Two')];
    const versionOf = () => ({ catalogueVersion: '2026.11' });
    const preview = await granted(takeInLists(gil, bundle, versionOf, { preview: true }));
    expect(preview.map(({ state }) => state)).toEqual(['stands', 'comes', 'stands']);
    expect((await lists.listLists(gil)).data).toHaveLength(1);
    await takeInLists(gil, bundle, versionOf, { preview: false });
    await takeInLists(gil, bundle, versionOf, { preview: false });
    const { data } = await lists.listLists(gil);
    expect(data.map(({ name }) => name).sort()).toEqual(['One', 'Two']);
    expect((await lists.listVersions(gil, data[0]!.id))!.data).toHaveLength(1);
  });

  test('no name in a file puts a thing before what comes later', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const place = { system: 'mms', entryId: 'woods' };
    const said = (id: string) => ({ id, ...place, text: 'First!', createdAt: '2026-11-01T00:00:00.000Z' });
    const comments = ['z'.repeat(22), 'first-for-ever', 'yet-another-name'].map(said);
    const file = { ...(await fileOf(ann)), comments };
    await takeInAccount(ann, file, { preview: false });
    await addComment(bob, place, 'Later');
    expect((await listComments(bob, place)).data[0]!.text).toBe('Later');
    expect(statesOf(await granted(takeInAccount(ann, file, { preview: false })))).toEqual(['stands']);
  });

  test('each list of a file is judged once, and others are heard meanwhile', async () => {
    const ivy = await somebody('Ivy');
    const happened: string[] = [];
    const judge = ({ name }: { readonly name: string }) => {
      happened.push(name);
      setImmediate(() => happened.push('another'));
      return { catalogueVersion: '2026.11' };
    };
    await takeInLists(ivy, [list('One'), list('Two')], judge, { preview: true });
    expect(happened).toEqual([]);
    await takeInLists(ivy, [list('One'), list('Two')], judge, { preview: false });
    expect(happened).toEqual(['One', 'another', 'Two', 'another']);
  });
});
