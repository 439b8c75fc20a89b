import { defineReference } from '../../kernel/catalogue/reference';
import { cards } from './catalogue/index';
import { indicia } from './catalogue/indicia';
import { kinds } from './catalogue/kinds';
import { face, sizes } from './faces';

/** What a page needs to show the game: catalogue, faces and rulebook. It knows no schemas, so that readers load none. */
export const reference = defineReference({
  slug: 'mms',
  prefix: 'MMS',
  name: 'Magic, Monsters and Swords',
  tagline: 'Buy an army by level numbers, lay it out in secret, and fight on a grid of squares.',
  about:
    'Players agree on a level total and spend it on cards: characters, the weapons and armor they carry, terrain, and defense works. Each lays out his army unseen in his own part of the mat; then the parts are joined and all rounds count as simultaneous. A player brings an army.',
  credit: {
    title: 'Magic, Monsters and Swords: rules',
    author: 'BE Battle Games',
    note: 'Names and numbers of 25 cards are printed in its rules; all other values and cards are a design of this house.',
  },
  version: '2026.11.13',
  emblem: 'crossed-swords',
  accent: 'ember',
  unit: { one: 'level', many: 'levels' },
  kinds,
  indicia,
  entries: cards,
  sizes,
  face,
  rulebook: () => import('./rulebook').then((m) => m.rulebook),
});
