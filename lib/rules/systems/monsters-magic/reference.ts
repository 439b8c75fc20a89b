import { defineReference } from '../../kernel/catalogue/reference';
import { entries } from './catalogue';
import { indicia, kinds } from './catalogue/indicia';
import { face, sizes } from './faces';

/** What a page needs to show the game: catalogue, faces and rulebook. It knows no schemas, so that readers load none. */
export const reference = defineReference({
  slug: 'monsters-magic',
  prefix: 'MM',
  name: 'Monsters and Magic',
  tagline: 'Two to four players fight for terrain and temples with mages, heroes, monsters and armies.',
  about:
    'A fantasy board game on an 8 by 8 board of random terrain and structures. Five permanent Ally cards give each player strengths of his own; temples, garrisons or plain conquest win. Players bring an Ally deck, their permanents and a setup sheet.',
  credit: {
    title: 'Monsters and Magic',
    note: 'A free game of the Warpspawn collection. Names and numbers are its own; the words here are ours.',
  },
  version: '2026.11.12',
  emblem: 'magic-gate',
  accent: 'violet',
  unit: { one: 'level', many: 'levels' },
  kinds,
  indicia,
  entries,
  sizes,
  face,
  rulebook: () => import('./rulebook').then((m) => m.rulebook),
});
