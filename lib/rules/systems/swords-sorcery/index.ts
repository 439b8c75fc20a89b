import { defineSystem } from '../../kernel/system';
import { forms } from './forms/index';
import { House, presets } from './house';
import { contradictions } from './house/contradictions';
import { checks, matchChecks, messages } from './legality/index';
import { openCopy } from './open-copy';
import { Options } from './options';
import { own } from './own';
import { reference } from './reference';
import { samples } from './samples';

/** Swords and Sorcery: armies of ten pieces, a domain for each player, and one pile of 63 magic cards. */
export const swordsSorcery = defineSystem({
  ...reference,
  house: House,
  presets,
  contradictions,
  options: Options,
  forms,
  checks,
  matchChecks,
  messages,
  own,
  samples,
  openCopy,
  insights: () => import('./insights').then((m) => m.insights),
  companion: () => import('./companion').then((m) => m.companion),
});
