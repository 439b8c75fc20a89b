import 'server-only';
import { Prisma } from '@/prisma/generated/sqlite/client';

/** The two databases describe a broken uniqueness differently; only the code is the same. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/**
 * Makes a row unless there is one; true when it was made. Prisma's `upsert` looks first and writes then, so that of two
 * at once one would fail.
 */
export async function isNew(create: () => Promise<unknown>): Promise<boolean> {
  try {
    await create();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}
