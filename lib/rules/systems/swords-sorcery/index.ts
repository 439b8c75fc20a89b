import { defineSystem } from '../../kernel/system';
import { back } from './backs';
import { House } from './house';
import { contradictions } from './house/contradictions';
import { matchChecks } from './legality/index';
import { openCopy } from './open-copy';
import { liveries, printedFaces } from './liveries';
import { Options } from './options';
import { own } from './own';
import { rules } from './rules';
import { samples } from './samples';

/** Swords and Sorcery: armies of ten pieces, a domain for each player, and one pile of 63 magic cards. */
export const swordsSorcery = defineSystem({
  ...rules,
  changelog: () => import('./changelog').then((m) => m.changelog),
  back,
  liveries,
  printedFaces,
  house: House,
  matchChecks,
  contradictions,
  options: Options,
  own,
  samples,
  openCopy,
  paper: () => import('./paper').then((m) => m.paper),
});
