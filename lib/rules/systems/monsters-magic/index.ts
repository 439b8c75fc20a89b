import { defineSystem } from '../../kernel/system';
import { back } from './backs';
import { MmHouse } from './house';
import { contradictions } from './house/contradictions';
import { matchChecks } from './legality';
import { MmOptions } from './options';
import { own } from './own';
import { rules } from './rules';
import { samples } from './samples';
import { printedFaces } from './unit-sets';

/** Monsters and Magic: a board of 64 spaces, four unit sets and one deck of allies for two to four players. */
export const monstersMagic = defineSystem({
  ...rules,
  changelog: () => import('./changelog').then((m) => m.changelog),
  back,
  printedFaces,
  house: MmHouse,
  matchChecks,
  contradictions,
  options: MmOptions,
  own,
  samples,
  paper: () => import('./paper').then((m) => m.paper),
});
