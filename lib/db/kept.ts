/** How long something deleted can be brought back. */
export const keptDays = 30;

const day = 24 * 60 * 60 * 1000;

/** What was deleted before this moment is gone. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptDays * day);

/** Until when something deleted at that moment can be brought back. */
export const keptUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + keptDays * day);

/** Something that its owner deleted, and until when it can be brought back. */
export type Deleted<T> = T & { readonly deletedAt: string; readonly restorableUntil: string };
