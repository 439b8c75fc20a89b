import type { Db } from '../client';
import { fold } from '../fold';
import { newShareId, type UserId } from '../ids';
import { toJson, toJsonOrNull } from '../json';
import { wordsOfList } from '../lists/list-words';
import { findStillHidden } from '../moderation/acts';
import { searchTextOf } from '../agreements/published-agreements';
import { isShareId, type AccountFile } from './file';
import type { Plan } from './plan';
import { freeLinks, writeMany } from './places';

/**
 * Moments of the file as the base takes them. Nothing was made after it is taken in, whatever the file says: what is newest
 * stands first before everybody, and what was deleted is kept from that day on.
 */
function readMoments(now: Date) {
  const date = (text: string): Date => new Date(Math.min(Date.parse(text), now.getTime()));
  const dateOrNull = (text: string | undefined): Date | null => (text === undefined ? null : date(text));
  const moments = (thing: {
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly deletedAt?: string | undefined;
  }) => ({
    createdAt: date(thing.createdAt),
    updatedAt: date(thing.updatedAt),
    deletedAt: dateOrNull(thing.deletedAt),
  });
  return { date, dateOrNull, moments };
}

/** Hands out each link once: as it was where nobody has it, else a new one. `taken` finds those that somebody has. */
async function linkMaker(
  things: readonly { readonly shareId: string }[],
  taken: Parameters<typeof freeLinks>[1],
): Promise<(wanted: string) => string> {
  const free = await freeLinks(
    things.map(({ shareId }) => shareId),
    taken,
  );
  const left = new Set(free);
  return (wanted) => (isShareId(wanted) && left.delete(wanted) ? wanted : newShareId());
}

const coming = <T extends { readonly id: string }>(
  things: readonly T[],
  places: Plan['lists'],
): readonly (readonly [thing: T, id: string])[] =>
  things.flatMap((thing) => {
    const place = places.get(thing.id);
    return place?.state === 'comes' ? [[thing, place.id] as const] : [];
  });

async function writeAgreements(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
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
        versions.map(({ n, agreement, createdAt }) => ({
          agreementId,
          n,
          name: agreement.name,
          body: toJson(agreement),
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

async function writeLists(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
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
        forkOfVersion: thing.forkOfVersion ?? null,
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
      thing.versions.map(({ n, list, catalogueVersion, verdict, agreementId, createdAt }) => ({
        listId: id,
        n,
        name: list.name,
        body: toJson(list),
        catalogueVersion,
        verdict: toJsonOrNull(verdict),
        agreementId: under(agreementId),
        createdAt: date(createdAt),
      })),
    ),
    (data) => tx.listVersion.createMany({ data }),
  );
}

async function writeBoards(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
  const { moments } = readMoments(now);
  const linkOf = await linkMaker(file.boards, (links) =>
    tx.board.findMany({ where: { shareId: { in: links } }, select: { shareId: true } }),
  );
  const own = coming(file.boards, plan.boards).map(
    ([thing, id]) => [thing, id, linkOf(thing.shareId)] as const,
  );
  const hiddenBy = await findStillHidden(
    tx,
    'board',
    own.map(([, , link]) => link),
  );
  await writeMany(
    own.map(([thing, id, shareId]) => ({
      ...moments(thing),
      id,
      shareId,
      hiddenBy: hiddenBy(shareId),
      ownerId: owner,
      system: thing.board.system,
      name: thing.board.name,
      version: thing.version,
      body: toJson(thing.board),
    })),
    (data) => tx.board.createMany({ data }),
  );
}

async function writeRest(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
  const { date, moments } = readMoments(now);
  await writeMany(
    coming(file.cards, plan.cards).map(([thing, id]) => ({
      ...moments(thing),
      id,
      ownerId: owner,
      system: thing.system,
      name: thing.card.name,
      version: thing.version,
      body: toJson(thing.card),
    })),
    (data) => tx.ownCard.createMany({ data }),
  );
  await writeMany(
    coming(file.searches, plan.searches).map(([{ name, query, createdAt }, id]) => ({
      id,
      ownerId: owner,
      name,
      query,
      createdAt: date(createdAt),
    })),
    (data) => tx.savedSearch.createMany({ data }),
  );
  await writeMany(
    coming(file.printed, plan.printed).map(([{ system, name, printedAt, looks }, id]) => ({
      id,
      ownerId: owner,
      system,
      name,
      printedAt: date(printedAt),
      looks: toJson({ looks }),
    })),
    (data) => tx.printRun.createMany({ data }),
  );
  const comments = coming(file.comments, plan.comments);
  const hiddenBy = await findStillHidden(
    tx,
    'comment',
    comments.map(([, id]) => id),
  );
  await writeMany(
    comments.map(([{ listId, system, entryId, text, createdAt }, id]) => ({
      id,
      hiddenBy: hiddenBy(id),
      authorId: owner,
      listId: listId === undefined ? null : plan.lists.get(listId)!.id,
      system,
      entryId: entryId ?? null,
      body: text,
      createdAt: date(createdAt),
    })),
    (data) => tx.comment.createMany({ data }),
  );
  await writeMany(
    file.likes.flatMap(({ shareId, createdAt }) => {
      const place = plan.likes.get(shareId);
      return place?.state === 'comes' && place.row
        ? [{ userId: owner, listId: place.row.id, createdAt: date(createdAt) }]
        : [];
    }),
    (data) => tx.listLike.createMany({ data }),
  );
}

/** Brings back what was deleted here and stands in the file. */
async function bringBack(tx: Db, owner: UserId, plan: Plan) {
  const returning = (places: Plan['lists'], restore: (rows: Returning) => Promise<unknown>) =>
    writeMany(
      [...places.values()].flatMap(({ state, id }) => (state === 'returns' ? [id] : [])),
      (ids) => restore({ where: { ownerId: owner, id: { in: ids } }, data: { deletedAt: null } }),
    );
  await returning(plan.lists, (rows) => tx.list.updateMany(rows));
  await returning(plan.agreements, (rows) => tx.agreement.updateMany(rows));
  await returning(plan.otherAgreements, (rows) => tx.agreement.updateMany(rows));
  await returning(plan.cards, (rows) => tx.ownCard.updateMany(rows));
  await returning(plan.boards, (rows) => tx.board.updateMany(rows));
}

interface Returning {
  readonly where: { readonly ownerId: UserId; readonly id: { readonly in: string[] } };
  readonly data: { readonly deletedAt: null };
}

/** Does what a plan says: brings back what was deleted here, and writes what is not here yet. */
export async function writePlan(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
  await bringBack(tx, owner, plan);
  await writeAgreements(tx, owner, file, plan, now);
  await writeLists(tx, owner, file, plan, now);
  await writeBoards(tx, owner, file, plan, now);
  await writeRest(tx, owner, file, plan, now);
}
