import 'server-only';
import { Agreement } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { newId, newShareId, type UserId } from './ids';
import { fromJson, present, toJson } from './json';
import { deletedOf, deletedPage, type Deleted } from './kept';
import { owned, ownedPage } from './owned';
import { pageOf, type Page, type PageRequest } from './page';
import type { Change } from './version';

export * from './agreement-versions';

export interface SavedAgreement {
  readonly id: string;
  /** Whoever knows it may read the agreement. */
  readonly shareId: string;
  readonly version: number;
  readonly system: string;
  readonly name: string;
  readonly agreement: Agreement;
  /** Share id of the agreement that it was forked from. */
  readonly forkOf?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const columns = {
  id: true,
  shareId: true,
  version: true,
  system: true,
  name: true,
  body: true,
  forkOf: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
} as const satisfies Prisma.AgreementSelect;

type Row = Prisma.AgreementGetPayload<{ select: typeof columns }>;

const toSaved = (row: Row): SavedAgreement => ({
  id: row.id,
  shareId: row.shareId,
  version: row.version,
  system: row.system,
  name: row.name,
  agreement: fromJson(Agreement, row.body),
  ...present({ forkOf: row.forkOf }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The owner's agreements, newest first. */
export async function listAgreements(
  owner: UserId,
  request: PageRequest & { readonly system?: string } = {},
): Promise<Page<SavedAgreement>> {
  const found = await db().agreement.findMany({ ...ownedPage(owner, request), select: columns });
  return pageOf(found, request, (row) => row.id, toSaved);
}

/** Saves a new agreement as its version 1. */
export async function createAgreement(
  owner: UserId,
  agreement: Agreement,
  { forkOf }: { readonly forkOf?: string } = {},
): Promise<SavedAgreement> {
  const now = new Date();
  const version = { name: agreement.name, body: toJson(agreement) };
  const row = await db().agreement.create({
    data: {
      ...version,
      id: newId(),
      shareId: newShareId(),
      ownerId: owner,
      system: agreement.system,
      forkOf: forkOf ?? null,
      createdAt: now,
      updatedAt: now,
      versions: { create: { ...version, n: 1, createdAt: now } },
    },
    select: columns,
  });
  return toSaved(row);
}

const rows = owned({
  read: (client, where) => client.agreement.findFirst({ where, select: columns }),
  mark: (client, where, deletedAt) => client.agreement.updateMany({ where, data: { deletedAt } }),
  toSaved,
});

/** One of the owner's agreements. */
export const findAgreement = (owner: UserId, id: string): Promise<SavedAgreement | undefined> =>
  rows.find(owner, id);

/** An agreement by its link; anybody may ask. */
export async function findSharedAgreement(shareId: string): Promise<SavedAgreement | undefined> {
  const row = await db().agreement.findFirst({ where: { shareId, deletedAt: null }, select: columns });
  return row ? toSaved(row) : undefined;
}

/** Saves a new version, if the agreement still is at `expectedVersion`. */
export const updateAgreement = (
  owner: UserId,
  id: string,
  expectedVersion: number,
  agreement: Agreement,
): Promise<Change<SavedAgreement>> =>
  rows.update(owner, id, expectedVersion, async (tx, where) => {
    const now = new Date();
    const version = { name: agreement.name, body: toJson(agreement) };
    const met = await tx.agreement.updateMany({
      where,
      data: { ...version, system: agreement.system, version: { increment: 1 }, updatedAt: now },
    });
    if (met.count > 0)
      await tx.agreementVersion.create({
        data: { ...version, agreementId: id, n: expectedVersion + 1, createdAt: now },
        select: { n: true },
      });
    return met;
  });

/** Deletes an agreement, if it still is at `expectedVersion`; for 30 days `restoreAgreement` brings it back. */
export const deleteAgreement = (
  owner: UserId,
  id: string,
  expectedVersion: number,
  now = new Date(),
): Promise<Change<SavedAgreement>> => rows.remove(owner, id, expectedVersion, now);

/** Brings back an agreement that was deleted less than 30 days ago, with its versions and its link. */
export const restoreAgreement = (
  owner: UserId,
  id: string,
  now = new Date(),
): Promise<SavedAgreement | undefined> => rows.restore(owner, id, now);

/** What the owner deleted and may bring back, newest first. */
export async function listDeletedAgreements(
  owner: UserId,
  request: PageRequest = {},
  now = new Date(),
): Promise<Page<Deleted<SavedAgreement>>> {
  const found = await db().agreement.findMany({ ...deletedOf(owner, request, now), select: columns });
  return deletedPage(found, request, now, toSaved);
}
