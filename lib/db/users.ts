import 'server-only';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { asUserId, newId, type UserId } from './ids';
import { present, storable } from './json';
import { leaveAllSeats } from './tables/table-seats';
import { isTaken } from './taken';

export interface User {
  readonly id: UserId;
  readonly email: string;
  readonly name?: string;
  /** Absent for people who only sign in elsewhere. */
  readonly passwordHash?: string;
  /** A session that carries an older number is void. */
  readonly sessionVersion: number;
  readonly createdAt: string;
}

/** An address as it is compared: `Ann@Example.org ` and `ann@example.org` are one. */
export const foldEmail = (email: string): string => storable(email.trim().normalize('NFC').toLowerCase());

const columns = {
  id: true,
  email: true,
  name: true,
  passwordHash: true,
  sessionVersion: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;

const toUser = (row: Prisma.UserGetPayload<{ select: typeof columns }>): User => ({
  id: asUserId(row.id),
  email: row.email,
  ...present({ name: row.name, passwordHash: row.passwordHash }),
  sessionVersion: row.sessionVersion,
  createdAt: row.createdAt.toISOString(),
});

/** Makes an account, unless the address has one. */
export async function createUser(wish: {
  readonly email: string;
  readonly name?: string;
  readonly passwordHash: string;
}): Promise<User | 'taken'> {
  try {
    const row = await db().user.create({
      data: {
        id: newId(),
        email: wish.email.trim(),
        emailKey: foldEmail(wish.email),
        name: wish.name ?? null,
        passwordHash: wish.passwordHash,
        createdAt: new Date(),
      },
      select: columns,
    });
    return toUser(row);
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

/** An account by its address, however that is written; undefined where there is none. */
export async function findUserByEmail(email: string): Promise<User | undefined> {
  const row = await db().user.findUnique({ where: { emailKey: foldEmail(email) }, select: columns });
  return row ? toUser(row) : undefined;
}

/** An account by its id; undefined where it has gone. */
export async function findUser(id: string): Promise<User | undefined> {
  const row = await db().user.findUnique({ where: { id }, select: columns });
  return row ? toUser(row) : undefined;
}

/**
 * Somebody who signed in elsewhere: his account, made at the first time. `taken` when another account has the address.
 * They are not joined by themselves: nobody has proved that the address of a password account is his.
 */
export async function findOrCreateLinkedUser(wish: {
  readonly provider: string;
  readonly providerAccountId: string;
  readonly email: string;
  readonly name?: string;
}): Promise<User | 'taken'> {
  const { provider, providerAccountId } = wish;
  const linked = () =>
    db().linkedAccount.findUnique({
      where: { provider_providerAccountId: { provider, providerAccountId } },
      select: { user: { select: columns } },
    });
  const known = await linked();
  if (known) return toUser(known.user);
  const now = new Date();
  try {
    const row = await db().user.create({
      data: {
        id: newId(),
        email: wish.email.trim(),
        emailKey: foldEmail(wish.email),
        name: wish.name ?? null,
        createdAt: now,
        linkedAccounts: { create: { provider, providerAccountId, createdAt: now } },
      },
      select: columns,
    });
    return toUser(row);
  } catch (error) {
    if (!isTaken(error)) throw error;
    // Two first sign-ins at once: the other one made the account.
    const meanwhile = await linked();
    return meanwhile ? toUser(meanwhile.user) : 'taken';
  }
}

/** A new password, if the old one is still the one that was proved. All sessions made before are void. */
export async function setPassword(
  id: UserId,
  proved: string | undefined,
  passwordHash: string,
): Promise<boolean> {
  const { count } = await db().user.updateMany({
    where: { id, passwordHash: proved ?? null },
    data: { passwordHash, sessionVersion: { increment: 1 } },
  });
  return count > 0;
}

/** Voids all sessions: “sign out everywhere”. */
export async function endSessions(id: UserId): Promise<boolean> {
  const { count } = await db().user.updateMany({ where: { id }, data: { sessionVersion: { increment: 1 } } });
  return count > 0;
}

/**
 * Deletes an account and everything that is its owner's, at once and for good; the base's references see to it, but for answers
 * that are kept. At tables of others it leaves an open seat.
 */
export const deleteUser = (id: UserId): Promise<boolean> =>
  db().$transaction(async (tx) => {
    await leaveAllSeats(tx, id);
    await tx.idempotency.deleteMany({ where: { ownerId: id } });
    const { count } = await tx.user.deleteMany({ where: { id } });
    return count > 0;
  });
