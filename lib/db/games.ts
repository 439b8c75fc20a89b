import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { botLevels, GameRecord } from '@/lib/rules/playing';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { noteMade } from './idempotency';
import { fromJson, present, toJson } from './json';
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
  /** The first seat of the same person, where this is another one that he leads: it has the key of that one. */
  as: z.int().optional(),
  /** Absent for bots. */
  keyHash: z.string().optional(),
  /** Somebody changed the key that was told when the game began. */
  taken: z.boolean(),
  /** When somebody did that first. */
  cameAt: z.string().optional(),
  /** A bot decides in place of the person, who let his time run out and has not come back. */
  away: z.boolean().optional(),
});
export type GameSeat = Readonly<z.infer<typeof GameSeat>>;
/** As the column holds them. */
export const GameSeats = z.array(GameSeat);

/** Where a record stands, and what must be known of it without playing it through. */
export interface GameStand {
  readonly moves: number;
  readonly toAct: readonly number[];
  readonly over: boolean;
  /** By seat: since when it owes the decision that it owes; null where it owes none. */
  readonly due: readonly (string | null)[];
}

/** A game as it is kept, its record aside. */
export interface KeptGame extends GameStand {
  readonly id: string;
  readonly system: string;
  readonly seats: readonly GameSeat[];
  /** How often somebody came to a seat or was found away from it. */
  readonly takings: number;
  /** Seconds for a decision; absent: as many as one likes. */
  readonly clock?: number;
  /** Messages by now. */
  readonly said: number;
  /** How often a moderator hid one of them, or showed it again. */
  readonly moderated: number;
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
  clock: true,
  due: true,
  said: true,
  moderated: true,
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

const toKept = ({ askedAt, seats, toAct, clock, due, ...row }: Row): KeptGame => ({
  ...row,
  ...present({ clock }),
  seats: fromJson(GameSeats, seats),
  toAct: fromJson(z.array(z.int()), toAct),
  due: fromJson(z.array(z.string().nullable()), due ?? []),
  expiresAt: keptUntil(askedAt),
});

const columnsOf = ({ record, mark, hurried, moves, toAct, over, due }: GameStand & KeptRecord) => ({
  record: JSON.stringify(record),
  mark,
  hurried,
  moves,
  toAct: toJson(toAct),
  over,
  due: toJson(due),
});

/** Whoever asks for it keeps it; what nobody asked for is gone, though the sweep may not have come by. */
export const isKept = (id: string, now: Date): Prisma.GameWhereInput => ({
  id,
  askedAt: { gte: keptSince(now) },
});

/** For whom a game is counted. Hashed: the base need not tell who played from where. */
export const gameCaller = (address: string): string =>
  createHash('sha256').update(`games:${address}`).digest('hex');

/** Is there room for so many more of this caller's? */
async function hasRoom(caller: string, more: number, now: Date): Promise<boolean> {
  const createdAt = { gt: new Date(now.getTime() - DAY_MS) };
  return (
    (await db().game.count({ where: { caller, createdAt, over: false } })) + more <= MOST_OPEN_OF_ONE &&
    (await db().game.count({ where: { caller, createdAt } })) + more <= MOST_OF_ONE &&
    (await db().game.count({ where: { createdAt } })) + more <= MOST
  );
}

/** May this caller begin one more? Asked before it is set out, which takes a moment. */
export const mayBegin = (caller: string, now = new Date()): Promise<boolean> => hasRoom(caller, 1, now);

/**
 * Forgets a game again that is one too many: in the moment that it took to set it out, others began. Only of one that stays the
 * key of its request takes note.
 */
export async function staysWithin(
  { id, caller }: Pick<KeptGame, 'id' | 'caller'>,
  now = new Date(),
): Promise<boolean> {
  if (await hasRoom(caller, 0, now)) {
    await noteMade(db(), id);
    return true;
  }
  await db().game.deleteMany({ where: { id } });
  return false;
}

/** Keeps a game that has begun. */
export async function keepGame(
  game: Pick<KeptGame, 'id' | 'system' | 'seats' | 'clock' | 'caller'> & GameStand & KeptRecord,
  now = new Date(),
): Promise<KeptGame> {
  const { id, system, seats, clock = null, caller } = game;
  const row = await db().game.create({
    data: {
      ...columnsOf(game),
      id,
      system,
      seats: toJson(seats),
      clock,
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

/** Writes that a bot stands in at these seats, and what it played at once, if the game and its seats still stand as they did. */
export async function keepStandIn(
  { id, moves, takings }: Pick<KeptGame, 'id' | 'moves' | 'takings'>,
  seats: readonly GameSeat[],
  next: GameStand & KeptRecord,
): Promise<boolean> {
  const { count } = await db().game.updateMany({
    where: { id, moves, takings },
    data: { ...columnsOf(next), seats: toJson(seats), takings: takings + 1 },
  });
  return count > 0;
}

const marked = { moves: true, takings: true, said: true, moderated: true } as const;

/** Told apart by what anybody who watches can see of it. */
export const markOfGame = ({
  moves,
  takings,
  said,
  moderated,
}: Pick<KeptGame, keyof typeof marked>): string => `${moves}-${takings}-${said}-${moderated}`;

/** What changes with everything that those who watch are told; undefined once the game is forgotten. */
export async function gameMark(id: string, now = new Date()): Promise<string | undefined> {
  const row = await db().game.findFirst({
    where: isKept(id, now),
    select: marked,
  });
  return row ? markOfGame(row) : undefined;
}
