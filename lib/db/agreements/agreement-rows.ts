import { Agreement } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { fromJson, present } from '../json';

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
  /** Since when everybody finds it; absent: only whoever has its link. */
  readonly publishedAt?: string;
  /** The act of a moderator by which nobody but its owner reads it. */
  readonly hiddenBy?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const agreementColumns = {
  id: true,
  shareId: true,
  version: true,
  system: true,
  name: true,
  body: true,
  forkOf: true,
  publishedAt: true,
  hiddenBy: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
} as const satisfies Prisma.AgreementSelect;

type Row = Prisma.AgreementGetPayload<{ select: typeof agreementColumns }>;

/** A row with its JSON read and its nulls left out. */
export const toSavedAgreement = (row: Row): SavedAgreement => ({
  id: row.id,
  shareId: row.shareId,
  version: row.version,
  system: row.system,
  name: row.name,
  agreement: fromJson(Agreement, row.body),
  ...present({
    forkOf: row.forkOf,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    hiddenBy: row.hiddenBy,
  }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
