import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { botLevels, GameRecord } from '@/lib/rules/playing';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { fromJson, toJson } from './json';
import { keptSince, keptUntil } from './kept';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Games begun within a day: of one caller those that are not over, and all of his; and those of everybody. */
const MOST_OPEN_OF_ONE = 200;
const MOST_OF_ONE = 500;
const MOST = 10_000;

/** A place at a kept game. Of the key there is only its hash. */
const GameSeat = z.strictObject({
  player: z.enum(['person', ...botLevels]),
  name: z.string().optional(),
  /** Absent for bots. */
  keyHash: z.string().optional(),
  /** Somebody changed the key that was told when the game began. */
  taken: z.boolean(),
});
export type GameSeat = Readonly<z.infer<typeof GameSeat>>;
/** Who decides for a seat. */
export type Player = GameSeat['player'];

/** Where a record stands, and what must be known of it without playing it through. */
export interface GameStand {
  readonly moves: number;
  readonly toAct: readonly number[];
  readonly over: boolean;
}

/** A game as it is kept, its record aside. */
export interface KeptGame extends GameStand {
  readonly id: string;
  readonly system: string;
  readonly seats: readonly GameSeat[];
  /** How often a seat was taken. */
  readonly takings: number;
  readonly caller: string;
  /** When it is forgotten, unless somebody asks for it. */
  readonly expiresAt: Date;
}

/** What rebuilds a game. */
export interface KeptRecord {
  readonly record: GameRecord;
  /** Of the position that the record comes to. */
  readonly mark: string;
  readonly hurried: number;
}

const columns = {
  id: true,
  system: true,
  seats: true,
  takings: true,
  moves: true,
  toAct: true,
  over: true,
  caller: true,
  askedAt: true,
} as const satisfies Prisma.GameSelect;
const wholeColumns = {
  ...columns,
  record: true,
  mark: true,
  hurried: true,
} as const satisfies Prisma.GameSelect;

type Row = Prisma.GameGetPayload<{ select: typeof columns }>;

const toKept = ({ askedAt, seats, toAct, ...row }: Row): KeptGame => ({
  ...row,
  seats: fromJson(z.array(GameSeat), seats),
  toAct: fromJson(z.array(z.int()), toAct),
  expiresAt: keptUntil(askedAt),
});

const columnsOf = ({ record, mark, hurried, moves, toAct, over }: GameStand & KeptRecord) => ({
  record: JSON.stringify(record),
  mark,
  hurried,
  moves,
  toAct: toJson(toAct),
  over,
});

/** Whoever asks for it keeps it; what nobody asked for is gone, though the sweep may not have come by. */
const isKept = (id: string, now: Date): Prisma.GameWhereInput => ({ id, askedAt: { gte: keptSince(now) } });

/** A key has 192 bits of chance, so a plain hash cannot be searched back. */
export const hashOfSeatKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Is this the key of the seat? Takes as long for every wrong one. */
export const opensSeat = ({ keyHash }: GameSeat, key: string): boolean =>
  keyHash !== undefined && timingSafeEqual(Buffer.from(hashOfSeatKey(key)), Buffer.from(keyHash));

/** For whom a game is counted. Hashed: the base need not tell who played from where. */
export const gameCaller = (address: string): string =>
  createHash('sha256').update(`games:${address}`).digest('hex');

/** May this caller begin one more? */
export async function mayBegin(caller: string, now = new Date()): Promise<boolean> {
  const createdAt = { gt: new Date(now.getTime() - DAY_MS) };
  return (
    (await db().game.count({ where: { caller, createdAt, over: false } })) < MOST_OPEN_OF_ONE &&
    (await db().game.count({ where: { caller, createdAt } })) < MOST_OF_ONE &&
    (await db().game.count({ where: { createdAt } })) < MOST
  );
}

