import type { CatalogueVersion } from '../../kernel/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary: 'The first catalogue. 118 cards, 25 of them named in the rules; 149 rules, 66 rulings.',
    changes: [],
  },
];
