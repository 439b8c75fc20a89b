import type { z } from 'zod';
import { defineSystem } from '../../kernel/system';
import { back } from './backs';
import { House } from './house';
import { contradictions } from './house/contradictions';
import { matchChecks } from './legality/index';
import { liveries } from './liveries';
import { Options } from './options';
import { own } from './own';
import { rules } from './rules';
import { samples } from './samples';

/** Battle Magic: empires of 44 counters on a map of territories, driven by one common deck. */
export const battleMagic = defineSystem({
  ...rules,
  changelog: () => import('./changelog').then((m) => m.changelog),
  back,
  liveries,
  house: House as z.ZodType<House>,
  matchChecks,
  contradictions,
  options: Options,
  own,
  samples,
  paper: () => import('./paper').then((m) => m.paper),
});
