import 'server-only';
import type { Agreement } from '@/lib/rules';
import { letOldVersionsGo } from './agreement-history';
import { agreementColumns, toSavedAgreement, type SavedAgreement } from './agreement-rows';
import { makeWithin } from '../bounds';
import { db } from '../client';
import { shownTo } from '../hidden';
import { newId, newShareId, type UserId } from '../ids';
import { toJson } from '../json';
import { listed } from '../listed';
import { owned } from '../owned';
import { readMany } from '../portions';
import { searchTextOf } from './published-agreements';
import type { Change } from '../version';

export type { SavedAgreement } from './agreement-rows';
export * from './agreement-versions';
export * from './published-agreements';

const rows = owned({
  kind: 'agreements',
  read: (client, where) => client.agreement.findFirst({ where, select: agreementColumns }),
  page: (query) => db().agreement.findMany({ ...query, select: agreementColumns }),
  mark: (client, where, deletedAt) => client.agreement.updateMany({ where, data: { deletedAt } }),
  toSaved: toSavedAgreement,
});

export const {
  find: findAgreement,
  remove: deleteAgreement,
  restore: restoreAgreement,
  deleted: listDeletedAgreements,
} = rows;

/** What the owner has, the newest first; with words, what has them in its name. */
export const listAgreements = listed({
  names: (query) => db().agreement.findMany({ ...query, select: { id: true, name: true } }),
  page: (query) => db().agreement.findMany({ ...query, select: agreementColumns }),
  toSaved: toSavedAgreement,
});

/** The names of all that an owner has, or has for one game, newest first: to choose from. An account has a bounded number. */
export const listAgreementNames = (
  owner: UserId,
  system?: string,
): Promise<readonly Pick<SavedAgreement, 'id' | 'shareId' | 'name'>[]> =>
  db().agreement.findMany({
    where: { ownerId: owner, ...(system === undefined ? {} : { system }), deletedAt: null },
    orderBy: { id: 'desc' },
    select: { id: true, shareId: true, name: true },
  });

/** Those of an owner with these ids, in no order. */
export const findAgreements = async (
  owner: UserId,
  ids: readonly string[],
): Promise<readonly SavedAgreement[]> => {
  const found = await readMany(ids, (some) =>
    db().agreement.findMany({
      where: { ownerId: owner, deletedAt: null, id: { in: some } },
      select: agreementColumns,
    }),
  );
  return found.map(toSavedAgreement);
};

/** Saves a new agreement as its version 1; where it is changed at once, what it is then as its version 2, in the same step. */
export const createAgreement = (
  owner: UserId,
  agreement: Agreement,
  { forkOf, changed }: { readonly forkOf?: string; readonly changed?: Agreement | undefined } = {},
): Promise<SavedAgreement | 'too_many'> =>
  makeWithin(owner, 'agreements', async (tx) => {
    const now = new Date();
    const versions = [agreement, ...(changed ? [changed] : [])].map((one, i) => ({
      name: one.name,
      body: toJson(one),
      n: i + 1,
      createdAt: now,
    }));
    const { name, body, n } = versions.at(-1)!;
    const row = await tx.agreement.create({
      data: {
        name,
        body,
        version: n,
        id: newId(),
        shareId: newShareId(),
        ownerId: owner,
        system: agreement.system,
        forkOf: forkOf ?? null,
        createdAt: now,
        updatedAt: now,
        versions: { create: versions },
      },
      select: agreementColumns,
    });
    return toSavedAgreement(row);
  });

/** An agreement by its link; anybody may ask. */
export async function findSharedAgreement(
  shareId: string,
  reader: UserId | undefined,
): Promise<SavedAgreement | undefined> {
  const row = await db().agreement.findFirst({
    where: { shareId, deletedAt: null, ...shownTo(reader) },
    select: agreementColumns,
  });
  return row ? toSavedAgreement(row) : undefined;
}

/** Saves a new version, if the agreement still is at `expectedVersion`. */
export async function updateAgreement(
  owner: UserId,
  id: string,
  expectedVersion: number,
  agreement: Agreement,
): Promise<Change<SavedAgreement>> {
  const searchText = await searchTextOf(agreement);
  return rows.update(owner, id, expectedVersion, async (tx, where) => {
    const now = new Date();
    const version = { name: agreement.name, body: toJson(agreement) };
    const met = await tx.agreement.updateMany({
      where,
      data: { ...version, searchText, system: agreement.system, version: { increment: 1 }, updatedAt: now },
    });
    if (met.count > 0) {
      await tx.agreementVersion.create({
        data: { ...version, agreementId: id, n: expectedVersion + 1, createdAt: now },
        select: { n: true },
      });
      await letOldVersionsGo(tx, id);
    }
    return met;
  });
}
