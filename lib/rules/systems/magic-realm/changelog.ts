import type { CatalogueVersion } from '../../kernel/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary:
      'The first catalogue. 320 entries: characters, spells, treasures, denizens, tiles and chits; 383 rules, 51 rulings.',
    changes: [],
  },
];
