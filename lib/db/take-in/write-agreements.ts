import { MOST_VERSIONS } from '@/lib/bounds';
import { searchTextOf } from '../agreements/published-agreements';
import type { Db } from '../client';
import { newShareId, type UserId } from '../ids';
import { toJson } from '../json';
import { findStillHidden } from '../moderation/acts';
import type { AccountFile } from './file';
import { readMoments } from './moments';
import { newestOf } from '../newest';
import { coming, linkMaker } from './places';
import { writeMany } from '../portions';
import type { Plan } from './plan';

/** Agreements of one's own with their versions, and those of others that one’s lists stand under. */
export async function writeAgreements(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
  const { date, dateOrNull, moments } = readMoments(now);
  const linkOf = await linkMaker(file.agreements, (links) =>
    tx.agreement.findMany({ where: { shareId: { in: links } }, select: { shareId: true } }),
  );
  const own = coming(file.agreements, plan.agreements);
  const others = coming(file.otherAgreements, plan.otherAgreements);
  const hiddenBy = await findStillHidden(
    tx,
    'agreement',
    own.map(([{ shareId }]) => shareId),
  );
  const searchTexts = await Promise.all(
    own.map(([{ versions }]) => searchTextOf(versions.at(-1)!.agreement)),
  );
  await writeMany(
    [
      ...own.map(([thing, id], i) => {
        const { agreement } = thing.versions.at(-1)!;
        const shareId = linkOf(thing.shareId);
        return {
          ...moments(thing),
          id,
          shareId,
          ownerId: owner,
          system: agreement.system,
          name: agreement.name,
          version: thing.version,
          body: toJson(agreement),
          forkOf: thing.forkOf ?? null,
          // A second one beside the first is nothing that its owner put before everybody.
          publishedAt: shareId === thing.shareId ? dateOrNull(thing.publishedAt) : null,
          searchText: searchTexts[i]!,
          hiddenBy: hiddenBy(shareId),
        };
      }),
      ...others.map(([{ agreement, shareId }, id]) => ({
        id,
        shareId: newShareId(),
        ownerId: owner,
        system: agreement.system,
        name: agreement.name,
        body: toJson(agreement),
        forkOf: shareId,
        createdAt: now,
        updatedAt: now,
      })),
    ],
    (data) => tx.agreement.createMany({ data }),
  );
  await writeMany(
    [
      ...own.flatMap(([{ versions }, agreementId]) =>
        newestOf(
          versions.toReversed().map((version) => {
            const body = toJson(version.agreement);
            return { ...version, body, bytes: Buffer.byteLength(JSON.stringify(body)) };
          }),
          MOST_VERSIONS,
        ).map(({ n, agreement, body, createdAt }) => ({
          agreementId,
          n,
          name: agreement.name,
          body,
          createdAt: date(createdAt),
        })),
      ),
      ...others.map(([{ agreement }, agreementId]) => ({
        agreementId,
        n: 1,
        name: agreement.name,
        body: toJson(agreement),
        createdAt: now,
      })),
    ],
    (data) => tx.agreementVersion.createMany({ data }),
  );
}
