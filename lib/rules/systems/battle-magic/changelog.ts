import type { CatalogueVersion } from '../../kernel/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary:
      'The first catalogue. Classes, counters and five empires, twelve cards, eighteen kinds of territory; 234 rules, 62 rulings.',
    changes: [],
  },
];
