import type { BoundedKind } from '../bounds';
import { findReturning } from './bounds';
import { db, type Db } from './client';
import type { UserId } from './ids';
import { deletedOf, deletedPage, keptSince, type Deleted } from './kept';
import { takeOf, type Page, type PageRequest } from './page';
import { asVersion, type Change } from './version';

/** One row of an owner. */
export interface OwnedWhere {
  readonly id: string;
  readonly ownerId: UserId;
  /** Absent: deleted or not. */
  readonly deletedAt?: null | { readonly gte: Date };
  readonly version?: number;
}

/** The question for a page of an owner's rows. */
export interface OwnedPage {
  readonly where: {
    readonly ownerId: UserId;
    readonly deletedAt: null | { readonly gte: Date };
    readonly system?: string;
    readonly id?: { readonly lt: string } | { readonly in: string[] };
  };
  readonly orderBy: { readonly id: 'desc' };
  readonly take: number;
}

interface OwnedRow {
  readonly id: string;
  readonly deletedAt: Date | null;
}

/** How one model is read and changed; Prisma types each of its models apart. */
interface Model<R extends OwnedRow, T> {
  readonly kind: BoundedKind;
  readonly read: (client: Db, where: OwnedWhere) => Promise<R | null>;
  readonly page: (query: OwnedPage) => Promise<readonly R[]>;
  /** Sets the day of deletion. @returns how many rows were met */
  readonly mark: (
    client: Db,
    where: OwnedWhere,
    deletedAt: Date | null,
  ) => Promise<{ readonly count: number }>;
  readonly toSaved: (row: R) => T;
}

/** What lists, agreements, cards, boards and tables have in common: an owner, versions, and thirty days to bring back what was deleted. */
export function owned<R extends OwnedRow, T>({ kind, read, page, mark, toSaved }: Model<R, T>) {
  const find = async (owner: UserId, id: string): Promise<T | undefined> => {
    const row = await read(db(), { id, ownerId: owner, deletedAt: null });
    return row ? toSaved(row) : undefined;
  };

  /** Lets `write` change the row if it still is at `expectedVersion`, all or nothing; `write` says how many rows it met. */
  const update = (
    owner: UserId,
    id: string,
    expectedVersion: number,
    write: (tx: Db, where: OwnedWhere) => Promise<{ readonly count: number }>,
  ): Promise<Change<T>> =>
    db().$transaction(async (tx) => {
      const where = { id, ownerId: owner, deletedAt: null, version: asVersion(expectedVersion) };
      const { count } = await write(tx, where);
      const row = await read(
        tx,
        count > 0 ? { id, ownerId: owner } : { id, ownerId: owner, deletedAt: null },
      );
      if (!row) return { ok: false, reason: 'missing' };
      return count > 0
        ? { ok: true, saved: toSaved(row) }
        : { ok: false, reason: 'stale', current: toSaved(row) };
    });

  return {
    find,
    update,

    /** Deletes it, if it still is at `expectedVersion`; for thirty days `restore` brings it back. */
    remove: (owner: UserId, id: string, expectedVersion: number, now = new Date()): Promise<Change<T>> =>
      update(owner, id, expectedVersion, (tx, where) => mark(tx, where, now)),

    /** Brings back what was deleted less than thirty days ago, with its versions and its link. */
    restore: (owner: UserId, id: string, now = new Date()): Promise<T | 'too_many' | undefined> =>
      db().$transaction(async (tx) => {
        const deleted = { id, ownerId: owner, deletedAt: { gte: keptSince(now) } };
        const { returning, fits } = await findReturning(tx, owner, kind, async () => {
          const row = await read(tx, deleted);
          return row ? [row] : [];
        });
        if (returning.length === 0) return undefined;
        if (!fits) return 'too_many';
        await mark(tx, deleted, null);
        const row = await read(tx, { id, ownerId: owner, deletedAt: null });
        return row ? toSaved(row) : undefined;
      }),

    /** What the owner deleted and may bring back, the newest first. */
    deleted: async (owner: UserId, request: PageRequest = {}, now = new Date()): Promise<Page<Deleted<T>>> =>
      deletedPage(await page(deletedOf(owner, request, now)), request, now, toSaved),
  };
}

/** What one asks of an owner's shelf. */
export type OwnedRequest = PageRequest & { readonly system?: string };

/** The question for what an owner has, the newest first. */
export const ownedPage = (owner: UserId, request: OwnedRequest) => ({
  where: {
    ownerId: owner,
    deletedAt: null,
    ...(request.system === undefined ? {} : { system: request.system }),
    ...(request.cursor === undefined ? {} : { id: { lt: request.cursor } }),
  },
  orderBy: { id: 'desc' as const },
  take: takeOf(request) + 1,
});

/** The question for the versions of something, the newest first. */
export const versionsPage = (request: PageRequest) => ({
  ...(request.cursor === undefined ? {} : { where: { n: { lt: asVersion(Number(request.cursor)) } } }),
  orderBy: { n: 'desc' as const },
  take: takeOf(request) + 1,
});
