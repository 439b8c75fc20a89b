import { MOST_PAGES } from '@/lib/db/page';
import { isSystemSlug } from '@/lib/rules/registry';

/** A word of an address; nothing where it stands there twice or not at all. */
export const asked = (word: string | string[] | undefined): string => (typeof word === 'string' ? word : '');

/** What an address asks of the things that somebody keeps under names. */
export interface ShelfAsked {
  readonly q: string;
  /** The slug of a game; empty: of all. */
  readonly system: string;
  readonly pages: number;
}

/** Reads that out of an address; a game that is none asks for all. */
export const shelfAsked = (words: Readonly<Record<string, string | string[] | undefined>>): ShelfAsked => {
  const system = asked(words.system);
  return {
    q: asked(words.q).trim().slice(0, 200),
    system: isSystemSlug(system) ? system : '',
    pages: pagesAsked(words.pages),
  };
};

/** Does it ask for some of them alone? */
export const isNarrowed = ({ q, system }: ShelfAsked): boolean => q !== '' || system !== '';

/** The same as the database is asked. */
export const shelfRequest = ({ q, system }: ShelfAsked) => ({
  words: q,
  ...(system === '' ? {} : { system }),
});

/** How many pages an address asks to be shown at once: one more with each “Show more”. */
export const pagesAsked = (pages: string | string[] | undefined): number =>
  Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(pages)) || 1));
