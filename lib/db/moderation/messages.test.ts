import { expect, test } from 'vitest';
import { db } from '../client';
import { exportUser } from '../export-user';
import { listTalk, sayAtGame } from '../game-talk';
import { gameMark } from '../games';
import { sweep } from '../sweep';
import { onBothBases } from '../testing/bases';
import { does, people, report } from '../testing/moderation';
import { days } from '../testing/samples';
import { talkative } from '../testing/talkative';
import { findCase, listHiddenCases } from './cases';
import { listActs, listActsOn } from './log';
import { messageIdOf, messageOf } from './message-id';
import { listReports } from './reports';

const named = (thing: string) => ({ kind: 'message', thing }) as const;

/** A game with three lines: of Ann, of the other seat, and of Ann again. */
async function talk() {
  const { id } = await talkative();
  await sayAtGame(id, 0, 'Good luck');
  await sayAtGame(id, 1, 'You fool');
  await sayAtGame(id, 0, 'Now now');
  return { id, rude: named(messageIdOf(id, 2)) };
}

test.each([
  ['game-1-20', { gameId: 'game-1', n: 20 }],
  ['-_-9', { gameId: '-_', n: 9 }],
  ['game', undefined],
  ['game-0', undefined],
  ['game-01', undefined],
  ['game-1x', undefined],
  ['-1', undefined],
  ['game-9999999999', undefined],
])('%s names a message or none', (id, message) => {
  expect(messageOf(id)).toEqual(message);
  if (message) expect(messageIdOf(message.gameId, message.n)).toBe(id);
});

onBothBases(() => {
  test('a message keeps its place; its seat alone reads it, with the reason, until it is shown again', async () => {
    const { ann, mod } = await people();
    const { id, rude } = await talk();
    await report(ann, rude, 'abuse', 'He said it twice.');
    expect(await findCase(rude)).toMatchObject({
      what: { system: 'battle-magic', words: ['You fool'], game: id },
      reports: [{ reason: 'abuse', by: 'Ann' }],
    });
    const before = await listTalk(id, undefined);
    const marks = [await gameMark(id)];
    await does(mod, 'hide', rude, 'Keep it civil.');
    marks.push(await gameMark(id));
    for (const reader of [undefined, 0])
      expect((await listTalk(id, reader)).data).toEqual(
        before.data.map((one) => (one.n === 2 ? { ...one, text: '', isHidden: true } : one)),
      );
    expect((await listTalk(id, 1)).data[1]).toMatchObject({
      text: 'You fool',
      isHidden: true,
      hiding: { because: 'Keep it civil.' },
    });
    await does(mod, 'show', rude);
    marks.push(await gameMark(id));
    expect(await listTalk(id, undefined)).toEqual(before);
    // Whoever looks at the game is told each time.
    expect(new Set(marks).size).toBe(3);
  });

  test('with the words the name goes, which may be what was hidden', async () => {
    const { mod } = await people();
    const { id } = await talk();
    await does(mod, 'hide', named(messageIdOf(id, 1)));
    const first = async (reader?: number) => (await listTalk(id, reader)).data.at(-1)!;
    expect(await first()).not.toHaveProperty('name');
    expect(await first()).not.toHaveProperty('hiding');
    expect(await first(0)).toMatchObject({ name: 'Ann', text: 'Good luck' });
  });

  test('the log has it as it has everything, and nobody’s account answers for it', async () => {
    const { ann, bob, mod } = await people();
    const { rude } = await talk();
    await report(ann, rude);
    await does(mod, 'keep', rude, 'Harmless.');
    expect((await listReports(ann)).data).toMatchObject([{ ...rude, state: 'kept' }]);
    await does(mod, 'hide', rude, 'Not so harmless.');
    expect(await does(mod, 'hide', rude)).toBe('decided');
    expect((await listActs(mod)).data.filter(({ thing }) => thing === rude.thing)).toMatchObject([
      { action: 'hide', because: 'Not so harmless.', by: { you: true }, what: { words: ['You fool'] } },
      { action: 'keep', because: 'Harmless.' },
    ]);
    expect((await listHiddenCases()).data.map(({ what }) => what.thing)).toContain(rude.thing);
    for (const person of [ann, bob]) {
      expect((await listActsOn(person)).data).toEqual([]);
      expect(JSON.stringify(await exportUser(person))).not.toContain('You fool');
    }
    expect(await report(bob, rude)).toBe('missing');
  });

  test('no message is reported that was never said, nor hidden', async () => {
    const { ann, mod } = await people();
    const { id } = await talk();
    for (const thing of [messageIdOf(id, 4), `${id}-`, id, messageIdOf('nowhere', 1)]) {
      expect(await report(ann, named(thing)), thing).toBe('missing');
      expect(await does(mod, 'hide', named(thing)), thing).toBe('missing');
    }
  });

  test('reports go with the game, and the log outlives it', async () => {
    const { ann, mod } = await people();
    const { id, rude } = await talk();
    await report(ann, rude);
    await does(mod, 'hide', rude);
    await report(ann, named(messageIdOf(id, 1)));
    await db().game.update({ where: { id }, data: { askedAt: days(-31) } });
    await sweep();
    expect((await listReports(ann)).data).toEqual([]);
    const [line] = (await listActs(mod)).data;
    expect(line).toMatchObject({ action: 'hide', ...rude });
    expect(line).not.toHaveProperty('what');
  });
});
