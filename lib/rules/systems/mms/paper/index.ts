import type { SystemPaper } from '../../../kernel/paper';
import type { MmsCard } from '../catalogue/card';
import type { MmsHouse } from '../house';
import type { ArmyOptions } from '../options';
import { boards } from './mat';
import { pieces } from './pieces';
import { sheet } from './sheet';

/** Roster, tiles, gems and mat. */
export const paper: SystemPaper<MmsCard, MmsHouse, ArmyOptions> = {
  sheet,
  pieces,
  boards,
};
