import type { UserId } from './ids';
import { pageOf, takeOf, type Page, type PageRequest } from './page';

/** How long something deleted can be brought back. */
const keptDays = 30;

const day = 24 * 60 * 60 * 1000;

/** What was deleted before this moment is gone. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptDays * day);

/** Until when something deleted at that moment can be brought back. */
export const keptUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + keptDays * day);

/** Something that its owner deleted, and until when it can be brought back. */
export type Deleted<T> = T & { readonly deletedAt: string; readonly restorableUntil: string };

/** The question for what its owner deleted and may still bring back, the newest first. */
export const deletedOf = (owner: UserId, request: PageRequest, now: Date) => ({
  where: {
    ownerId: owner,
    deletedAt: { gte: keptSince(now) },
    ...(request.cursor === undefined ? {} : { id: { lt: request.cursor } }),
  },
  orderBy: { id: 'desc' as const },
  take: takeOf(request) + 1,
});

/** What was found, each with the day on which it is gone. */
export const deletedPage = <R extends { readonly id: string; readonly deletedAt: Date | null }, T>(
  rows: readonly R[],
  request: PageRequest,
  now: Date,
  to: (row: R) => T,
): Page<Deleted<T>> =>
  pageOf(
    rows,
    request,
    (row) => row.id,
    (row) => ({
      ...to(row),
      deletedAt: (row.deletedAt ?? now).toISOString(),
      restorableUntil: keptUntil(row.deletedAt ?? now).toISOString(),
    }),
  );
