import 'server-only';
import { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import type { UserId } from './ids';
import { toJson } from './json';

/** The answer to a request, as it is given again when the request is repeated. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export type Recall =
  /** The key is the caller's now: do the work, then `remember`, or `forget` when it failed. */
  | { readonly kind: 'new' }
  /** The request was answered before. */
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The same request is being worked on at this moment: 409. */
  | { readonly kind: 'running' }
  /** The key was used for another request: 422. */
  | { readonly kind: 'mismatch' };

const hour = 60 * 60 * 1000;
/** An answer is given again for a day. */
export const answersKeptMs = 24 * hour;
/** A request that is still without an answer after this was cut off. */
const cutOffMs = 60_000;

const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/** Was there a request with this key? If not, the key is taken in the same step, so that two at once do the work once. */
export async function recall(owner: UserId, key: string, hash: string, now = new Date()): Promise<Recall> {
  await db().idempotency.deleteMany({
    where: {
      ownerId: owner,
      key,
      OR: [
        { createdAt: { lt: new Date(now.getTime() - answersKeptMs) } },
        { status: null, createdAt: { lt: new Date(now.getTime() - cutOffMs) } },
      ],
    },
  });
  try {
    await db().idempotency.create({
      data: { ownerId: owner, key, hash, createdAt: now },
      select: { key: true },
    });
    return { kind: 'new' };
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  const row = await db().idempotency.findUnique({
    where: { ownerId_key: { ownerId: owner, key } },
    select: { hash: true, status: true, headers: true, body: true },
  });
  if (!row) return { kind: 'running' };
  if (row.hash !== hash) return { kind: 'mismatch' };
  if (row.status === null) return { kind: 'running' };
  const { body } = row.body as { body?: unknown };
  return {
    kind: 'answered',
    answer: { status: row.status, headers: row.headers as Record<string, string>, body },
  };
}

/** Keeps the answer for whoever repeats the request. */
export async function remember(owner: UserId, key: string, answer: Answer): Promise<void> {
  await db().idempotency.updateMany({
    where: { ownerId: owner, key },
    data: {
      status: answer.status,
      headers: toJson(answer.headers),
      // Wrapped, so that an answer without a body is not taken for a missing one.
      body: toJson({ body: answer.body }),
    },
  });
}

/** Gives the key back: the work failed, and a repetition may try again. */
export async function forget(owner: UserId, key: string): Promise<void> {
  await db().idempotency.deleteMany({ where: { ownerId: owner, key, status: null } });
}
