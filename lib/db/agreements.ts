import 'server-only';
import { Agreement } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { newId, newShareId, type UserId } from './ids';
import { fromJson, present, toJson } from './json';
import { owned } from './owned';
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

const rows = owned({
  read: (client, where) => client.agreement.findFirst({ where, select: columns }),
  page: (query) => db().agreement.findMany({ ...query, select: columns }),
  mark: (client, where, deletedAt) => client.agreement.updateMany({ where, data: { deletedAt } }),
  toSaved,
});

export const {
  list: listAgreements,
  find: findAgreement,
  remove: deleteAgreement,
  restore: restoreAgreement,
  deleted: listDeletedAgreements,
} = rows;

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
