import { setImmediate as breathe } from 'node:timers/promises';

/** As many as one question names without running into the bounds of either database. */
const MOST_ASKED = 500;
/** Rows may hold whole lists, of which so many take a tenth of a second. */
const MOST_WRITTEN = 50;

/** Does work in portions. SQLite works in this very thread: between two of them others are heard. */
async function inPortions<R>(
  rows: readonly R[],
  most: number,
  work: (some: R[]) => Promise<unknown>,
): Promise<void> {
  for (let i = 0; i < rows.length; i += most) {
    if (i > 0) await breathe();
    await work(rows.slice(i, i + most));
  }
}

/** The rows of these values, however many there are. */
export async function readMany<R>(
  values: readonly string[],
  read: (some: string[]) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  const rows: R[] = [];
  await inPortions(values, MOST_ASKED, async (some) => rows.push(...(await read(some))));
  return rows;
}

/** Writes rows in portions. */
export const writeMany = <R>(rows: readonly R[], write: (some: R[]) => Promise<unknown>): Promise<void> =>
  inPortions(rows, MOST_WRITTEN, write);
