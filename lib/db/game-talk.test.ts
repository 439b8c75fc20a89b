import { expect, test } from 'vitest';
import { db } from './client';
import { changeSeatKey } from './game-seats';
import { listTalk, sayAtGame } from './game-talk';
import { findKeptGame, gameMark } from './games';
import { sweep } from './sweep';
import { onBothBases } from './testing/bases';
import { days } from './testing/samples';
import { talkative } from './testing/talkative';

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

onBothBases(() => {
  test('what is said stands in its order, under the name of that moment, and is heard of', async () => {
    const { id } = await talkative();
    const before = await gameMark(id);
    expect(await sayAtGame(id, 0, 'Good luck')).toMatchObject({ n: 1, seat: 0, name: 'Ann' });
    expect(await gameMark(id)).not.toBe(before);
    await sayAtGame(id, 1, 'You too \0 <b>http://example.org</b> 🐉');
    await changeSeatKey(id, 0, 'ann', { key: 'new', name: 'Eve' });
    await sayAtGame(id, 0, 'Hello');
    const { data, nextCursor } = await listTalk(id, undefined);
    expect(data.map(({ n, seat, name, text }) => [n, seat, name, text])).toEqual([
      [3, 0, 'Eve', 'Hello'],
      [2, 1, undefined, 'You too \ufffd <b>http://example.org</b> 🐉'],
      [1, 0, 'Ann', 'Good luck'],
    ]);
    expect(nextCursor).toBeUndefined();
    expect((await findKeptGame(id))?.said).toBe(3);
  });

  test('all who speak at once are heard, each with a number of his own', async () => {
    const { id } = await talkative();
    await Promise.all(Array.from({ length: 8 }, (_, n) => sayAtGame(id, n % 2, `word ${n}`)));
    const { data } = await listTalk(id, undefined);
    expect(data.map(({ n }) => n)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(data.map(({ text }) => text)).size).toBe(8);
  });

  test('it is read page by page', async () => {
    const { id } = await talkative();
    for (const word of ['a', 'b', 'c', 'd', 'e']) await sayAtGame(id, 0, word);
    const first = await listTalk(id, undefined, { limit: 2 });
    const second = await listTalk(id, undefined, { limit: 2, cursor: first.nextCursor! });
    const third = await listTalk(id, undefined, { limit: 2, cursor: second.nextCursor! });
    const words = [first, second, third].map(({ data }) => data.map(({ text }) => text).join(''));
    expect([words, third.nextCursor]).toEqual([['ed', 'cb', 'a'], undefined]);
  });

  test('one seat says so much a minute, and leaves the others theirs', async () => {
    const { id } = await talkative();
    const now = new Date();
    const spoken = [];
    for (let n = 0; n < 25; n++) spoken.push(await sayAtGame(id, 0, 'again', now));
    expect(spoken.filter((one) => one === 'too_many')).toHaveLength(5);
    const { id: other } = await talkative();
    const atOnce = await Promise.all(Array.from({ length: 25 }, () => sayAtGame(other, 0, 'again', now)));
    expect(atOnce.filter((one) => one === 'too_many')).toHaveLength(5);
    expect(await sayAtGame(id, 1, 'Mine', now)).toMatchObject({ n: 21 });
    expect(await sayAtGame(id, 0, 'later', minutes(2))).toMatchObject({ n: 22 });
  });

  test('whoever floods a talk pushes out his own words alone', async () => {
    const { id } = await talkative();
    await sayAtGame(id, 1, 'Mine');
    const saidAt = days(-1);
    await db().gameMessage.createMany({
      data: Array.from({ length: 500 }, (_, n) => ({ gameId: id, n: n + 2, seat: 0, text: 'old', saidAt })),
    });
    await db().game.update({ where: { id }, data: { said: 501 } });
    for (const word of ['new', 'newer']) await sayAtGame(id, 0, word);
    const kept = await db().gameMessage.findMany({ where: { gameId: id }, orderBy: { n: 'asc' } });
    expect([kept.length, kept[0]!.text, kept[1]!.n, kept.at(-1)!.text]).toEqual([501, 'Mine', 4, 'newer']);
  });

  test('it goes with its game, and nobody talks at one that is forgotten', async () => {
    const { id } = await talkative(days(-29));
    await sayAtGame(id, 0, 'Is anybody there?', days(-29));
    expect(await sayAtGame(id, 0, 'Too late', days(2))).toBeUndefined();
    expect(await sayAtGame('game-nobody-began', 0, 'Hello')).toBeUndefined();
    await sweep(days(2));
    expect(await db().gameMessage.count({ where: { gameId: id } })).toBe(0);
  });
});
