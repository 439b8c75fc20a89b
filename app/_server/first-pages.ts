import type { Page } from '@/lib/db/page';

/** A word of an address; nothing where it stands there twice or not at all. */
export const asked = (word: string | string[] | undefined): string => (typeof word === 'string' ? word : '');

/** How many pages an address asks to be shown at once: one more with each “Show more”. */
export const pagesAsked = (pages: string | string[] | undefined): number =>
  Math.min(100, Math.max(1, Math.trunc(Number(pages)) || 1));

/** The first so many pages of something as one. */
export async function firstPages<T>(
  pages: number,
  read: (request: { readonly cursor?: string }) => Promise<Page<T>>,
): Promise<Page<T>> {
  const shown: T[] = [];
  let page: Page<T> = { data: [] };
  for (let n = 0; n < pages && (n === 0 || page.nextCursor !== undefined); n++) {
    page = await read(page.nextCursor === undefined ? {} : { cursor: page.nextCursor });
    shown.push(...page.data);
  }
  return { ...page, data: shown };
}
