import { MOST_VERSIONS } from '@/lib/bounds';
import type { Db } from '../client';
import { olderOf } from '../newest';
import { writeMany } from '../portions';

/**
 * Lets the oldest versions of an agreement go until the others are within the bounds. The newest stays; nothing names another
 * one: lists stand under the agreement as it is, and a table has a copy. They are weighed as they lie there: an agreement is
 * changed far too seldom for a column that says it.
 */
export async function letOldVersionsGo(tx: Db, agreementId: string): Promise<void> {
  const rows = await tx.$queryRaw<readonly { n: number | bigint; bytes: number | bigint }[]>`
    SELECT "n", OCTET_LENGTH(CAST("body" AS TEXT)) AS "bytes"
    FROM "AgreementVersion" WHERE "agreementId" = ${agreementId} ORDER BY "n" DESC`;
  const versions = rows.map(({ n, bytes }) => ({ n: Number(n), bytes: Number(bytes) }));
  await writeMany(
    olderOf(versions, MOST_VERSIONS).map(({ n }) => n),
    (some) => tx.agreementVersion.deleteMany({ where: { agreementId, n: { in: some } } }),
  );
}
