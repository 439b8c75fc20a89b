import 'server-only';
import { createHash } from 'node:crypto';
import { db } from './client';
import { newId } from './ids';

/** What is counted: failures of one e-mail, of one network address, accounts made from one network address. */
export const limits = {
  email: { max: 10, windowMs: 15 * 60_000 },
  address: { max: 50, windowMs: 15 * 60_000 },
  register: { max: 20, windowMs: 60 * 60_000 },
} as const;
type Limited = keyof typeof limits;

/** No window is longer than this. */
export const attemptsKeptMs = 60 * 60_000;

export interface Attempt {
  /** Network address. */
  readonly address: string;
  /** Folded. */
  readonly email: string;
}

export type Admission =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/** Hashed: the base need not tell who tried to sign in from where. */
const keyOf = (what: Limited, value: string): string =>
  createHash('sha256').update(`${what}:${value}`).digest('hex');

/**
 * Counts a try before it is made and says whether it may be made. Counting first means that a hundred tries at the same
 * moment cannot all slip in below the limit. A refused try leaves no trace, so that asking again does not prolong the wait.
 */
async function admit(counted: readonly (readonly [Limited, string])[], now: Date): Promise<Admission> {
  const rows = counted.map(([what, value]) => ({ what, id: newId(), key: keyOf(what, value) }));
  await db().signInAttempt.createMany({ data: rows.map(({ id, key }) => ({ id, key, at: now })) });
  let retryAfterSeconds = 0;
  for (const { what, key } of rows) {
    const { max, windowMs } = limits[what];
    const recent = await db().signInAttempt.findMany({
      where: { key, at: { gt: new Date(now.getTime() - windowMs) } },
      orderBy: { at: 'desc' },
      take: max + 1,
      select: { at: true },
    });
    const oldest = recent[max];
    if (oldest)
      retryAfterSeconds = Math.max(
        retryAfterSeconds,
        Math.ceil((oldest.at.getTime() + windowMs - now.getTime()) / 1000),
        1,
      );
  }
  const ids = rows.map(({ id }) => id);
  if (retryAfterSeconds === 0) return { ok: true, ids };
  await db().signInAttempt.deleteMany({ where: { id: { in: ids } } });
  return { ok: false, retryAfterSeconds };
}

/** May somebody try to sign in with this e-mail from this address? It counts as a failure until `signInSucceeded`. */
export const admitSignIn = ({ address, email }: Attempt, now = new Date()): Promise<Admission> =>
  admit(
    [
      ['email', email],
      ['address', address],
    ],
    now,
  );

/** The password was right: the failures of this e-mail are forgotten, and this try counts against nobody. */
export async function signInSucceeded({ email }: Attempt, ids: readonly string[]): Promise<void> {
  await db().signInAttempt.deleteMany({
    where: { OR: [{ id: { in: [...ids] } }, { key: keyOf('email', email) }] },
  });
}

/** May an account be made from this address? Each one counts, whether it is made or not. */
export const admitRegistration = (address: string, now = new Date()): Promise<Admission> =>
  admit([['register', address]], now);
