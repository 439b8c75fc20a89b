import type { z } from 'zod';
import { defineSystem } from '../../kernel/system';
import { entries } from './catalogue/index';
import { indicia, kinds } from './catalogue/indicia';
import { changelog } from './changelog';
import { face, sizes } from './faces';
import { deckForm } from './forms/deck';
import { empireForm } from './forms/empire';
import { House, presets } from './house';
import { checks, matchChecks, messages } from './legality/index';
import { Options } from './options';
import { own } from './own';
import { samples } from './samples';

/** Battle Magic: empires of 44 counters on a map of territories, driven by one common deck. */
export const battleMagic = defineSystem({
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
  version: '2026.11',
  changelog,
  emblem: 'castle',
  accent: 'sand',
  unit: { one: 'counter', many: 'counters' },
  kinds,
  indicia,
  entries,
  sizes,
  face,
  house: House as z.ZodType<House>,
  presets,
  options: Options,
  forms: [empireForm, deckForm],
  checks,
  matchChecks,
  messages,
  own,
  samples,
  insights: () => import('./insights').then((m) => m.insights),
  rulebook: () => import('./rulebook').then((m) => m.rulebook),
  companion: () => import('./companion').then((m) => m.companion),
});
