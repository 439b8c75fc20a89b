import { expect, test } from 'vitest';
import * as agreements from '../agreements/agreements';
import { createBoard, findSharedBoard } from '../boards';
import { db } from '../client';
import { addComment, listComments } from '../comments';
import { exportUser } from '../export-user';
import type { UserId } from '../ids';
import * as lists from '../lists/lists';
import { sweep } from '../sweep';
import { takeInAccount, type AccountFile } from '../take-in';
import { onBothBases } from '../testing/bases';
import { does, eachOf, people, publishedList, report } from '../testing/moderation';
import { agreement, board, granted, somebody } from '../testing/samples';
import { deleteUser } from '../users';
import { findCase, listHiddenCases, listOpenCases } from './cases';
import { listActs, listActsOn } from './log';

onBothBases(() => {
  test('an act answers the reports, is done once, and says so when somebody was quicker', async () => {
    const { ann, bob, mod } = await people();
    const what = await publishedList(ann, 'Once');
    expect(await does(mod, 'keep', what)).toBe('decided');
    expect(await does(mod, 'show', what)).toBe('decided');
    await report(bob, what);
    const both = await Promise.all([does(mod, 'hide', what), does(bob, 'hide', what)]);
    expect(both.filter((done) => done === 'decided')).toHaveLength(1);
    expect(await findCase(what)).toMatchObject({ open: 0, reports: [] });
    expect(await does(mod, 'keep', what)).toBe('decided');
    expect(await does(mod, 'hide', { kind: 'list', thing: 'nowhere' })).toBe('missing');
    // What came to nothing is not in the log.
    expect((await listActs(mod)).data.filter(({ thing }) => thing === what.thing)).toHaveLength(1);
  });

  test('an act stands in the log for ever: who, what, when and why; the databases refuse to change it', async () => {
    const { ann, bob, mod } = await people();
    const what = await publishedList(ann, 'Logged');
    await report(bob, what);
    await does(mod, 'keep', what, 'Harmless.');
    await does(mod, 'hide', what, 'Not so harmless.');
    await does(mod, 'show', what, 'Mended.');
    const log = async (reader: UserId) =>
      (await eachOf((request) => listActs(reader, request), 2))
        .filter(({ thing }) => thing === what.thing)
        .map(({ action, because, by, what: on }) => [action, because, by?.name, by?.you, on?.title]);
    expect(await log(mod)).toEqual([
      ['show', 'Mended.', 'Mo', true, 'Logged'],
      ['hide', 'Not so harmless.', 'Mo', true, 'Logged'],
      ['keep', 'Harmless.', 'Mo', true, 'Logged'],
    ]);
    await expect(db().moderationAct.updateMany({ data: { because: 'Nothing.' } })).rejects.toThrow();
    await expect(db().moderationAct.deleteMany({ where: { thing: what.thing } })).rejects.toThrow();
    // The owner is told what changed who reads it, and not by whom.
    const told = (await listActsOn(ann)).data;
    expect(told.map(({ action, because }) => [action, because])).toEqual([
      ['show', 'Mended.'],
      ['hide', 'Not so harmless.'],
    ]);
    expect(JSON.stringify(told)).not.toContain(mod);
    expect((await listActsOn(bob)).data).toEqual([]);
    await deleteUser(mod);
    await deleteUser(ann);
    expect(await log(bob)).toEqual([
      ['show', 'Mended.', undefined, undefined, undefined],
      ['hide', 'Not so harmless.', undefined, undefined, undefined],
      ['keep', 'Harmless.', undefined, undefined, undefined],
    ]);
  });

  test('what is hidden is listed for moderators, the last hidden first', async () => {
    const { ann, mod } = await people();
    const one = await publishedList(ann, 'First hidden');
    const { shareId } = await granted(createBoard(ann, board('Then this')));
    await does(mod, 'hide', one);
    await does(mod, 'hide', { kind: 'board', thing: shareId });
    const { id } = await granted(addComment(ann, { system: 'mms', entryId: 'krag' }, 'Last.'));
    await does(mod, 'hide', { kind: 'comment', thing: id });
    const all = await eachOf(listHiddenCases);
    expect(all.slice(0, 3)).toMatchObject([
      { what: { words: ['Last.'] }, open: 0, hiding: { action: 'hide' } },
      { what: { title: 'Then this' } },
      { what: { title: 'First hidden' } },
    ]);
  });

  test('an account that goes takes its reports along; reports of what is gone are swept', async () => {
    const { ann, bob, mod } = await people();
    const what = await publishedList(ann, 'Left alone');
    await report(bob, what);
    await report(mod, what);
    await deleteUser(bob);
    expect(await findCase(what)).toMatchObject({ open: 1 });
    await deleteUser(ann);
    const cases = await eachOf(listOpenCases);
    expect(cases.filter(({ what: { thing } }) => thing === what.thing)).toEqual([]);
    const left = () => db().moderationReport.count({ where: { thing: what.thing } });
    expect(await left()).toBe(1);
    await sweep();
    expect(await left()).toBe(0);
  });

  test('an account has its reports and what was done to its things in its file, and takes hidden things in hidden', async () => {
    const { ann, bob, mod } = await people();
    const rules = await granted(agreements.createAgreement(ann, agreement('Ours')));
    const hidden = await publishedList(ann, 'Hidden');
    const plain = await publishedList(ann, 'Plain');
    const said = await granted(addComment(ann, { listId: plain.id, system: 'mms' }, 'Rude.'));
    const ground = await granted(createBoard(ann, board('Ground')));
    await report(ann, await publishedList(bob, 'His'), 'copied', 'It is mine.');
    for (const what of [
      hidden,
      { kind: 'agreement', thing: rules.shareId },
      { kind: 'board', thing: ground.shareId },
      { kind: 'comment', thing: said.id },
      plain,
    ] as const)
      await does(mod, 'hide', what, 'Rude.');
    await does(mod, 'show', plain, 'Mended.');
    const file = JSON.parse(JSON.stringify(await exportUser(ann))) as AccountFile & {
      readonly reports: unknown;
      readonly moderation: readonly { readonly action: string }[];
      readonly moderated: unknown;
    };
    expect(file.reports).toEqual([expect.objectContaining({ reason: 'copied', words: 'It is mine.' })]);
    expect(file.moderation.map(({ action }) => action)).toEqual([
      'hide',
      'hide',
      'hide',
      'hide',
      'hide',
      'show',
    ]);
    expect(file.moderated).toEqual([]);
    expect(JSON.stringify(file)).not.toContain(mod);
    expect(await exportUser(mod)).toMatchObject({ moderated: expect.objectContaining({ length: 6 }) });

    await deleteUser(ann);
    const again = await somebody('Ann');
    await takeInAccount(again, file, { preview: false });
    expect(await lists.findSharedList(hidden.thing, bob)).toBeUndefined();
    expect(await lists.findSharedList(hidden.thing, again)).toMatchObject({ name: 'Hidden' });
    expect(await lists.findSharedList(plain.thing, bob)).toMatchObject({ name: 'Plain' });
    expect(await agreements.findSharedAgreement(rules.shareId, bob)).toBeUndefined();
    expect(await findSharedBoard(ground.shareId, bob)).toBeUndefined();
    expect((await listComments(bob, { listId: plain.id, system: 'mms' })).data).toMatchObject([
      { text: '', isHidden: true },
    ]);
  });
});
