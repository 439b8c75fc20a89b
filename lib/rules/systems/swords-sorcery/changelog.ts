import type { CatalogueVersion } from '../../kernel/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary:
      'The first catalogue. The 63 cards of the sheet, pieces, markers and six domains of our own; 117 rules, 85 rulings.',
    changes: [],
  },
  {
    version: '2026.11.1',
    summary:
      'Rules that were still open in play: the order of conflicts and of saving throws, play without levels.',
    changes: [
      {
        kind: 'rules',
        what: 'A contact by Speed while conflicts are being resolved is resolved last.',
        entries: ['speed'],
      },
      {
        kind: 'rules',
        what: 'Whoever has several unlike pieces to roll for says which saves next.',
        entries: ['black-plague', 'typhoid-mary'],
      },
      {
        kind: 'rules',
        what: 'Where the seven of the Boots changes doubles, a double or triple that it makes brings its cards.',
        entries: ['seven-league-boots'],
      },
      {
        kind: 'rules',
        what: 'Where levels count for nothing, of two cards in play the later one wins, and what is used now beats both.',
        entries: ['armour', 'trap-proof', 'lucky-charm', 'safe-artifact', 'safe-scroll', 'hammers'],
      },
    ],
  },
];
