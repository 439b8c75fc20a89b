import 'server-only';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { noteMade } from './idempotency';
import { fromJson, present, storable } from './json';
import { GameSeats, isKept } from './games';
import { findActs, type Act } from './moderation/acts';
import { messageIdOf } from './moderation/message-id';
import { pageOf, takeOf, type Page, type PageRequest } from './page';

const MINUTE_MS = 60_000;
/** Messages of one seat: in a minute, and in all. Whoever floods a talk pushes out his own words alone. */
const MOST_A_MINUTE = 20;
const MOST_OF_SEAT = 500;

/** Words of somebody at a game. */
export interface GameMessage {
  /** Counted from 1 in each game, without a gap when it is written. */
  readonly n: number;
  readonly seat: number;
  /** What the person was called then, if he gave a name. */
  readonly name?: string;
  /** Empty for those from whom it is hidden. */
  readonly text: string;
  readonly saidAt: Date;
  /** By which it is reported. */
  readonly id: string;
  /** A moderator hid it: its place stays, and whoever sits at its seat alone reads it. */
  readonly isHidden: boolean;
  /** Of one’s own seat that is hidden: since when, and why. */
  readonly hiding?: Act;
}

const columns = {
  gameId: true,
  n: true,
  seat: true,
  name: true,
  text: true,
  hiddenBy: true,
  saidAt: true,
} as const satisfies Prisma.GameMessageSelect;

type Row = Prisma.GameMessageGetPayload<{ select: typeof columns }>;

/** Messages as a seat reads them, or whoever looks on: of what is hidden from him no more than its place and its moment. */
async function showTo(reader: number | undefined, rows: readonly Row[]): Promise<readonly GameMessage[]> {
  const acts = await findActs(
    rows.flatMap(({ seat, hiddenBy }) => (seat === reader ? (hiddenBy ?? []) : [])),
  );
  return rows.map(({ gameId, n, seat, name, text, hiddenBy, saidAt }) => {
    const isHidden = hiddenBy !== null;
    const isRead = !isHidden || seat === reader;
    return {
      n,
      seat,
      ...present({ name: isRead ? name : null, hiding: acts.get(hiddenBy ?? '') }),
      text: isRead ? text : '',
      saidAt,
      id: messageIdOf(gameId, n),
      isHidden,
    };
  });
}

/** Writes what somebody at a seat says. @returns undefined once the game is forgotten; `too_many` where he talks too fast */
export async function sayAtGame(
  gameId: string,
  seat: number,
  text: string,
  saidAt = new Date(),
): Promise<GameMessage | 'too_many' | undefined> {
  const row = await writeMessage(gameId, seat, text, saidAt);
  return row === undefined || row === 'too_many' ? row : (await showTo(seat, [row]))[0];
}

const writeMessage = (
  gameId: string,
  seat: number,
  text: string,
  saidAt: Date,
): Promise<Row | 'too_many' | undefined> =>
  db().$transaction(async (tx) => {
    // Holds the game: of two messages at once the second counts the first.
    const { count } = await tx.game.updateMany({
      where: isKept(gameId, saidAt),
      data: { said: { increment: 0 } },
    });
    if (count === 0) return undefined;
    const latest = await tx.gameMessage.count({
      where: { gameId, seat, saidAt: { gt: new Date(saidAt.getTime() - MINUTE_MS) } },
    });
    if (latest >= MOST_A_MINUTE) return 'too_many';
    const { said, seats } = await tx.game.update({
      where: { id: gameId },
      data: { said: { increment: 1 } },
      select: { said: true, seats: true },
    });
    const { name = null } = fromJson(GameSeats, seats)[seat] ?? {};
    const row = await tx.gameMessage.create({
      data: { gameId, n: said, seat, name, text: storable(text), saidAt },
      select: columns,
    });
    const past = await tx.gameMessage.findFirst({
      where: { gameId, seat },
      orderBy: { n: 'desc' },
      skip: MOST_OF_SEAT,
      select: { n: true },
    });
    if (past) await tx.gameMessage.deleteMany({ where: { gameId, seat, n: { lte: past.n } } });
    await noteMade(tx, messageIdOf(gameId, said));
    return row;
  });

/** What was said at a game, newest first, as a seat reads it or whoever looks on. Whether it is kept is asked before. */
export async function listTalk(
  gameId: string,
  reader: number | undefined,
  request: PageRequest = {},
): Promise<Page<GameMessage>> {
  const rows = await db().gameMessage.findMany({
    where: { gameId, ...(request.cursor === undefined ? {} : { n: { lt: Number(request.cursor) } }) },
    orderBy: { n: 'desc' },
    take: takeOf(request) + 1,
    select: columns,
  });
  const page = pageOf(
    rows,
    request,
    ({ n }) => String(n),
    (row) => row,
  );
  return { ...page, data: await showTo(reader, page.data) };
}
