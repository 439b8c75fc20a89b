import type { CatalogueVersion } from '../../kernel/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary: 'The first catalogue. 64 Ally cards, units, tiles, chits and markers; 126 rules, 44 rulings.',
    changes: [],
  },
  {
    version: '2026.11.1',
    summary: 'What a combat leaves behind is looked at once, when it is over.',
    changes: [
      {
        kind: 'rules',
        what: 'A figure that leaves a structure and wins another of its kind keeps the control of that kind; who wins the last combat stands in the space he won.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A card that was played from the hand, drawn again and made permanent in the same turn counts once.',
        entries: ['mm-diplomat'],
      },
    ],
  },
];
