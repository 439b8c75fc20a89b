import { defineSystem } from '../../kernel/system';
import { entries } from './catalogue';
import { indicia, kinds } from './catalogue/indicia';
import { changelog } from './changelog';
import { face, sizes } from './faces';
import { deckForm } from './forms/deck';
import { permanentsForm } from './forms/permanents';
import { setupForm } from './forms/setup';
import { MmHouse, presets } from './house';
import { checks, matchChecks } from './legality';
import { messages } from './legality/messages';
import { MmOptions } from './options';
import { own } from './own';
import { samples } from './samples';

/** Monsters and Magic: a board of 64 spaces, four unit sets and one deck of allies for two to four players. */
export const monstersMagic = defineSystem({
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
  version: '2026.11',
  changelog,
  emblem: 'magic-gate',
  accent: 'violet',
  unit: { one: 'level', many: 'levels' },
  kinds,
  indicia,
  entries,
  sizes,
  face,
  house: MmHouse,
  presets,
  options: MmOptions,
  forms: [deckForm, permanentsForm, setupForm],
  checks,
  matchChecks,
  messages,
  own,
  samples,
  insights: () => import('./insights').then((m) => m.insights),
  rulebook: () => import('./rulebook').then((m) => m.rulebook),
  companion: () => import('./companion').then((m) => m.companion),
});
