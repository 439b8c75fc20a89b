import { drawnBy, type SystemPaper } from '../../../kernel/catalogue/paper';
import { MmsBoard } from '../boards/board';
import type { MmsCard } from '../catalogue/card';
import type { MmsHouse } from '../house';
import type { ArmyOptions } from '../options';
import { agreement } from './agreement';
import { banner } from './banner';
import { boards, drawnMat } from './mat';
import { pieces } from './pieces';
import { emptyPlan, plan } from './plan';
import { referenceSheet } from './reference';
import { sheet } from './sheet';
import { tracks } from './tracks';
import { wheel } from './wheel';

/** Roster, tiles, gems, mat and tracks, the plan of a layout, and what stands in for dice. */
export const paper: SystemPaper<MmsCard, MmsHouse, ArmyOptions> = {
  sheet,
  pieces,
  boards: [...boards, tracks],
  banner,
  aids: [referenceSheet, agreement, emptyPlan, wheel],
  plan,
  drawn: drawnBy(MmsBoard, (name, board) => [drawnMat(name, board)]),
};
