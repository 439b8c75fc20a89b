import 'server-only';
import { Agreement } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from '../client';
import type { UserId } from '../ids';
import { fromJson } from '../json';
import { versionsPage } from '../owned';
import { pageOf, type Page, type PageRequest } from '../page';
import { asVersion } from '../version';

/** A line of an agreement's history. */
export interface AgreementVersionLine {
  readonly version: number;
  readonly name: string;
  readonly createdAt: string;
}

export interface SavedAgreementVersion extends AgreementVersionLine {
  readonly agreement: Agreement;
}

const line = {
  n: true,
  name: true,
  createdAt: true,
} as const satisfies Prisma.AgreementVersionSelect;

const toLine = (row: Prisma.AgreementVersionGetPayload<{ select: typeof line }>): AgreementVersionLine => ({
  version: row.n,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
});

/** The history of one of the owner's agreements, newest first; undefined where there is no such agreement. */
export async function listAgreementVersions(
  owner: UserId,
  id: string,
  request: PageRequest = {},
): Promise<Page<AgreementVersionLine> | undefined> {
  const agreement = await db().agreement.findFirst({
    where: { id, ownerId: owner, deletedAt: null },
    select: {
      versions: { ...versionsPage(request), select: line },
    },
  });
  return agreement ? pageOf(agreement.versions, request, (row) => String(row.n), toLine) : undefined;
}

/** One of the owner's agreements as it was at version `n`. */
export async function findAgreementVersion(
  owner: UserId,
  id: string,
  n: number,
): Promise<SavedAgreementVersion | undefined> {
  const row = await db().agreementVersion.findFirst({
    where: { agreementId: id, n: asVersion(n), agreement: { ownerId: owner, deletedAt: null } },
    select: { ...line, body: true },
  });
  return row ? { ...toLine(row), agreement: fromJson(Agreement, row.body) } : undefined;
}
