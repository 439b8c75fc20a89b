import type { z } from 'zod';
import { defineSystem } from '../../kernel/system';
import { deckForm } from './forms/deck';
import { empireForm } from './forms/empire';
import { House, presets } from './house';
import { contradictions } from './house/contradictions';
import { checks, matchChecks, messages } from './legality/index';
import { Options } from './options';
import { own } from './own';
import { reference } from './reference';
import { samples } from './samples';

/** Battle Magic: empires of 44 counters on a map of territories, driven by one common deck. */
export const battleMagic = defineSystem({
  ...reference,
  house: House as z.ZodType<House>,
  presets,
  contradictions,
  options: Options,
  forms: [empireForm, deckForm],
  checks,
  matchChecks,
  messages,
  own,
  samples,
  insights: () => import('./insights').then((m) => m.insights),
  companion: () => import('./companion').then((m) => m.companion),
});
