import type { z } from 'zod';
import { defineSystem } from '../../kernel/system';
import { along } from './along';
import { back } from './backs';
import { drawnForms } from './forms/drawn';
import { House } from './house';
import { contradictions } from './house/contradictions';
import { checksWith } from './legality';
import { matchChecksWith } from './legality/among-sheets';
import { namedOptions } from './legality/named-options';
import { mends } from './legality/mends';
import { openCopy } from './open-copy';
import { Options } from './options';
import { rules } from './rules';
import { samples } from './samples';

/** Magic Realm: characters, warbands and trial battles of a realm that is new in every game. */
export const magicRealm = defineSystem({
  ...rules,
  changelog: () => import('./changelog').then((m) => m.changelog),
  back,
  along,
  // Points that are left open follow the days, so they are always there after parsing.
  house: House as z.ZodType<House>,
  forms: drawnForms,
  // Sheets that name options themselves are judged by the schemas of these.
  checks: checksWith(namedOptions, mends),
  matchChecks: matchChecksWith(namedOptions),
  contradictions,
  options: Options,
  samples,
  openCopy,
  paper: () => import('./paper').then((m) => m.paper),
});
