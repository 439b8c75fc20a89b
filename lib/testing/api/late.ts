import { db } from '@/lib/db/client';
import { findKeptGame } from '@/lib/db/games';
import { toJson } from '@/lib/db/json';

/** Has everybody at a game who came be there for a year, and who owes a decision owe it for as long. */
export async function letTimeRunOut(id: string): Promise<void> {
  const { due, seats } = (await findKeptGame(id))!;
  const since = new Date(Date.now() - 365 * 86_400_000).toISOString();
  const came = seats.map((place) => (place.cameAt === undefined ? place : { ...place, cameAt: since }));
  await db().game.update({
    where: { id },
    data: { due: due.map((one) => one && since), seats: toJson(came) },
  });
}
