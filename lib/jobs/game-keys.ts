import 'server-only';
import { randomBytes } from 'node:crypto';
import { changeSeatKey, giveSeatKey } from '@/lib/db/game-seats';
import { findKeptGame, type KeptGame } from '@/lib/db/games';
import { firstSeatOf } from '@/lib/rules/playing';

/** What opens a seat at a game: told once, and kept as its hash alone. */
export const newKey = (): string => randomBytes(24).toString('base64url');

/**
 * Takes a seat with its key, which is void at once.
 * @returns the new key, told this once; undefined where the key is wrong, or somebody was quicker
 */
export async function takeSeat(
  id: string,
  seat: number,
  key: string,
  name: string | undefined,
): Promise<{ readonly kept: KeptGame; readonly key: string } | undefined> {
  const next = newKey();
  const kept = await changeSeatKey(id, seat, key, { key: next, name });
  return kept && { kept, key: next };
}

/**
 * Gives the seats of a person to somebody of whom the caller knows that they are his.
 * @param place his place at the table that the game was begun at; his list may have set out at several seats
 * @returns the first of them with the key to all, told this once; undefined where the game is forgotten, or has no such seat
 */
export async function giveSeat(
  id: string,
  place: number,
  name: string,
): Promise<{ readonly seat: number; readonly key: string } | undefined> {
  const seats = (await findKeptGame(id))?.seats ?? [];
  const seat = seats.flatMap((_, n) => (firstSeatOf(seats, n) === n ? [n] : []))[place];
  if (seat === undefined) return undefined;
  const key = newKey();
  return (await giveSeatKey(id, seat, { key, name })) && { seat, key };
}
