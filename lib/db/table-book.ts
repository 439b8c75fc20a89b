import { z } from 'zod';
import { toJson } from './json';

/** A list that was sealed and gave way to another: its commitment stays, the list itself is gone. */
const Earlier = z.strictObject({
  n: z.int(),
  /** Who sat there then. */
  name: z.string(),
  commitment: z.string(),
  submittedAt: z.string(),
});
export type EarlierList = z.infer<typeof Earlier>;

const FORMAT = 'muster-table-book/1';
const Kept = z.strictObject({
  format: z.literal(FORMAT),
  game: z.unknown(),
  earlier: z.array(Earlier).readonly(),
});

/** What one column of a table keeps: where its game stands, and what was sealed earlier. Nothing of it is secret. */
export interface TableBook {
  readonly game: unknown;
  readonly earlier: readonly EarlierList[];
}

/** At most so many; who replaces his list more often than that has made himself known. */
const MOST_EARLIER = 400;

/** Rows from before the book hold the game alone. */
export function readBook(column: unknown): TableBook {
  const read = Kept.safeParse(column);
  return read.success
    ? { game: read.data.game ?? undefined, earlier: read.data.earlier }
    : { game: column ?? undefined, earlier: [] };
}

export const writeBook = ({ game, earlier }: TableBook) =>
  toJson({ format: FORMAT, game: game ?? null, earlier: earlier.slice(0, MOST_EARLIER) });

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
