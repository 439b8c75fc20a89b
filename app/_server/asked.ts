import { MOST_PAGES } from '@/lib/db/page';

/** A word of an address; nothing where it stands there twice or not at all. */
export const asked = (word: string | string[] | undefined): string => (typeof word === 'string' ? word : '');

/** How many pages an address asks to be shown at once: one more with each “Show more”. */
export const pagesAsked = (pages: string | string[] | undefined): number =>
  Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(pages)) || 1));
