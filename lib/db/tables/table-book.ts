import { z } from 'zod';
import { toJson } from '../json';

/** A list that was sealed and gave way to another: its commitment stays, the list itself is gone. */
const Earlier = z.strictObject({
  n: z.int(),
  /** Who sat there then. */
  name: z.string(),
  commitment: z.string(),
  submittedAt: z.string(),
});
export type EarlierList = z.infer<typeof Earlier>;

/** The host set a moment after which no list is handed in, moved it or lifted it; null stands for none. */
const LockChange = z.strictObject({
  at: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type LockChange = z.infer<typeof LockChange>;

const FORMAT = 'muster-table-book/1';
const Kept = z.strictObject({
  format: z.literal(FORMAT),
  game: z.unknown(),
  earlier: z.array(Earlier).readonly(),
  // Books from before there were locks have none.
  locks: z.array(LockChange).readonly().default([]),
});

/**
 * What one column of a table keeps: where its game stands, what was sealed earlier, and how its lock was moved. Nothing of
 * it is secret.
 */
export interface TableBook {
  readonly game: unknown;
  readonly earlier: readonly EarlierList[];
  readonly locks: readonly LockChange[];
}

/** At most so many; who replaces his list more often than that has made himself known. */
const MOST_EARLIER = 400;
/** The latest ones. */
const MOST_LOCKS = 100;

/** Rows from before the book hold the game alone. */
export function readBook(column: unknown): TableBook {
  const read = Kept.safeParse(column);
  return read.success
    ? { game: read.data.game ?? undefined, earlier: read.data.earlier, locks: read.data.locks }
    : { game: column ?? undefined, earlier: [], locks: [] };
}

/** The book as its column holds it; of what is oldest no more is kept than may be told. */
export const writeBook = ({ game, earlier, locks }: TableBook) =>
  toJson({
    format: FORMAT,
    game: game ?? null,
    earlier: earlier.slice(0, MOST_EARLIER),
    locks: locks.slice(-MOST_LOCKS),
  });

/** The book with the list that a seat has had in until now. */
export function withEarlier(
  book: TableBook,
  seat: {
    readonly n: number;
    readonly name: string;
    readonly commitment: string | null;
    readonly submittedAt: Date | null;
  },
): TableBook {
  const { n, name, commitment, submittedAt } = seat;
  if (commitment === null || submittedAt === null) return book;
  const one = { n, name, commitment, submittedAt: submittedAt.toISOString() };
  return { ...book, earlier: [...book.earlier, one] };
}

/** The book with one more move of the lock. */
export const withLock = (book: TableBook, at: Date, from: Date | null, to: Date | null): TableBook => ({
  ...book,
  locks: [
    ...book.locks,
    { at: at.toISOString(), from: from?.toISOString() ?? null, to: to?.toISOString() ?? null },
  ],
});
