import { db } from '@/lib/db/client';
import { findKeptGame } from '@/lib/db/games';

/** Has everybody at a game who owes a decision owe it for a year. */
export async function letTimeRunOut(id: string): Promise<void> {
  const { due } = (await findKeptGame(id))!;
  const since = new Date(Date.now() - 365 * 86_400_000).toISOString();
  await db().game.update({ where: { id }, data: { due: due.map((one) => one && since) } });
}
