import { defineReference } from '../../kernel/catalogue/reference';
import { entries } from './catalogue/index';
import { indicia, kinds } from './catalogue/kinds';
import { face, sizes } from './faces';

/** What a page needs to show the game: catalogue, faces and rulebook. It knows no schemas, so that readers load none. */
export const reference = defineReference({
  slug: 'swords-sorcery',
  prefix: 'SS',
  name: 'Swords and Sorcery',
  tagline: 'Ten pieces, one wizard, and a pile of 63 magic cards that may interrupt everything.',
  about:
    'A board game for two to seven players. Each has a domain, linked to the neighbours by one-way teleportals, and an army of ten pieces that fight with dice. All draw from one pile of magic cards; a player brings a placement, and where the table agrees, a hand, an army or a pile of their own.',
  credit: {
    title: 'Swords and Sorcery',
    year: 1988,
    note: 'Designed in 1988 and play tested in a university games club; its magic cards were given away free on the Web.',
  },
  version: '2026.11.17',
  emblem: 'wizard-staff',
  accent: 'sky',
  unit: { one: 'level', many: 'levels' },
  kinds,
  indicia,
  entries,
  sizes,
  face,
  rulebook: () => import('./rulebook').then((m) => m.rulebook),
});
