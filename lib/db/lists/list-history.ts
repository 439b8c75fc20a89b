import { MOST_VERSIONS } from '@/lib/bounds';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import type { Db } from '../client';
import { olderOf } from '../newest';
import { writeMany } from '../portions';

/** A version as it is written, with what it takes. */
export const weighed = <V extends Pick<Prisma.ListVersionCreateManyInput, 'body' | 'verdict'>>(
  version: V,
): V & { readonly bytes: number } => ({
  ...version,
  bytes:
    Buffer.byteLength(JSON.stringify(version.body)) +
    Buffer.byteLength(JSON.stringify(version.verdict ?? '')),
});

/**
 * Lets the oldest versions of a list go until the others are within the bounds. The newest stays, and so does what somebody
 * works from: a suggestion that is open cannot be taken over without it.
 */
export async function letOldVersionsGo(tx: Db, listId: string): Promise<void> {
  const { _count, _sum } = await tx.listVersion.aggregate({
    where: { listId },
    _count: { n: true },
    _sum: { bytes: true },
  });
  if (_count.n <= MOST_VERSIONS.count && (_sum.bytes ?? 0) <= MOST_VERSIONS.bytes) return;
  const versions = await tx.listVersion.findMany({
    where: { listId },
    orderBy: { n: 'desc' },
    select: { n: true, bytes: true },
  });
  const open = await tx.suggestion.findMany({ where: { listId, decidedAt: null }, select: { base: true } });
  const needed = new Set(open.map(({ base }) => base));
  await writeMany(
    olderOf(versions, MOST_VERSIONS).flatMap(({ n }) => (needed.has(n) ? [] : [n])),
    (some) => tx.listVersion.deleteMany({ where: { listId, n: { in: some } } }),
  );
}
