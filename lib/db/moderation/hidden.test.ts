import { expect, test } from 'vitest';
import * as agreements from '../agreements/agreements';
import { findAgreementOf, findUsableAgreement, usableIds } from '../agreements/agreement-access';
import { createBoard, findBoard, findSharedBoard } from '../boards';
import { addComment, deleteComment, findComment, listComments } from '../comments';
import { exportUser } from '../export-user';
import type { UserId } from '../ids';
import { findStanding, findWorkedList, listWorked, standingById } from '../lists/list-access';
import { acceptInvitation, findEditors, findInvitation, setInvite } from '../lists/list-editors';
import * as lists from '../lists/lists';
import { onBothBases } from '../testing/bases';
import { does, people, publishedList, report } from '../testing/moderation';
import { agreement, board, card, granted, list, somebody } from '../testing/samples';
import { findHiding } from './acts';
import { findCase } from './cases';

const context = { catalogueVersion: '2026.11' };

onBothBases(() => {
  test('a list: nobody but its owner reads it, by whatever way, until it is shown again', async () => {
    const { ann, bob, mod } = await people();
    const cleo = await somebody('Cleo');
    const what = await publishedList(ann, 'Hidden harp');
    await setInvite(ann, what.id, 'edit');
    const { code } = (await findEditors(ann, what.id))!.invite!;
    await acceptInvitation(bob, code);
    await lists.setLike(cleo, what.id, true);
    const copy = await granted(
      lists.createList(cleo, list('Copy'), {
        ...context,
        forkOf: what.thing,
        forkOfVersion: 1,
      }),
    );
    const standing = await standingById(what.id);

    const waysOf = async (reader: UserId) => ({
      link: (await lists.findSharedList(what.thing, reader)) !== undefined,
      nobody: (await lists.findSharedList(what.thing, undefined)) !== undefined,
      openCopy: (await lists.findListById(what.id)) !== undefined,
      found: (await lists.listPublishedLists({ words: 'hidden harp' })).data.length > 0,
      liked: (await lists.listPublishedLists({ words: 'hidden harp', likedBy: cleo })).data.length > 0,
      likes: (await lists.findLikes(reader, what.id)) !== undefined,
      sitemap: (await lists.publishedLinks(1000)).includes(what.thing),
      uses: (await lists.findUsesOf('mms', 'krag', undefined)).published,
      invitation: (await findInvitation(code)) !== undefined,
      origin: (await lists.findOrigin(copy, cleo)) !== undefined,
      edited: (await findWorkedList(bob, what.id)) !== undefined,
      watched: (await findStanding(bob, what.id)) !== undefined,
      versions: (await lists.listVersions(bob, what.id)) !== undefined,
      worked: (await listWorked(bob)).data.length > 0,
      exportedLike: ((await exportUser(cleo)) as { likes: unknown[] }).likes.length > 0,
      exportedName: JSON.stringify(await exportUser(bob)).includes('Hidden harp'),
    });
    const before = await waysOf(bob);
    const { uses } = before;
    expect(new Set(Object.values({ ...before, uses: true }))).toEqual(new Set([true]));
    await does(mod, 'hide', what, 'It insults.');
    const hidden = await waysOf(bob);
    expect(hidden.uses).toBe(uses - 1);
    expect(new Set(Object.values({ ...hidden, uses: false }))).toEqual(new Set([false]));
    // Whoever watches it is told that something happened.
    expect((await standingById(what.id))?.hands).not.toBe(standing?.hands);

    const own = await lists.findList(ann, what.id);
    expect(own).toMatchObject({ name: 'Hidden harp', publishedAt: expect.any(String) });
    expect(await lists.findSharedList(what.thing, ann)).toEqual(own);
    expect(await findHiding(own?.hiddenBy)).toMatchObject({ because: 'It insults.', action: 'hide' });
    // Its next version is hidden too, and so is what was deleted and comes back.
    await lists.updateList(ann, what.id, 1, list('Hidden harp again'), context);
    await lists.deleteList(ann, what.id, 2);
    await lists.restoreList(ann, what.id);
    expect(await lists.findSharedList(what.thing, bob)).toBeUndefined();

    await does(mod, 'show', what);
    expect(await waysOf(bob)).toEqual({ ...before, exportedName: true });
    expect(await lists.findList(ann, what.id)).not.toHaveProperty('hiddenBy');
  });

  test('an agreement: also beneath the lists of others, and not beneath its owner’s', async () => {
    const { ann, bob, mod } = await people();
    const saved = await granted(
      agreements.createAgreement(ann, {
        ...agreement('Veiled terms'),
        cards: [card('Sir Rude')],
      }),
    );
    await agreements.publishAgreement(ann, saved.id, true);
    const what = { kind: 'agreement', thing: saved.shareId } as const;
    const under = { ...context, agreementId: saved.id };
    const [mine, his] = [
      await granted(lists.createList(ann, list('Mine'), under)),
      await granted(lists.createList(bob, list('His'), under)),
    ];
    await report(bob, what);
    expect(await findCase(what)).toMatchObject({ what: { title: 'Veiled terms', words: ['Sir Rude'] } });
    await does(mod, 'hide', what);
    expect(await agreements.findSharedAgreement(saved.shareId, undefined)).toBeUndefined();
    expect(await findUsableAgreement(bob, saved.shareId)).toBeUndefined();
    expect(await findAgreementOf(his, bob)).toBeUndefined();
    expect(await findAgreementOf(mine, bob)).toBeUndefined();
    expect((await usableIds(bob, [saved.id])).size).toBe(0);
    expect((await agreements.listPublished({ words: 'veiled' })).data).toEqual([]);
    expect(JSON.stringify(await exportUser(bob))).not.toContain('Veiled terms');
    expect(await findAgreementOf(mine, ann)).toMatchObject({ id: saved.id });
    expect((await usableIds(ann, [saved.id])).get(saved.id)).toBe(saved.id);
    await does(mod, 'show', what);
    expect(await findAgreementOf(his, bob)).toMatchObject({ id: saved.id });
    expect((await agreements.listPublished({ words: 'veiled' })).data).toHaveLength(1);
  });

  test('a board: its link opens for its owner alone', async () => {
    const { ann, bob, mod } = await people();
    const saved = await granted(createBoard(ann, board('Rude ground')));
    const what = { kind: 'board', thing: saved.shareId } as const;
    await does(mod, 'hide', what);
    expect(await findSharedBoard(saved.shareId, bob)).toBeUndefined();
    expect(await findSharedBoard(saved.shareId, undefined)).toBeUndefined();
    expect(await findSharedBoard(saved.shareId, ann)).toMatchObject({ name: 'Rude ground' });
    expect((await findBoard(ann, saved.id))?.hiddenBy).toBeDefined();
  });

  test('a comment keeps its place; its author alone reads it, with the reason', async () => {
    const { ann, bob, mod } = await people();
    const { id } = await publishedList(ann, 'Talked of');
    const place = { listId: id, system: 'mms' } as const;
    await addComment(bob, place, 'Before.');
    const said = await granted(addComment(bob, place, 'You fool.'));
    const what = { kind: 'comment', thing: said.id } as const;
    await does(mod, 'hide', what, 'Keep it civil.');
    for (const reader of [undefined, mod, ann])
      expect((await listComments(reader, place)).data).toMatchObject([
        { id: said.id, text: '', isHidden: true, createdAt: said.createdAt },
        { text: 'Before.', isHidden: false, author: 'Bob' },
      ]);
    const [seen] = (await listComments(ann, place)).data;
    expect([seen?.author, seen?.hiding]).toEqual([undefined, undefined]);
    expect(await findComment(ann, said.id)).toMatchObject({ text: '' });
    expect((await listComments(bob, place)).data[0]).toMatchObject({
      text: 'You fool.',
      author: 'Bob',
      hiding: { because: 'Keep it civil.' },
    });
    await does(mod, 'show', what);
    expect((await listComments(undefined, place)).data[0]).toMatchObject({
      text: 'You fool.',
      isHidden: false,
    });
    await does(mod, 'hide', what);
    expect(await deleteComment(ann, said.id)).toBe(true);
  });
});
