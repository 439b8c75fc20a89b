import 'server-only';
import { MOST_KEPT, type BoundedKind } from '../bounds';
import { db, type Db } from './client';
import { holdAccount } from './hold-account';
import { noteMade } from './idempotency';
import type { UserId } from './ids';

/** Things of an owner: with `deletedAt` those that are not deleted, without it all of them. */
interface Kept {
  readonly ownerId: UserId;
  readonly deletedAt?: null;
}

const counts: Readonly<Record<BoundedKind, (tx: Db, where: Kept) => Promise<number>>> = {
  lists: (tx, where) => tx.list.count({ where }),
  agreements: (tx, where) => tx.agreement.count({ where }),
  cards: (tx, where) => tx.ownCard.count({ where }),
  boards: (tx, where) => tx.board.count({ where }),
  tables: (tx, where) => tx.table.count({ where }),
  searches: (tx, { ownerId }) => tx.savedSearch.count({ where: { ownerId } }),
  comments: (tx, { ownerId }) => tx.comment.count({ where: { authorId: ownerId } }),
  tokens: (tx, { ownerId }) => tx.apiToken.count({ where: { ownerId, revokedAt: null } }),
};

/** How many more there would be: of those that are not deleted, and in all. */
interface More {
  readonly standing: number;
  readonly inAll: number;
}

/**
 * Is there room for more? What is deleted takes room until it is gone for good, or whoever makes and deletes would fill the
 * base. Asked while the account is held, no other request takes the room meanwhile.
 */
export async function hasRoom(
  tx: Db,
  owner: UserId,
  kind: BoundedKind,
  { standing, inAll }: More,
): Promise<boolean> {
  const most = MOST_KEPT[kind];
  const count = counts[kind];
  if (standing > 0 && (await count(tx, { ownerId: owner, deletedAt: null })) + standing > most) return false;
  return inAll === 0 || (await count(tx, { ownerId: owner })) + inAll <= 2 * most;
}

/** Makes one more of a kind, where its owner has room for it; once for a request with an Idempotency-Key. */
export const makeWithin = <T extends { readonly id: string }>(
  owner: UserId,
  kind: BoundedKind,
  make: (tx: Db) => Promise<T>,
): Promise<T | 'too_many'> =>
  db().$transaction(async (tx) => {
    await holdAccount(tx, owner);
    if (!(await hasRoom(tx, owner, kind, { standing: 1, inAll: 1 }))) return 'too_many';
    const made = await make(tx);
    await noteMade(tx, made.id);
    return made;
  });

/**
 * What a request brings back of what was deleted: `find` looks while the account is held. It takes room in all already, and is
 * asked for room among what stands.
 */
export async function findReturning<R>(
  tx: Db,
  owner: UserId,
  kind: BoundedKind,
  find: () => Promise<readonly R[]>,
): Promise<{ readonly returning: readonly R[]; readonly fits: boolean }> {
  await holdAccount(tx, owner);
  const returning = await find();
  return { returning, fits: await hasRoom(tx, owner, kind, { standing: returning.length, inAll: 0 }) };
}
