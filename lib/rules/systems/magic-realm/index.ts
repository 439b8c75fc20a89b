import type { z } from 'zod';
import { defineSystem } from '../../kernel/system';
import { forms } from './forms';
import { House, presets } from './house';
import { contradictions } from './house/contradictions';
import { checks, matchChecks, messages } from './legality';
import { openCopy } from './open-copy';
import { Options } from './options';
import { reference } from './reference';
import { samples } from './samples';

/** Magic Realm: characters, warbands and trial battles of a realm that is new in every game. */
export const magicRealm = defineSystem({
  ...reference,
  // Points that are left open follow the days, so they are always there after parsing.
  house: House as z.ZodType<House>,
  presets,
  contradictions,
  options: Options,
  forms,
  checks,
  matchChecks,
  messages,
  samples,
  openCopy,
  insights: () => import('./insights').then((m) => m.insights),
  companion: () => import('./companion').then((m) => m.companion),
});
