import 'server-only';
import { List } from '@/lib/rules';
import { db } from '../client';
import { shownTo } from '../hidden';
import type { UserId } from '../ids';
import { fromJson } from '../json';
import { columns, toSaved, type SavedList } from './list-rows';
import { asVersion } from '../version';

/** The list that another was copied from, as it is now and as it was copied. */
export interface Origin {
  readonly now: SavedList;
  /** Absent where that version is not known. */
  readonly then?: { readonly version: number; readonly list: List };
}

/** Where a copy comes from; undefined where that list is gone, or hidden from the reader. Whoever copied it knew its link. */
export async function findOrigin(copy: SavedList, reader: UserId): Promise<Origin | undefined> {
  if (copy.forkOf === undefined) return undefined;
  const row = await db().list.findFirst({
    where: { shareId: copy.forkOf, deletedAt: null, ...shownTo(reader) },
    select: {
      ...columns,
      versions: { where: { n: asVersion(copy.forkOfVersion ?? 0) }, select: { n: true, body: true } },
    },
  });
  if (!row) return undefined;
  const then = row.versions[0];
  return {
    now: toSaved(row),
    ...(then ? { then: { version: then.n, list: fromJson(List, then.body) } } : {}),
  };
}

/** Copies of a list: the caller's own by name, and how many others have made. */
export interface Copies {
  readonly own: readonly { readonly id: string; readonly shareId: string; readonly name: string }[];
  readonly others: number;
}

const MOST_SHOWN = 50;

/** Who copied it. Of lists that are not the caller's own nothing but their number is told. */
export async function findCopies(shareId: string, caller: UserId | undefined): Promise<Copies> {
  const copies = { forkOf: shareId, deletedAt: null };
  const own =
    caller === undefined
      ? []
      : await db().list.findMany({
          where: { ...copies, ownerId: caller },
          orderBy: { id: 'desc' },
          take: MOST_SHOWN,
          select: { id: true, shareId: true, name: true },
        });
  const all = await db().list.count({ where: copies });
  const mine = caller === undefined ? 0 : await db().list.count({ where: { ...copies, ownerId: caller } });
  return { own, others: all - mine };
}

/**
 * Remembers that a copy has seen this version of its origin. Of the origin of somebody else only what came since it was copied
 * lay open to whoever has its link: older versions are nobody’s but theirs who work on it.
 */
export const markTakenIn = (
  owner: UserId,
  id: string,
  version: number,
): Promise<'marked' | 'missing' | 'unknown_version'> =>
  db().$transaction(async (tx) => {
    const copy = await tx.list.findFirst({
      where: { id, ownerId: owner, deletedAt: null },
      select: { forkOf: true, forkOfVersion: true },
    });
    if (!copy) return 'missing';
    const origin = await tx.list.findFirst({
      where: { shareId: copy.forkOf ?? '', deletedAt: null, ...shownTo(owner) },
      select: { ownerId: true, version: true },
    });
    // Of what is no copy, or whose origin is gone, there is nothing to remember.
    if (!origin) return 'marked';
    const first = origin.ownerId === owner ? 1 : (copy.forkOfVersion ?? origin.version);
    if (version < first || version > origin.version) return 'unknown_version';
    await tx.list.updateMany({ where: { id, ownerId: owner }, data: { forkOfVersion: version } });
    return 'marked';
  });
