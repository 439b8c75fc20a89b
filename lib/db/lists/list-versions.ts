import 'server-only';
import { List, type KeptVerdict } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from '../client';
import type { UserId } from '../ids';
import { fromJson, present } from '../json';
import { workedBy } from './list-access';
import { findHiddenAmong } from '../agreements/agreement-access';
import { keptOf } from './list-rows';
import { versionsPage } from '../owned';
import { pageOf, type Page, type PageRequest } from '../page';
import { asVersion } from '../version';

/** A line of a list's history. */
export interface ListVersionLine {
  readonly version: number;
  readonly name: string;
  readonly catalogueVersion: string;
  /** Of the moment of saving; absent where that was not kept, and while the agreement that it names is hidden. */
  readonly verdict?: KeptVerdict;
  readonly agreementId?: string;
  readonly createdAt: string;
  readonly by: Maker;
}

/** Who made a version: its owner, or somebody who works on the list with him. */
export interface Maker {
  readonly role: 'owner' | 'editor';
  /** Absent for people without one, and for those who are gone. */
  readonly name?: string;
  readonly you: boolean;
}

export interface SavedListVersion extends ListVersionLine {
  readonly list: List;
}

const line = {
  n: true,
  name: true,
  catalogueVersion: true,
  verdict: true,
  agreementId: true,
  authorId: true,
  createdAt: true,
} as const satisfies Prisma.ListVersionSelect;

type Line = Prisma.ListVersionGetPayload<{ select: typeof line }>;
type Owner = { readonly ownerId: string; readonly owner: { readonly name: string | null } };
const owner = { ownerId: true, owner: { select: { name: true } } } as const satisfies Prisma.ListSelect;

/** Tells of each version who made it; a version outlives its maker's account. */
async function makersOf(
  list: Owner,
  versions: readonly Line[],
  reader: UserId,
): Promise<(version: Line) => Maker> {
  const ids = [...new Set(versions.flatMap(({ authorId }) => authorId ?? []))];
  const people =
    ids.length === 0
      ? []
      : await db().user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return ({ authorId }) =>
    authorId === null
      ? { role: 'owner', ...present({ name: list.owner.name }), you: list.ownerId === reader }
      : {
          role: 'editor',
          ...present({ name: people.find(({ id }) => id === authorId)?.name }),
          you: authorId === reader,
        };
}

const toLine = (row: Line, by: Maker, hidden: ReadonlySet<string>): ListVersionLine => ({
  version: row.n,
  name: row.name,
  catalogueVersion: row.catalogueVersion,
  ...keptOf(row.verdict, hidden.has(row.agreementId ?? '')),
  ...present({ agreementId: row.agreementId }),
  createdAt: row.createdAt.toISOString(),
  by,
});

/** The history of a list that somebody works on, newest first; undefined where he does not. */
export async function listVersions(
  reader: UserId,
  id: string,
  request: PageRequest = {},
): Promise<Page<ListVersionLine> | undefined> {
  const list = await db().list.findFirst({
    where: { ...workedBy(reader), id },
    select: { ...owner, versions: { ...versionsPage(request), select: line } },
  });
  if (!list) return undefined;
  const makerOf = await makersOf(list, list.versions, reader);
  const hidden = await findHiddenAmong(list.versions.flatMap(({ agreementId }) => agreementId ?? []));
  return pageOf(
    list.versions,
    request,
    (row) => String(row.n),
    (row) => toLine(row, makerOf(row), hidden),
  );
}

/** A list that somebody works on, as it was at version `n`. */
export async function findListVersion(
  reader: UserId,
  id: string,
  n: number,
): Promise<SavedListVersion | undefined> {
  const row = await db().listVersion.findFirst({
    where: { listId: id, n: asVersion(n), list: workedBy(reader) },
    select: { ...line, body: true, list: { select: owner } },
  });
  if (!row) return undefined;
  const makerOf = await makersOf(row.list, [row], reader);
  const hidden = await findHiddenAmong(row.agreementId === null ? [] : [row.agreementId]);
  return { ...toLine(row, makerOf(row), hidden), list: fromJson(List, row.body) };
}
