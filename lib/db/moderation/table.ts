import type { Db } from '../client';
import type { Thing } from './things';

/** How things of one kind are read and hidden; Prisma types each of its models apart. */
export interface Table {
  readonly find: (tx: Db, things: string[]) => Promise<readonly Thing[]>;
  /** Those that are hidden, the last hidden first. */
  readonly hidden: (tx: Db, before: string | undefined, take: number) => Promise<readonly Thing[]>;
  /** Hides by an act what is shown, or without one shows what is hidden. */
  readonly hide: (tx: Db, thing: string, act: string | null) => Promise<{ readonly count: number }>;
}

/** Where and how many of those that are hidden. */
export const hiddenPage = (before: string | undefined, take: number) => ({
  where: { hiddenBy: { not: null, ...(before === undefined ? {} : { lt: before }) } },
  orderBy: { hiddenBy: 'desc' as const },
  take,
});

/** Which are turned by an act, or without one. */
export const turning = (act: string | null) => ({ hiddenBy: act === null ? { not: null } : null });
