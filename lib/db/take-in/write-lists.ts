import { MOST_VERSIONS } from '@/lib/bounds';
import type { Db } from '../client';
import { fold } from '../fold';
import type { UserId } from '../ids';
import { toJson, toJsonOrNull } from '../json';
import { weighed } from '../lists/list-history';
import { wordsOfList } from '../lists/list-words';
import { findStillHidden } from '../moderation/acts';
import { copiedVersionOf } from './copied-versions';
import type { AccountFile } from './file';
import { readMoments } from './moments';
import { newestOf } from '../newest';
import { coming, linkMaker } from './places';
import { writeMany } from '../portions';
import type { Plan } from './plan';

/** Lists with their versions. */
export async function writeLists(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
  const { date, dateOrNull, moments } = readMoments(now);
  const linkOf = await linkMaker(file.lists, (links) =>
    tx.list.findMany({ where: { shareId: { in: links } }, select: { shareId: true } }),
  );
  // An agreement that the file does not bring is nobody's to name.
  const under = (id: string | undefined) => (id === undefined ? null : (plan.agreementIds.get(id) ?? null));
  const own = await Promise.all(
    coming(file.lists, plan.lists).map(async ([thing, id]) => ({
      thing,
      id,
      link: linkOf(thing.shareId),
      words: await wordsOfList(thing.versions.at(-1)!.list),
    })),
  );
  const hiddenBy = await findStillHidden(
    tx,
    'list',
    own.map(({ link }) => link),
  );
  const copiedVersion = await copiedVersionOf(
    tx,
    owner,
    own.map(({ thing }) => thing),
  );
  // Copies of lists that come along are copies of what these are called here.
  const links = new Map(own.map(({ thing, link }) => [thing.shareId, link]));
  await writeMany(
    own.map(({ thing, id, link, words }) => {
      const { list, catalogueVersion, verdict } = thing.versions.at(-1)!;
      return {
        ...moments(thing),
        id,
        shareId: link,
        ownerId: owner,
        system: list.system,
        name: list.name,
        version: thing.version,
        body: toJson(list),
        catalogueVersion,
        verdict: toJsonOrNull(verdict),
        agreementId: under(thing.agreementId),
        forkOf: thing.forkOf === undefined ? null : (links.get(thing.forkOf) ?? thing.forkOf),
        forkOfVersion: copiedVersion(thing),
        folder: thing.folder,
        tags: thing.tags.length === 0 ? '' : ` ${thing.tags.join(' ')} `,
        favourite: thing.favourite,
        archivedAt: dateOrNull(thing.archivedAt),
        commentsOpen: thing.commentsOpen,
        // A second one beside the first is nothing that its owner put before everybody.
        publishedAt: link === thing.shareId ? dateOrNull(thing.publishedAt) : null,
        writeUp: thing.writeUp,
        foldedWriteUp: fold(thing.writeUp),
        hiddenBy: hiddenBy(link),
        ...words,
      };
    }),
    (data) => tx.list.createMany({ data }),
  );
  await writeMany(
    own.flatMap(({ thing, id }) =>
      newestOf(
        thing.versions.toReversed().map(({ n, list, catalogueVersion, verdict, agreementId, createdAt }) =>
          weighed({
            listId: id,
            n,
            name: list.name,
            body: toJson(list),
            catalogueVersion,
            verdict: toJsonOrNull(verdict),
            agreementId: under(agreementId),
            createdAt: date(createdAt),
          }),
        ),
        MOST_VERSIONS,
      ),
    ),
    (data) => tx.listVersion.createMany({ data }),
  );
}