/** Keeps a game that has begun. */
export async function keepGame(
  game: Pick<KeptGame, 'id' | 'system' | 'seats' | 'caller'> & GameStand & KeptRecord,
  now = new Date(),
): Promise<KeptGame> {
  const { id, system, seats, caller } = game;
  const row = await db().game.create({
    data: {
      ...columnsOf(game),
      id,
      system,
      seats: toJson(seats),
      caller,
      createdAt: now,
      askedAt: now,
    },
    select: columns,
  });
  return toKept(row);
}

/** A game that somebody asks for, which keeps it for another 30 days. */
export async function findKeptGame(id: string, now = new Date()): Promise<KeptGame | undefined> {
  const row = await db().game.findFirst({ where: isKept(id, now), select: columns });
  if (!row || now.getTime() - row.askedAt.getTime() < HOUR_MS) return row ? toKept(row) : undefined;
  await db().game.updateMany({ where: { id, askedAt: row.askedAt }, data: { askedAt: now } });
  return toKept({ ...row, askedAt: now });
}

/** A game with what rebuilds it. */
export async function readKeptGame(
  id: string,
  now = new Date(),
): Promise<(KeptGame & KeptRecord) | undefined> {
  const row = await db().game.findFirst({ where: isKept(id, now), select: wholeColumns });
  if (!row) return undefined;
  const { record, mark, hurried, ...rest } = row;
  return { ...toKept(rest), record: fromJson(GameRecord, JSON.parse(record)), mark, hurried };
}

/** Writes what was played after `from` moves, if the game still stands there. */
export async function keepMoves(id: string, from: number, next: GameStand & KeptRecord): Promise<boolean> {
  const { count } = await db().game.updateMany({ where: { id, moves: from }, data: columnsOf(next) });
  return count > 0;
}

/** What a seat is taken with; the name that it has stays where there is no other. */
interface Taking {
  readonly key: string;
  readonly name?: string | undefined;
}

/**
 * Gives a seat another key, if `key` opens it; the one that opened it is void at once.
 * @returns the game as it is kept then; undefined where the key is wrong, or was changed by somebody quicker
 */
export const changeSeatKey = (
  id: string,
  seat: number,
  key: string,
  next: Taking,
  now?: Date,
): Promise<KeptGame | undefined> => rekey(id, seat, (place) => opensSeat(place, key), next, now);

/**
 * Gives a person's seat another key, whatever the one before was; for callers that know whose seat it is.
 * @returns undefined where the game is forgotten, or has no such seat
 */
export const giveSeatKey = (
  id: string,
  seat: number,
  next: Taking,
  now?: Date,
): Promise<KeptGame | undefined> => rekey(id, seat, ({ player }) => player === 'person', next, now);

async function rekey(
  id: string,
  seat: number,
  may: (place: GameSeat) => boolean,
  next: Taking,
  now = new Date(),
): Promise<KeptGame | undefined> {
  for (;;) {
    const game = await findKeptGame(id, now);
    const place = game?.seats[seat];
    if (!game || !place || !may(place)) return undefined;
    const { name = place.name } = next;
    const taken: GameSeat = {
      ...place,
      ...(name === undefined ? {} : { name }),
      keyHash: hashOfSeatKey(next.key),
      taken: true,
    };
    const seats = game.seats.with(seat, taken);
    const { takings } = game;
    const { count } = await db().game.updateMany({
      where: { id, takings },
      data: { seats: toJson(seats), takings: takings + 1 },
    });
    // Somebody took another seat meanwhile, or this one: look again.
    if (count > 0) return { ...game, seats, takings: takings + 1 };
  }
}

/** What changes with everything that those who watch are told; undefined once the game is forgotten. */
export async function gameMark(id: string, now = new Date()): Promise<string | undefined> {
  const row = await db().game.findFirst({
    where: isKept(id, now),
    select: { moves: true, takings: true },
  });
  return row ? `${row.moves}-${row.takings}` : undefined;
}
