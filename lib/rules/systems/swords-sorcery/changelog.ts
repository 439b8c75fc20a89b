import type { CatalogueVersion } from '../../kernel/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary:
      'The first catalogue. The 63 cards of the sheet, pieces, markers and six domains of our own; 117 rules, 85 rulings.',
    changes: [],
  },
];
