import { expect, test } from 'vitest';
import { db } from '../client';
import type { UserId } from '../ids';
import { findWorkedList, listWorked, type EditorRole } from './list-access';
import * as editors from './list-editors';
import * as suggestions from './list-suggestions';
import * as lists from './lists';
import { onBothBases } from '../testing/bases';
import { granted, list, somebody } from '../testing/samples';
import { deleteUser } from '../users';

const context = { catalogueVersion: '2026.11' };

/** A list of Ann's that Bob came to by her invitation. */
async function shared(role: EditorRole) {
  const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
  const { id } = await granted(lists.createList(ann, list('Ours'), context));
  expect(await editors.setInvite(ann, id, role)).toBe(true);
  const code = (await editors.findEditors(ann, id))!.invite!.code;
  expect(await editors.acceptInvitation(bob, code)).toEqual({ listId: id, role });
  return { ann, bob, id, code };
}

const makers = async (reader: UserId, id: string) =>
  (await lists.listVersions(reader, id))!.data.map(({ version, by }) => [version, by.role, by.name, by.you]);

onBothBases(() => {
  test('an invitation makes editors, once each, however often and at once it is opened', async () => {
    const { ann, id, code } = await shared('edit');
    const cleo = await somebody('Cleo');
    await Promise.all(Array.from({ length: 4 }, () => editors.acceptInvitation(cleo, code)));
    const { you, owner, editors: all } = (await editors.findEditors(cleo, id))!;
    expect({ you, owner }).toEqual({ you: 'edit', owner: { name: 'Ann' } });
    expect(all.map(({ name, you: me }) => [name, me])).toEqual([
      ['Bob', false],
      ['Cleo', true],
    ]);
    expect(await editors.acceptInvitation(ann, code)).toEqual({ listId: id, role: 'owner' });
    expect((await listWorked(cleo)).data.map(({ saved, ownerName }) => [saved.id, ownerName])).toEqual([
      [id, 'Ann'],
    ]);
    expect((await listWorked(ann)).data).toEqual([]);
  });

  test('only the owner opens, closes and changes; a closed link is void', async () => {
    const { ann, bob, id, code } = await shared('edit');
    const seat = (await editors.findEditors(bob, id))!.editors[0]!;
    expect(await editors.setInvite(bob, id, undefined)).toBe(false);
    expect(await editors.setRole(bob, id, seat.id, 'suggest')).toBe(false);
    expect((await editors.findEditors(bob, id))!.invite).toBeUndefined();
    expect(await editors.setInvite(ann, id, 'suggest')).toBe(true);
    expect((await editors.findInvitation(code))!.role).toBe('suggest');
    expect(await editors.setInvite(ann, id, undefined)).toBe(true);
    expect(await editors.findInvitation(code)).toBeUndefined();
    expect(await editors.acceptInvitation(await somebody('Dan'), code)).toBe('missing');
    expect(await editors.setRole(ann, id, seat.id, 'suggest')).toBe(true);
    expect((await findWorkedList(bob, id))!.role).toBe('suggest');
  });

  test('a list has a bounded number of editors', async () => {
    const { id, code } = await shared('edit');
    const since = new Date();
    for (let i = 1; i < editors.MOST_EDITORS; i++)
      await db().listEditor.create({
        data: { id: `e${i}-${id}`, listId: id, userId: await somebody(), role: 'edit', since },
      });
    expect(await editors.acceptInvitation(await somebody('Late'), code)).toBe('full');
  });

  test('of ten who come at once where one more may, one does', async () => {
    const { id, code } = await shared('edit');
    for (let i = 2; i < editors.MOST_EDITORS; i++) await editors.acceptInvitation(await somebody(), code);
    const late = await Promise.all(Array.from({ length: 10 }, () => somebody('Late')));
    const came = await Promise.all(late.map((who) => editors.acceptInvitation(who, code)));
    expect(came.filter((one) => one !== 'full')).toHaveLength(1);
    expect(await db().listEditor.count({ where: { listId: id } })).toBe(editors.MOST_EDITORS);
  });

  test('of ten suggestions at once where one more may wait, one does', async () => {
    const { bob, id } = await shared('suggest');
    const wish = { base: 1, list: list('So'), note: '' };
    for (let i = 1; i < suggestions.MOST_OPEN; i++) await suggestions.addSuggestion(bob, id, wish);
    const made = await Promise.all(
      Array.from({ length: 10 }, () => suggestions.addSuggestion(bob, id, wish)),
    );
    expect(made.filter((one) => one !== 'too_many')).toHaveLength(1);
  });

  test('a version says who made it, also after that account is gone', async () => {
    const { ann, bob, id } = await shared('edit');
    await lists.updateList(ann, id, 1, list('By Bob'), { ...context, author: bob });
    expect(await makers(bob, id)).toEqual([
      [2, 'editor', 'Bob', true],
      [1, 'owner', 'Ann', false],
    ]);
    await deleteUser(bob);
    expect((await makers(ann, id))[0]).toEqual([2, 'editor', undefined, false]);
    expect((await lists.findList(ann, id))!.name).toBe('By Bob');
  });

  test('nobody else finds it, and what is deleted nobody', async () => {
    const { ann, bob, id, code } = await shared('edit');
    const eve = await somebody('Eve');
    expect(await findWorkedList(eve, id)).toBeUndefined();
    expect(await lists.listVersions(eve, id)).toBeUndefined();
    expect(await lists.findListVersion(eve, id, 1)).toBeUndefined();
    expect(await editors.findEditors(eve, id)).toBeUndefined();
    const wish = { base: 1, list: list('Eve’s'), note: '' };
    expect(await suggestions.addSuggestion(eve, id, wish)).toBe('missing');
    const elsewhere = { ...wish, list: list('So', 'swords-sorcery') };
    expect(await suggestions.addSuggestion(eve, id, elsewhere)).toBe('missing');
    expect(await suggestions.addSuggestion(bob, id, elsewhere)).toEqual({ otherThan: 'mms' });
    await lists.deleteList(ann, id, 1);
    expect(await findWorkedList(bob, id)).toBeUndefined();
    expect(await editors.findInvitation(code)).toBeUndefined();
    expect((await listWorked(bob)).data).toEqual([]);
  });

  test('of two who decide at once one does, and a stale acceptance leaves the suggestion open', async () => {
    const { ann, bob, id } = await shared('suggest');
    const made = await suggestions.addSuggestion(bob, id, { base: 1, list: list('So'), note: 'Shorter.' });
    if (typeof made === 'string' || 'otherThan' in made) throw new Error('not suggested');
    const accept = (version: number) =>
      suggestions.decideSuggestion(ann, id, made.id, { version, list: list('So'), context });
    expect(await accept(7)).toBe('stale');
    expect(await suggestions.findSuggestion(bob, id, made.id)).toMatchObject({ state: 'open' });
    const both = await Promise.all([accept(1), accept(1)]);
    expect(both.filter((one) => one === 'decided')).toHaveLength(1);
    expect(await makers(ann, id)).toEqual([
      [2, 'editor', 'Bob', false],
      [1, 'owner', 'Ann', true],
    ]);
    expect(await suggestions.withdrawSuggestion(bob, id, made.id)).toBe(false);
    expect((await suggestions.listSuggestions(ann, id, { open: true }))!.data).toEqual([]);
  });
});
