import { defineSystem } from '../../kernel/system';
import { army } from './forms/army';
import { MmsHouse, presets } from './house';
import { contradictions } from './house/contradictions';
import { checks, matchChecks } from './legality/index';
import { messages } from './legality/messages';
import { openCopy } from './open-copy';
import { ArmyOptions } from './options';
import { own } from './own';
import { reference } from './reference';
import { samples } from './samples';

/** Magic, Monsters and Swords: armies of cards on a square grid, bought by their level numbers. */
export const mms = defineSystem({
  ...reference,
  house: MmsHouse,
  presets,
  contradictions,
  options: ArmyOptions,
  forms: [army],
  checks,
  matchChecks,
  messages,
  own,
  samples,
  openCopy,
  insights: () => import('./insights').then((m) => m.insights),
  companion: () => import('./companion').then((m) => m.companion),
});
