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
  {
    version: '2026.11.3',
    summary: 'Maps that pass their own checks, alike for all who begin on them.',
    changes: [
      {
        kind: 'rules',
        what: 'A dealt map with a territory too narrow for a counter is dealt anew, and its special territories count where the starts are compared.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'For four and more players the fairest of more maps is taken: every dealt map for them is another than before.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A map drawn by hand may begin on less than eight territories of land, with a warning; water beside a start is the sea, no lake.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Too many of one unit of the table’s own are counted over all its lines; such units may fill a set that the bounds of the classes leave open.',
        entries: [],
      },
      {
        kind: 'changed',
        what: 'Armies name the lines that speak of them.',
        entries: ['army', 'human-army', 'dwarf-army', 'orc-army', 'elf-army', 'undead-army'],
      },
    ],
  },
];
