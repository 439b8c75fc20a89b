export interface PageRequest {
  /** 1 to 100; 50 when left out. */
  readonly limit?: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

export interface Page<T> {
  readonly data: readonly T[];
  /** Absent on the last page. */
  readonly nextCursor?: string;
}

/** How many a page holds, whatever was asked for. */
export const takeOf = ({ limit = 50 }: PageRequest): number => Math.min(Math.max(Math.trunc(limit), 1), 100);

/** A page out of one row more than asked for: the extra row says that there is another page. */
export function pageOf<R, T>(
  rows: readonly R[],
  request: PageRequest,
  cursorOf: (row: R) => string,
  toItem: (row: R) => T,
): Page<T> {
  const take = takeOf(request);
  const last = rows[take - 1];
  return {
    data: rows.slice(0, take).map(toItem),
    ...(rows.length > take && last !== undefined ? { nextCursor: cursorOf(last) } : {}),
  };
}

/** So many pages are read at once at the most: what stands on them is judged anew each time. */
export const MOST_PAGES = 20;

/** The first so many pages of something as one. At the bound it leads no further: a narrower question finds the rest. */
export async function firstPages<T>(
  pages: number,
  read: (request: { readonly cursor?: string }) => Promise<Page<T>>,
): Promise<Page<T>> {
  const data: T[] = [];
  let cursor: string | undefined;
  for (let n = 0; n < Math.min(pages, MOST_PAGES); n++) {
    const page = await read(cursor === undefined ? {} : { cursor });
    data.push(...page.data);
    cursor = page.nextCursor;
    if (cursor === undefined) return { data };
  }
  return { data, ...(pages < MOST_PAGES && cursor !== undefined ? { nextCursor: cursor } : {}) };
}

/** All of something that is small in a line of its own, as far as one look holds it: 2,000. */
export const readAll = <T>(
  read: (request: { readonly cursor?: string; readonly limit: number }) => Promise<Page<T>>,
): Promise<readonly T[]> =>
  firstPages(MOST_PAGES, (request) => read({ ...request, limit: 100 })).then(({ data }) => data);
