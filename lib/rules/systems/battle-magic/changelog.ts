import type { CatalogueVersion } from '../../kernel/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary:
      'The first catalogue. Classes, counters and five empires, twelve cards, eighteen kinds of territory; 234 rules, 62 rulings.',
    changes: [],
  },
  {
    version: '2026.11.1',
    summary: 'Riders and armies that go aboard come as far as their cards carry them.',
    changes: [
      {
        kind: 'rules',
        what: 'Whoever rode on a dragon may ride again on its next card of the same turn, though another unit has moved in between.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'An army may pass an own one on the shore to go aboard an own ship beyond.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.2',
    summary: 'Units that stand still, and figures that follow the agreed draws.',
    changes: [
      {
        kind: 'rules',
        what: 'A unit of the table’s own that stands still is priced as a land unit without move cards.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Statistics and printed sheets draw as many cards for a unit as the table agreed.',
        entries: [],
      },
    ],
  },
];
