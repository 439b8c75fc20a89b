import { describe, expect, test } from 'vitest';
import type { GameRecord } from '@/lib/rules/playing';
import { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { changeSeatKey, comeBack, giveSeatKey, hashOfSeatKey, opensSeat } from './game-seats';
import {
  findKeptGame,
  gameCaller,
  gameMark,
  keepGame,
  keepMoves,
  keepStandIn,
  mayBegin,
  readKeptGame,
  staysWithin,
} from './games';
import { sweep } from './sweep';
import { onBothBases } from './testing/bases';
import { days } from './testing/samples';

let made = 0;
const record = (moves: GameRecord['moves'] = []): GameRecord => ({
  format: 'muster-game/1',
  system: 'battle-magic',
  version: '1',
  // Not in the order of letters, which a column of JSON would put them into.
  setup: { lists: [null, null], board: { drawn: { zone: 1, area: { b: 2, a: 3 } } } },
  seed: 'secret',
  moves,
});
const stand = (moves: GameRecord['moves'], over = false) => ({
  record: record(moves),
  mark: `mark ${moves.length}`,
  hurried: moves.length,
  moves: moves.length,
  toAct: over ? [] : [0, 1],
  over,
  due: over ? [] : ['2026-05-03T20:15:00.000Z', null],
});
const keep = (
  now = new Date(),
  caller = gameCaller('192.0.2.1'),
  over = false,
  more: { clock?: number } = {},
) =>
  keepGame(
    {
      id: `game-${++made}`,
      system: 'battle-magic',
      caller,
      seats: [
        { player: 'person', name: 'Ann', keyHash: hashOfSeatKey('ann'), taken: false },
        { player: 'person', keyHash: hashOfSeatKey('bob'), taken: false },
        { player: 'steady', taken: false },
      ],
      ...stand([], over),
      ...more,
    },
    now,
  );

onBothBases(() => {
  test('a game is read as it was kept, to the order of its fields', async () => {
    const kept = await keep();
    expect(await findKeptGame(kept.id)).toEqual(kept);
    const read = await readKeptGame(kept.id);
    expect(read).toMatchObject({ ...kept, mark: 'mark 0', hurried: 0 });
    expect(JSON.stringify(read?.record)).toBe(JSON.stringify(record()));
    expect(await findKeptGame('game-nobody-began')).toBeUndefined();
  });

  test('of two who play on from the same move one is written', async () => {
    const { id } = await keep();
    expect(await keepMoves(id, 0, stand([[0, 1]]))).toBe(true);
    const wins = await Promise.all([
      keepMoves(
        id,
        1,
        stand([
          [0, 1],
          [1, 0],
        ]),
      ),
      keepMoves(
        id,
        1,
        stand([
          [0, 1],
          [1, 7],
          [0, 0],
        ]),
      ),
    ]);
    expect(wins.filter(Boolean)).toHaveLength(1);
    const { moves, record: written } = (await readKeptGame(id))!;
    expect(moves).toBe(wins[0] ? 2 : 3);
    expect(written.moves).toHaveLength(moves);
    expect(await keepMoves(id, 0, stand([[0, 2]]))).toBe(false);
  });

  describe('seats', () => {
    const opens = async (id: string, seat: number, key: string) =>
      opensSeat((await findKeptGame(id))!.seats[seat]!, key);

    test('a seat that is taken has another key, and only one of two takes it', async () => {
      const { id } = await keep();
      const taken = await Promise.all([
        changeSeatKey(id, 1, 'bob', { key: 'one', name: 'Bob' }),
        changeSeatKey(id, 1, 'bob', { key: 'two', name: 'Eve' }),
      ]);
      expect(taken.filter(Boolean)).toHaveLength(1);
      const [own, other, name] = taken[0] ? ['one', 'two', 'Bob'] : ['two', 'one', 'Eve'];
      const { seats, takings } = (await findKeptGame(id))!;
      expect(seats[1]).toMatchObject({ name, taken: true });
      expect([seats[0]!.taken, takings]).toEqual([false, 1]);
      expect(await Promise.all(['bob', own, other].map((key) => opens(id, 1, key)))).toEqual([
        false,
        true,
        false,
      ]);
    });

    test('two at once who take two seats both get theirs, and a name that is not given stays', async () => {
      const { id } = await keep();
      const taken = await Promise.all([
        changeSeatKey(id, 0, 'ann', { key: 'a' }),
        changeSeatKey(id, 1, 'bob', { key: 'b' }),
      ]);
      expect(taken.every(Boolean)).toBe(true);
      expect((await findKeptGame(id))!.seats.map(({ name, taken: is }) => [name, is])).toEqual([
        ['Ann', true],
        [undefined, true],
        [undefined, false],
      ]);
    });

    test('no key opens a bot’s seat, one that is not there, or a seat of another game', async () => {
      const { id } = await keep();
      await changeSeatKey(id, 0, 'ann', { key: 'new' });
      for (const [seat, key] of [
        [2, ''],
        [7, 'ann'],
        [0, 'ann'],
        [1, 'ann'],
        [0, hashOfSeatKey('new')],
      ] as const)
        expect(await changeSeatKey(id, seat, key, { key: 'x' })).toBeUndefined();
      expect(await changeSeatKey('game-nobody-began', 0, 'ann', { key: 'x' })).toBeUndefined();
    });

    test('a bot stands in at a seat, with what it played, until somebody comes there', async () => {
      const back = [
        (id: string) => comeBack(id, 1, 'bob'),
        (id: string) => changeSeatKey(id, 1, 'bob', { key: 'new' }),
        (id: string) => giveSeatKey(id, 1, { key: 'new' }),
      ];
      for (const come of back) {
        const game = await keep();
        const seats = game.seats.with(1, { ...game.seats[1]!, away: true });
        expect(await keepStandIn(game, seats, stand([[1, 0]]))).toBe(true);
        const away = (await findKeptGame(game.id))!;
        expect(away).toMatchObject({ moves: 1, takings: 1, seats: [{}, { away: true }, {}] });
        expect(await comeBack(game.id, 1, 'ann')).toBeUndefined();
        expect(await come(game.id)).toMatchObject({ moves: 1, takings: 2 });
        expect((await findKeptGame(game.id))!.seats[1]).not.toHaveProperty('away');
      }
    });

    test('no bot stands in where somebody decided, or came to a seat, in the same moment', async () => {
      for (const quicker of [
        (id: string) => keepMoves(id, 0, stand([[0, 1]])),
        (id: string) => changeSeatKey(id, 1, 'bob', { key: 'new' }),
      ]) {
        const game = await keep();
        const seats = game.seats.with(1, { ...game.seats[1]!, away: true });
        await quicker(game.id);
        const before = await readKeptGame(game.id);
        expect(await keepStandIn(game, seats, stand([[1, 0]]))).toBe(false);
        expect(await readKeptGame(game.id)).toEqual(before);
      }
    });

    test('neither a seat nor a move undoes the other, and each is heard of', async () => {
      const { id } = await keep();
      const marks = [await gameMark(id)];
      await changeSeatKey(id, 0, 'ann', { key: 'new' });
      marks.push(await gameMark(id));
      await keepMoves(id, 0, stand([[0, 1]]));
      marks.push(await gameMark(id));
      expect(new Set(marks).size).toBe(3);
      expect(await findKeptGame(id)).toMatchObject({ moves: 1, takings: 1 });
    });
  });

  test('the time that was agreed is kept, and since when each seat owes a decision', async () => {
    const timed = await keep(new Date(), gameCaller('192.0.2.1'), false, { clock: 3600 });
    expect(timed).toMatchObject({ clock: 3600, due: ['2026-05-03T20:15:00.000Z', null] });
    expect(await findKeptGame(timed.id)).toEqual(timed);
    expect(await keep()).not.toHaveProperty('clock');
    // As the games before there was a clock stand in the base.
    const old = await keep();
    await db().game.update({ where: { id: old.id }, data: { due: Prisma.DbNull } });
    expect((await findKeptGame(old.id))?.due).toEqual([]);
  });

  test('whoever asks keeps a game for 30 days, and the sweep takes what nobody asked for', async () => {
    const [asked, left] = [await keep(days(-29)), await keep(days(-31))];
    expect(await findKeptGame(left.id)).toBeUndefined();
    expect(await gameMark(left.id)).toBeUndefined();
    const now = new Date();
    expect((await findKeptGame(asked.id, now))?.expiresAt).toEqual(days(30, now));
    await sweep();
    expect(await db().game.count({ where: { id: { in: [asked.id, left.id] } } })).toBe(1);
    await sweep(days(29));
    expect(await findKeptGame(asked.id)).toBeDefined();
    await sweep(days(31));
    expect(await findKeptGame(asked.id)).toBeUndefined();
  });

  test('when it was asked for is written once an hour', async () => {
    const now = new Date();
    const { id, expiresAt } = await keep(now);
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    expect((await findKeptGame(id, minutes(59)))?.expiresAt).toEqual(expiresAt);
    expect((await findKeptGame(id, minutes(61)))?.expiresAt).toEqual(days(30, minutes(61)));
    expect((await findKeptGame(id, minutes(62)))?.expiresAt).toEqual(days(30, minutes(61)));
  });

  test('one caller begins so many a day; those that are over leave room', async () => {
    const [caller, other] = [gameCaller('192.0.2.7'), gameCaller('192.0.2.8')];
    for (let n = 0; n < 20; n++) await keep(new Date(), caller, true);
    const own = () => db().game.count({ where: { caller } });
    while (await mayBegin(caller)) {
      expect(await own()).toBeLessThan(1_000);
      await keep(new Date(), caller);
    }
    expect(await own()).toBeGreaterThan(120);
    // One that was let in at the same moment as the last.
    const late = await keep(new Date(), caller);
    expect(await staysWithin(late)).toBe(false);
    expect(await findKeptGame(late.id)).toBeUndefined();
    expect(await staysWithin({ id: 'the last', caller })).toBe(true);
    expect(await mayBegin(other)).toBe(true);
    expect(await mayBegin(caller, days(1))).toBe(true);
    await db().game.updateMany({ where: { caller }, data: { over: true } });
    expect(await mayBegin(caller)).toBe(true);
  });

  test('neither a key nor an address can be read in the base', async () => {
    const { id } = await keep();
    const row = JSON.stringify(await db().game.findUniqueOrThrow({ where: { id } }));
    for (const secret of ['"ann"', '"bob"', '192.0.2.1']) expect(row).not.toContain(secret);
  });
});
