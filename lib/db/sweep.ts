import 'server-only';
import { attemptsKeptMs } from './attempts';
import { db } from './client';
import { answersKeptMs } from './idempotency';
import { keptSince } from './kept';
import { sweepReports } from './moderation/reports';

/** Removes for good what nobody can ask for any more. Run at the start of the server and every few hours. */
export async function sweep(now = new Date()): Promise<void> {
  const gone = { deletedAt: { lt: keptSince(now) } };
  await db().list.deleteMany({ where: gone });
  await db().agreement.deleteMany({ where: gone });
  await db().ownCard.deleteMany({ where: gone });
  await db().board.deleteMany({ where: gone });
  await db().table.deleteMany({ where: gone });
  await db().game.deleteMany({ where: { askedAt: { lt: keptSince(now) } } });
  await db().idempotency.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - answersKeptMs) } },
  });
  // Of a revoked token nobody asks again, nor of one that expired so long ago.
  await db().apiToken.deleteMany({ where: { revokedAt: { lt: keptSince(now) } } });
  await sweepReports();
  await db().signInAttempt.deleteMany({ where: { at: { lt: new Date(now.getTime() - attemptsKeptMs) } } });
}
