import { db, type Db } from './client';
import type { UserId } from './ids';
import { keptSince } from './kept';
import { takeOf, type PageRequest } from './page';
import { asVersion, type Change } from './version';

/** One row of an owner. */
export interface OwnedWhere {
  readonly id: string;
  readonly ownerId: UserId;
  /** Absent: deleted or not. */
  readonly deletedAt?: null | { readonly gte: Date };
  readonly version?: number;
}

/** How one model is read and changed; Prisma types each of its models apart. */
interface Model<R, T> {
  readonly read: (client: Db, where: OwnedWhere) => Promise<R | null>;
  /** Sets the day of deletion. @returns how many rows were met */
  readonly mark: (
    client: Db,
    where: OwnedWhere,
    deletedAt: Date | null,
  ) => Promise<{ readonly count: number }>;
  readonly toSaved: (row: R) => T;
}

/** What lists, agreements, cards and boards have in common: an owner, versions, and thirty days to bring back what was deleted. */
export function owned<R, T>({ read, mark, toSaved }: Model<R, T>) {
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

    /** For thirty days `restore` brings it back. */
    remove: (owner: UserId, id: string, expectedVersion: number, now: Date): Promise<Change<T>> =>
      update(owner, id, expectedVersion, (tx, where) => mark(tx, where, now)),

    async restore(owner: UserId, id: string, now: Date): Promise<T | undefined> {
      const { count } = await mark(db(), { id, ownerId: owner, deletedAt: { gte: keptSince(now) } }, null);
      return count === 0 ? undefined : find(owner, id);
    },
  };
}

/** The question for what an owner has, the newest first. */
export const ownedPage = (owner: UserId, request: PageRequest & { readonly system?: string }) => ({
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
