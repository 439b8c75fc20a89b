import { defineSystem } from '../../kernel/system';
import { back } from './backs';
import { MmsHouse } from './house';
import { contradictions } from './house/contradictions';
import { matchChecks } from './legality/index';
import { liveries } from './liveries';
import { openCopy } from './open-copy';
import { ArmyOptions } from './options';
import { own } from './own';
import { rules } from './rules';
import { samples } from './samples';

/** Magic, Monsters and Swords: armies of cards on a square grid, bought by their level numbers. */
export const mms = defineSystem({
  ...rules,
  changelog: () => import('./changelog').then((m) => m.changelog),
  back,
  liveries,
  house: MmsHouse,
  matchChecks,
  contradictions,
  options: ArmyOptions,
  own,
  samples,
  openCopy,
  paper: () => import('./paper').then((m) => m.paper),
});
