import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { MOST_ANSWERS } from '../bounds';
import { db, type Db } from './client';
import { toJson } from './json';
import { olderOf } from './newest';
import { writeMany } from './portions';
import { isNew } from './taken';

/** The answer to a request, as it is given again when the request is repeated. Its owner is an account, or the path that a guest asked. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Recall =
  /** The key is the caller's now: do the work, then `remember`, or `forget` when it failed. */
  | { readonly state: 'new' }
  /** The same request is being worked on at this moment. */
  | { readonly state: 'busy' }
  /** The key was used for another request. */
  | { readonly state: 'other' }
  /** The request was carried out, and cut off before its answer was kept: `made` is what it made. */
  | { readonly state: 'lost'; readonly made: string }
  /** The request was answered before. */
  | { readonly state: 'done'; readonly answer: Answer };

const hour = 60 * 60 * 1000;
/** An answer is given again for a day. */
export const answersKeptMs = 24 * hour;
/** A request that is still without an answer after this was cut off. */
const cutOffMs = 60_000;

/** In place of a status: it was carried out, and there is no answer yet. `body` has the id of what it made. */
const CARRIED_OUT = 0;

// Outside of the module: each route is bundled with its own copy of it.
const shared = globalThis as typeof globalThis & {
  musterKeys?: AsyncLocalStorage<{ readonly owner: string; readonly key: string }>;
};
const keys = (shared.musterKeys ??= new AsyncLocalStorage());

/** Does work for the request that has this key. */
export const underKey = <T>(owner: string, key: string, work: () => Promise<T>): Promise<T> =>
  keys.run({ owner, key }, work);

/**
 * Notes with what is made that the key of its request has done its work, if there is one: whatever cuts the request off
 * after the transaction, nobody makes the same again by it. What is in a seat goes by the number of that.
 */
export async function noteMade(tx: Db, made: string): Promise<void> {
  const now = keys.getStore();
  if (!now) return;
  await tx.idempotency.updateMany({
    where: { ownerId: now.owner, key: now.key, status: null },
    data: { status: CARRIED_OUT, body: made },
  });
}

/** Was there a request with this key? If not, the key is taken in the same step, so that two at once do the work once. */
export async function recall(owner: string, key: string, hash: string, now = new Date()): Promise<Recall> {
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
  const data = { ownerId: owner, key, hash, createdAt: now };
  if (await isNew(() => db().idempotency.create({ data, select: { key: true } }))) return { state: 'new' };
  const row = await db().idempotency.findUnique({
    where: { ownerId_key: { ownerId: owner, key } },
    select: { hash: true, status: true, headers: true, body: true, createdAt: true },
  });
  // Given back in the meantime by a first request that failed.
  if (!row) return { state: 'busy' };
  if (row.hash !== hash) return { state: 'other' };
  if (row.status === null) return { state: 'busy' };
  if (row.status === CARRIED_OUT)
    return row.createdAt.getTime() < now.getTime() - cutOffMs
      ? { state: 'lost', made: row.body ?? '' }
      : { state: 'busy' };
  return {
    state: 'done',
    answer: { status: row.status, headers: row.headers as Record<string, string>, body: row.body ?? '' },
  };
}

/** Keeps the answer for whoever repeats the request; the oldest ones of the same account make room. */
export const remember = (owner: string, key: string, answer: Answer): Promise<void> =>
  db().$transaction(async (tx) => {
    const bytes = Buffer.byteLength(answer.body);
    await tx.idempotency.updateMany({
      where: { ownerId: owner, key },
      data: {
        status: answer.status,
        headers: toJson(answer.headers),
        body: answer.body,
        bytes,
      },
    });
    const all = { ownerId: owner };
    const { _count, _sum } = await tx.idempotency.aggregate({
      where: all,
      _count: { key: true },
      _sum: { bytes: true },
    });
    if (_count.key <= MOST_ANSWERS.count && (_sum.bytes ?? 0) <= MOST_ANSWERS.bytes) return;
    // Who is still waiting for his answer keeps his key.
    const others = await tx.idempotency.findMany({
      where: { ...all, key: { not: key }, status: { gt: CARRIED_OUT } },
      orderBy: { createdAt: 'desc' },
      select: { key: true, bytes: true },
    });
    await writeMany(
      olderOf([{ key, bytes }, ...others], MOST_ANSWERS).map((one) => one.key),
      (some) => tx.idempotency.deleteMany({ where: { ...all, key: { in: some } } }),
    );
  });

/** Gives the key back: the work failed, and a repetition may try again. */
export async function forget(owner: string, key: string): Promise<void> {
  await db().idempotency.deleteMany({ where: { ownerId: owner, key, status: null } });
}
