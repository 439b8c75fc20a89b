import { isSameValue } from '@/lib/rules/kernel/canonical-value';
import type { Db } from '../client';
import type { UserId } from '../ids';
import type { AccountFile } from './file';
import { placesOf, type Place } from './places';
import { readMany } from '../portions';

type Places = ReadonlyMap<string, Place<unknown>>;

/** Where all of a file goes. */
export interface Plan {
  readonly lists: Places;
  readonly agreements: Places;
  /** Of other people: those that can be had by their link here are not taken in. */
  readonly otherAgreements: Places;
  /** Ids of agreements in the file, and what they are called here. */
  readonly agreementIds: ReadonlyMap<string, string>;
  readonly cards: Places;
  readonly boards: Places;
  readonly comments: Places;
  /** By link; an id of another's list is told to nobody. */
  readonly likes: ReadonlyMap<string, Place<{ readonly id: string }>>;
  readonly searches: Places;
  readonly printed: Places;
}

const held = { id: true, ownerId: true, deletedAt: true, version: true, body: true } as const;

/** Asks the base where everything of the file stands, and changes nothing. */
export async function planFor(tx: Db, owner: UserId, file: AccountFile, now: Date): Promise<Plan> {
  const lists = await placesOf(
    owner,
    file.lists,
    (ids) => tx.list.findMany({ where: { id: { in: ids } }, select: held }),
    (list, row) => row.version === list.version && isSameValue(row.body, list.versions.at(-1)!.list),
    now,
  );
  const readAgreements = (ids: string[]) =>
    tx.agreement.findMany({ where: { id: { in: ids } }, select: held });
  const agreements = await placesOf(
    owner,
    file.agreements,
    readAgreements,
    (agreement, row) =>
      row.version === agreement.version && isSameValue(row.body, agreement.versions.at(-1)!.agreement),
    now,
  );
  const byLink = await readMany(
    file.otherAgreements.map(({ shareId }) => shareId),
    (links) =>
      tx.agreement.findMany({
        where: { shareId: { in: links }, deletedAt: null, hiddenBy: null },
        select: { id: true, shareId: true },
      }),
  );
  const here = new Map(
    file.otherAgreements.flatMap(({ id, shareId }) => {
      const found = byLink.find((row) => row.shareId === shareId);
      return found ? [[id, found.id] as const] : [];
    }),
  );
  const otherAgreements = await placesOf(
    owner,
    file.otherAgreements.filter(({ id }) => !here.has(id)),
    readAgreements,
    ({ agreement }, row) => isSameValue(row.body, agreement),
    now,
  );
  const cards = await placesOf(
    owner,
    file.cards,
    (ids) => tx.ownCard.findMany({ where: { id: { in: ids } }, select: held }),
    (card, row) => row.version === card.version && isSameValue(row.body, card.card),
    now,
  );
  const boards = await placesOf(
    owner,
    file.boards,
    (ids) => tx.board.findMany({ where: { id: { in: ids } }, select: held }),
    (board, row) => row.version === board.version && isSameValue(row.body, board.board),
    now,
  );
  const searches = await placesOf(
    owner,
    file.searches,
    (ids) =>
      tx.savedSearch.findMany({
        where: { id: { in: ids } },
        select: { id: true, ownerId: true, name: true, query: true },
      }),
    ({ name, query }, row) => row.name === name && row.query === query,
    now,
  );
  const comments = await placesOf(
    owner,
    // What was said beside lists of other people stays with those lists.
    file.comments.filter(({ listId, entryId }) =>
      listId === undefined ? entryId !== undefined : standing(lists.get(listId)),
    ),
    async (ids) =>
      (
        await tx.comment.findMany({
          where: { id: { in: ids } },
          select: { id: true, authorId: true, body: true },
        })
      ).map(({ authorId, ...row }) => ({ ...row, ownerId: authorId })),
    ({ text }, row) => row.body === text,
    now,
  );
  const agreementIds = new Map(here);
  for (const places of [agreements, otherAgreements])
    for (const [id, place] of places) if (standing(place)) agreementIds.set(id, place.id);
  const printed = await runsOf(tx, owner, file);
  const likes = await likesOf(tx, owner, file);
  return {
    lists,
    agreements,
    otherAgreements,
    agreementIds,
    cards,
    boards,
    comments,
    likes,
    searches,
    printed,
  };
}

/** Lists of other people stand where they stand: those that are not here, or are one's own here, cannot be liked. */
async function likesOf(tx: Db, owner: UserId, { likes }: AccountFile): Promise<Plan['likes']> {
  const rows = await readMany(
    likes.map(({ shareId }) => shareId),
    (links) =>
      tx.list.findMany({
        where: { shareId: { in: links }, deletedAt: null, ownerId: { not: owner } },
        select: { id: true, shareId: true, likes: { where: { userId: owner }, select: { listId: true } } },
      }),
  );
  return new Map(
    rows.map(({ id, shareId, likes: own }) => [
      shareId,
      { id: shareId, state: own.length > 0 ? 'stands' : 'comes', row: { id } },
    ]),
  );
}

/** Runs are named by whoever printed, and each account has names of its own. */
async function runsOf(tx: Db, owner: UserId, { printed }: AccountFile): Promise<Places> {
  const here = await readMany(
    printed.map(({ id }) => id),
    (ids) => tx.printRun.findMany({ where: { ownerId: owner, id: { in: ids } }, select: { id: true } }),
  );
  const known = new Set(here.map(({ id }) => id));
  return new Map(printed.map(({ id }) => [id, { id, state: known.has(id) ? 'stands' : 'comes' }]));
}

const standing = (place: Place<unknown> | undefined): boolean =>
  place !== undefined && place.state !== 'past';
