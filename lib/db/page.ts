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
