import 'server-only';
import { List } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import type { UserId } from './ids';
import { fromJson, present } from './json';
import { versionsPage } from './owned';
import { pageOf, type Page, type PageRequest } from './page';
import { asVersion } from './version';

/** A line of a list's history. */
export interface ListVersionLine {
  readonly version: number;
  readonly name: string;
  readonly catalogueVersion: string;
  readonly agreementId?: string;
  readonly createdAt: string;
}

export interface SavedListVersion extends ListVersionLine {
  readonly list: List;
}

const line = {
  n: true,
  name: true,
  catalogueVersion: true,
  agreementId: true,
  createdAt: true,
} as const satisfies Prisma.ListVersionSelect;

const toLine = (row: Prisma.ListVersionGetPayload<{ select: typeof line }>): ListVersionLine => ({
  version: row.n,
  name: row.name,
  catalogueVersion: row.catalogueVersion,
  ...present({ agreementId: row.agreementId }),
  createdAt: row.createdAt.toISOString(),
});

/** The history of one of the owner's lists, newest first; undefined where there is no such list. */
export async function listVersions(
  owner: UserId,
  id: string,
  request: PageRequest = {},
): Promise<Page<ListVersionLine> | undefined> {
  const list = await db().list.findFirst({
    where: { id, ownerId: owner, deletedAt: null },
    select: {
      versions: { ...versionsPage(request), select: line },
    },
  });
  return list ? pageOf(list.versions, request, (row) => String(row.n), toLine) : undefined;
}

/** One of the owner's lists as it was at version `n`. */
export async function findListVersion(
  owner: UserId,
  id: string,
  n: number,
): Promise<SavedListVersion | undefined> {
  const row = await db().listVersion.findFirst({
    where: { listId: id, n: asVersion(n), list: { ownerId: owner, deletedAt: null } },
    select: { ...line, body: true },
  });
  return row ? { ...toLine(row), list: fromJson(List, row.body) } : undefined;
}
