import { defineReference } from '../../kernel/catalogue/reference';
import { entries, face, indicia, kinds, signs, sizes } from './catalogue';

/** What a page needs to show the game: catalogue, faces and rulebook. It knows no schemas, so that readers load none. */
export const reference = defineReference({
  slug: 'magic-realm',
  prefix: 'MR',
  name: 'Magic Realm',
  tagline:
    'Choose a hero and the goals of a lifetime, and seek them for 28 days in a realm that nobody has mapped.',
  about:
    'Each player leads one of sixteen characters through a realm of hexagonal tiles that is new in every game, with hidden paths, treasures, monsters and natives for hire. Before play he divides five victory points among great treasures, spells, fame, notoriety and gold, and after 28 days he must have met them. A player brings a party sheet; a game that is under way adds a warband, and a trial battle is a combat roster.',
  plays:
    'On a map the whole game of 28 days is played: days recorded in secret, travels and searches, loot and trade, magic, whatever prowls, and evenings of combat. In a clearing it is the combat of one evening by itself. What a game cannot carry out is refused before it begins, or named.',
  unwon: 'Nobody wins',
  credit: {
    title: 'Magic Realm, a summary of play of the second edition',
    author: 'Stephen McKnight',
    year: 2002,
    note: 'The summary names no lists; characters, cards, counters and tables come from the public rules of the third edition and other public sources. Texts are our own.',
  },
  version: '2026.11.19',
  emblem: 'castle-ruins',
  accent: 'moss',
  unit: { one: 'victory point', many: 'victory points' },
  kinds,
  indicia,
  entries,
  sizes,
  signs,
  face,
  rulebook: () => import('./rulebook').then((m) => m.rulebook),
});
