import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { isSamePerson } from '@/lib/rules/playing';
import { db } from './client';
import { findKeptGame, type GameSeat, type KeptGame } from './games';
import { noteMade } from './idempotency';
import { toJson } from './json';

/** A key has 192 bits of chance, so a plain hash cannot be searched back. */
export const hashOfSeatKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Is this the key of the seat? Takes as long for every wrong one. */
export const opensSeat = ({ keyHash }: GameSeat, key: string): boolean =>
  keyHash !== undefined && timingSafeEqual(Buffer.from(hashOfSeatKey(key)), Buffer.from(keyHash));

/** What a seat is taken with; the name that it has stays where there is no other. */
interface Taking {
  readonly key: string;
  readonly name?: string | undefined;
}

/**
 * Gives a seat, with all others that its person leads, another key, if `key` opens it; the one that opened it is void at once.
 * @returns the game as it is kept then; undefined where the key is wrong, or was changed by somebody quicker
 */
export const changeSeatKey = (
  id: string,
  seat: number,
  key: string,
  next: Taking,
  now?: Date,
): Promise<KeptGame | undefined> =>
  reseat(id, seat, (place, now) => (opensSeat(place, key) ? rekeyed(place, next, now) : undefined), now);

/**
 * Gives a person's seat another key, whatever the one before was; for callers that know whose seat it is.
 * @returns undefined where the game is forgotten, or has no such seat
 */
export const giveSeatKey = (
  id: string,
  seat: number,
  next: Taking,
  now?: Date,
): Promise<KeptGame | undefined> =>
  reseat(id, seat, (place, now) => (place.player === 'person' ? rekeyed(place, next, now) : undefined), now);

/**
 * Somebody is back at his seat: no bot decides for him any more.
 * @returns undefined where the key does not open the seat
 */
export const comeBack = (id: string, seat: number, key: string, now?: Date): Promise<KeptGame | undefined> =>
  reseat(id, seat, (place) => (opensSeat(place, key) ? atHome(place) : undefined), now);

/** A seat with somebody there. */
const atHome = ({ away: _, ...place }: GameSeat): GameSeat => place;

const rekeyed = (place: GameSeat, { key, name = place.name }: Taking, now: Date): GameSeat => ({
  ...atHome(place),
  ...(name === undefined ? {} : { name }),
  ...(place.taken ? {} : { cameAt: now.toISOString() }),
  keyHash: hashOfSeatKey(key),
  taken: true,
});

/** Changes a seat to what `change` makes of it, and all others of the same person alike; undefined where that is nothing. */
async function reseat(
  id: string,
  seat: number,
  change: (place: GameSeat, now: Date) => GameSeat | undefined,
  now = new Date(),
): Promise<KeptGame | undefined> {
  for (;;) {
    const game = await findKeptGame(id, now);
    const place = game?.seats[seat];
    if (!game || !place || !change(place, now)) return undefined;
    const seats = game.seats.map((one, n) =>
      isSamePerson(game.seats, n, seat) ? (change(one, now) ?? one) : one,
    );
    const { takings } = game;
    const isDone = await db().$transaction(async (tx) => {
      const { count } = await tx.game.updateMany({
        where: { id, takings },
        data: { seats: toJson(seats), takings: takings + 1 },
      });
      if (count > 0) await noteMade(tx, String(seat));
      return count > 0;
    });
    // Somebody took another seat meanwhile, or this one: look again.
    if (isDone) return { ...game, seats, takings: takings + 1 };
  }
}
