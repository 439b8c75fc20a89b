import 'server-only';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { fromJson, present, storable } from './json';
import { GameSeats, isKept } from './games';
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
  readonly text: string;
  readonly saidAt: Date;
}

const columns = {
  n: true,
  seat: true,
  name: true,
  text: true,
  saidAt: true,
} as const satisfies Prisma.GameMessageSelect;

const toMessage = ({
  name,
  ...row
}: Prisma.GameMessageGetPayload<{ select: typeof columns }>): GameMessage => ({
  ...row,
  ...present({ name }),
});

/** Writes what somebody at a seat says. @returns undefined once the game is forgotten; `too_many` where he talks too fast */
export const sayAtGame = (
  gameId: string,
  seat: number,
  text: string,
  saidAt = new Date(),
): Promise<GameMessage | 'too_many' | undefined> =>
  db().$transaction(async (tx) => {
    const latest = await tx.gameMessage.count({
      where: { gameId, seat, saidAt: { gt: new Date(saidAt.getTime() - MINUTE_MS) } },
    });
    if (latest >= MOST_A_MINUTE) return 'too_many';
    const { count } = await tx.game.updateMany({
      where: isKept(gameId, saidAt),
      data: { said: { increment: 1 } },
    });
    if (count === 0) return undefined;
    const { said, seats } = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
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
    return toMessage(row);
  });

/** What was said at a game, newest first. Whether it is kept is asked before. */
export async function listTalk(gameId: string, request: PageRequest = {}): Promise<Page<GameMessage>> {
  const rows = await db().gameMessage.findMany({
    where: { gameId, ...(request.cursor === undefined ? {} : { n: { lt: Number(request.cursor) } }) },
    orderBy: { n: 'desc' },
    take: takeOf(request) + 1,
    select: columns,
  });
  return pageOf(rows, request, (row) => String(row.n), toMessage);
}
