/** As many as one question names without running into the bounds of either database. */
const MOST_ASKED = 500;

/** The rows of these values, however many there are. */
export async function readMany<R>(
  values: readonly string[],
  read: (some: string[]) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  const rows: R[] = [];
  for (let i = 0; i < values.length; i += MOST_ASKED)
    rows.push(...(await read(values.slice(i, i + MOST_ASKED))));
  return rows;
}

/** Writes rows in portions. */
export async function writeMany<R>(
  rows: readonly R[],
  write: (some: R[]) => Promise<unknown>,
): Promise<void> {
  for (let i = 0; i < rows.length; i += MOST_ASKED) await write(rows.slice(i, i + MOST_ASKED));
}
