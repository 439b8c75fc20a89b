import 'server-only';
import { Agreement } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { agreementColumns, toSavedAgreement } from './agreement-rows';
import { createAgreement, findAgreement, findSharedAgreement, type SavedAgreement } from './agreements';
import { db, type Db } from '../client';
import { shownTo } from '../hidden';
import type { UserId } from '../ids';
import { readMany } from '../portions';

/**
 * Naming its version again holds an agreement until the transaction ends: nobody saves another version meanwhile.
 * @returns false where there is no such agreement
 */
export const holdAgreement = async (tx: Db, where: Prisma.AgreementWhereInput): Promise<boolean> =>
  (await tx.agreement.updateMany({ where, data: { version: { increment: 0 } } })).count > 0;

/** An agreement that the owner may put his lists under: one of his own by id, or anybody's by its link. */
export const findUsableAgreement = async (
  owner: UserId,
  idOrShareId: string,
): Promise<SavedAgreement | undefined> =>
  (await findAgreement(owner, idOrShareId)) ?? findSharedAgreement(idOrShareId, owner);

/** What names an agreement: a saved list. */
interface Naming {
  readonly agreementId?: string;
}

/** An agreement that a list names, as somebody who reads the list has it. */
export interface NamedAgreement extends SavedAgreement {
  /** By which he may use it: his own by its id, that of another by its link. */
  readonly usableAs: string;
}

/**
 * The agreements that these lists name, by their ids. Whoever may read a list may read what it names; a deleted one is not
 * shown, and a hidden one to its owner alone.
 */
export async function findAgreementsOf(
  lists: readonly Naming[],
  reader: UserId | undefined,
): Promise<ReadonlyMap<string, NamedAgreement>> {
  const ids = [...new Set(lists.flatMap(({ agreementId }) => agreementId ?? []))];
  const rows = await readMany(ids, (some) =>
    db().agreement.findMany({
      where: { id: { in: some }, deletedAt: null, ...shownTo(reader) },
      select: { ...agreementColumns, ownerId: true },
    }),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { ...toSavedAgreement(row), usableAs: row.ownerId === reader ? row.id : row.shareId },
    ]),
  );
}

/** The agreement that one list names. */
export const findAgreementOf = async (
  list: Naming,
  reader: UserId | undefined,
): Promise<NamedAgreement | undefined> =>
  list.agreementId === undefined ? undefined : (await findAgreementsOf([list], reader)).get(list.agreementId);

/** The ids by which this person may use these agreements: his own by id, others by their link. Deleted ones have none, nor those hidden from him. */
export async function usableIds(user: UserId, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db().agreement.findMany({
    where: { id: { in: [...new Set(ids)] }, deletedAt: null, ...shownTo(user) },
    select: { id: true, shareId: true, ownerId: true },
  });
  return new Map(rows.map(({ id, shareId, ownerId }) => [id, ownerId === user ? id : shareId]));
}

/** Of these agreements those that a moderator hid: no verdict of the past tells their names. */
export async function findHiddenAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db().agreement.findMany({
    where: { id: { in: [...new Set(ids)] }, hiddenBy: { not: null } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

/** A copy of an agreement as the owner's own; it remembers what it was forked from. */
export async function forkAgreement(
  owner: UserId,
  sourceId: string,
): Promise<SavedAgreement | 'too_many' | undefined> {
  const source = await findUsableAgreement(owner, sourceId);
  return (
    source &&
    createAgreement(owner, Agreement.parse(source.agreement), {
      forkOf: source.shareId,
    })
  );
}
