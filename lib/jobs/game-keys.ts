import 'server-only';
import { randomBytes } from 'node:crypto';
import { changeSeatKey, giveSeatKey } from '@/lib/db/game-seats';
import type { KeptGame } from '@/lib/db/games';

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
 * Gives a person's seat to somebody of whom the caller knows that it is his: to a seat of the table that the game was begun at.
 * @returns the key, told this once; undefined where the game is forgotten, or has no such seat
 */
export async function giveSeat(id: string, seat: number, name: string): Promise<string | undefined> {
  const key = newKey();
  return (await giveSeatKey(id, seat, { key, name })) && key;
}
