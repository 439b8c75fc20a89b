import type { CatalogueVersion } from '../../kernel/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary: 'The first catalogue. 118 cards, 25 of them named in the rules; 149 rules, 66 rulings.',
    changes: [],
  },
  {
    version: '2026.11.1',
    summary: 'Checks, statistics and paper of three and more players, and of what a table agreed.',
    changes: [
      {
        kind: 'rules',
        what: 'A penalty for telling secrets stands beside agreed communication; neutral rows are held against the mat that is played on.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Statistics count named attacks, natural hits and helped healing where they are agreed, and throw no row again that costs nothing.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'On the roster a minus on whoever attacks the bearer takes nothing from its own reach.',
        entries: [],
      },
    ],
  },
];
