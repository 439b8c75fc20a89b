import { defineReference } from '../../kernel/catalogue/reference';
import { entries } from './catalogue/index';
import { indicia, kinds } from './catalogue/indicia';
import { face, sizes } from './faces';

/** What a page needs to show the game: catalogue, faces and rulebook. It knows no schemas, so that readers load none. */
export const reference = defineReference({
  slug: 'battle-magic',
  prefix: 'BM',
  name: 'Battle Magic',
  tagline: 'Empires of 44 counters, one deck that moves, fights and pays, and castles to bring down.',
  about:
    'Two or more empires fight over a map of land and water. One deck of Move, Sword, Gold and Magic cards drives everything, and each player draws his reinforcements from a cup of his own counters. You bring an empire: one of the five printed sets, or 44 counters of your own design.',
  credit: {
    title: 'Battle Magic',
    note: 'A board and card game of fantasy warfare from the Warpspawn collection. Names and numbers are those of the printed rules; every text here is our own.',
  },
  version: '2026.11.11',
  emblem: 'castle',
  accent: 'sand',
  unit: { one: 'counter', many: 'counters' },
  kinds,
  indicia,
  entries,
  sizes,
  face,
  rulebook: () => import('./rulebook').then((m) => m.rulebook),
});
