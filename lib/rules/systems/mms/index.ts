import { defineSystem } from '../../kernel/system';
import { cards } from './catalogue/index';
import { indicia } from './catalogue/indicia';
import { kinds } from './catalogue/kinds';
import { changelog } from './changelog';
import { face, sizes } from './faces';
import { army } from './forms/army';
import { MmsHouse, presets } from './house';
import { checks, matchChecks } from './legality/index';
import { messages } from './legality/messages';
import { openCopy } from './open-copy';
import { ArmyOptions } from './options';
import { own } from './own';
import { samples } from './samples';

/** Magic, Monsters and Swords: armies of cards on a square grid, bought by their level numbers. */
export const mms = defineSystem({
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
  version: '2026.11',
  changelog,
  emblem: 'crossed-swords',
  accent: 'ember',
  unit: { one: 'level', many: 'levels' },
  kinds,
  indicia,
  entries: cards,
  sizes,
  face,
  house: MmsHouse,
  presets,
  options: ArmyOptions,
  forms: [army],
  checks,
  matchChecks,
  messages,
  own,
  samples,
  openCopy,
  insights: () => import('./insights').then((m) => m.insights),
  rulebook: () => import('./rulebook').then((m) => m.rulebook),
  companion: () => import('./companion').then((m) => m.companion),
});
