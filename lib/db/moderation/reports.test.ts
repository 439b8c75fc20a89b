import { expect, test } from 'vitest';
import { addComment } from '../comments';
import * as lists from '../lists/lists';
import { onBothBases } from '../testing/bases';
import { granted, somebody } from '../testing/samples';
import { does, eachOf, people, publishedList, report } from '../testing/moderation';
import { findCase, listOpenCases } from './cases';
import { listReports, MOST_OPEN, withdrawReport } from './reports';

onBothBases(() => {
  test('reports of the same thing by the same person are one, and the last one stands', async () => {
    const { ann, bob, mod } = await people();
    const what = await publishedList(ann, 'Noise');
    await report(bob, what, 'spam');
    expect(await report(bob, what, 'other', 'It insults Krag.')).toMatchObject({ state: 'open' });
    await report(mod, what, 'abuse');
    const found = await findCase(what);
    expect(found).toMatchObject({ open: 2, what: { title: 'Noise', ownerName: 'Ann', owner: ann } });
    expect(found!.reports.map(({ by, reason, words }) => [by, reason, words])).toEqual([
      ['Mo', 'abuse', ''],
      ['Bob', 'other', 'It insults Krag.'],
    ]);
    expect((await listReports(bob)).data).toMatchObject([
      { kind: 'list', thing: what.thing, reason: 'other' },
    ]);
  });

  test('several reports at once by one person leave one', async () => {
    const { ann, bob } = await people();
    const what = await publishedList(ann, 'Twice at once');
    await Promise.all([1, 2, 3].map(() => report(bob, what)));
    expect(await findCase(what)).toMatchObject({ open: 1 });
  });

  test('a report is refused of one’s own, and of what is not there for others', async () => {
    const { ann, bob, mod } = await people();
    const what = await publishedList(ann, 'Mine');
    expect(await report(ann, what)).toBe('own');
    expect(await report(bob, { kind: 'list', thing: what.id })).toBe('missing');
    expect(await report(bob, { kind: 'board', thing: what.thing })).toBe('missing');
    await does(mod, 'hide', what);
    expect(await report(bob, what)).toBe('missing');
    expect(await report(ann, what)).toBe('own');
    await lists.deleteList(ann, what.id, 1);
    expect(await report(bob, what)).toBe('missing');
    expect((await listReports(bob)).data).toEqual([]);
  });

  test('a report is taken back while nobody has answered, and no other’s', async () => {
    const { ann, bob, mod } = await people();
    const what = await publishedList(ann, 'Taken back');
    await report(bob, what);
    expect(await withdrawReport(ann, what)).toBe(false);
    expect(await withdrawReport(bob, what)).toBe(true);
    expect(await withdrawReport(bob, what)).toBe(false);
    expect(await findCase(what)).toBeUndefined();
    await report(bob, what);
    await does(mod, 'keep', what);
    expect(await withdrawReport(bob, what)).toBe(false);
  });

  test('a report is one too many after so many that wait', async () => {
    const { ann, bob } = await people();
    const { id } = await publishedList(ann, 'Many');
    const said = [];
    for (let i = 0; i <= MOST_OPEN; i++)
      said.push(await granted(addComment(ann, { listId: id, system: 'mms' }, `No. ${i}`)));
    for (const [i, { id: thing }] of said.entries())
      expect(await report(bob, { kind: 'comment', thing })).toEqual(
        i < MOST_OPEN ? expect.objectContaining({ state: 'open' }) : 'too_many',
      );
    // The same one again is no new one.
    expect(await report(bob, { kind: 'comment', thing: said[0]!.id })).toMatchObject({ state: 'open' });
    const cleo = await somebody('Cleo');
    const told = await Promise.all(said.map(({ id: thing }) => report(cleo, { kind: 'comment', thing })));
    expect(told.filter((one) => one === 'too_many')).toHaveLength(1);
  });

  test('a report is open again when it is told again after an answer', async () => {
    const { ann, bob, mod } = await people();
    const what = await publishedList(ann, 'Again');
    await report(bob, what);
    await does(mod, 'keep', what);
    expect((await listReports(bob)).data).toMatchObject([{ state: 'kept' }]);
    await report(bob, what);
    expect((await listReports(bob)).data).toMatchObject([{ state: 'open' }]);
    await does(mod, 'hide', what);
    expect((await listReports(bob)).data).toMatchObject([{ state: 'hidden' }]);
  });

  test('cases stand once each, those first that were reported last, page by page', async () => {
    const { ann, bob, mod } = await people();
    const one = await publishedList(ann, 'One');
    const two = await publishedList(ann, 'Two');
    const { id: thing } = await granted(addComment(ann, { system: 'mms', entryId: 'krag' }, 'Weak.'));
    for (const what of [one, two, { kind: 'comment', thing } as const]) await report(bob, what);
    await report(mod, one);
    expect((await eachOf(listOpenCases)).map(({ what }) => what).slice(0, 3)).toMatchObject([
      { kind: 'list', title: 'One', words: ['Hold the ford.', 'C1', 'Stays – “back” ✠ 🛡️'] },
      { kind: 'comment', entry: 'krag', words: ['Weak.'] },
      { kind: 'list', title: 'Two' },
    ]);
  });
});
