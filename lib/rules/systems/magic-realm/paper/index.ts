import { drawnBy, type SystemPaper } from '../../../kernel/catalogue/paper';
import { isMap, RealmMap } from '../boards/map';
import type { RealmEntry } from '../catalogue';
import type { House } from '../house';
import type { Options } from '../options';
import { clearingPaper } from './clearing';
import { mapBoards, mapDrawings } from './map';
import { meleeSheets } from './melee-sheet';
import { personalRecord } from './personal-record';
import { pieces } from './pieces';
import { referenceSheets } from './reference';
import { setUpCard } from './set-up';
import { sheet } from './sheet';
import { smallChits } from './small-chits';
import { tileIndex } from './tile-index';
import { tileBoards } from './tiles';

const mapPaper = drawnBy(RealmMap, (name, map) => mapDrawings(name, map));

/** Personal records, the chits of the characters, the map tiles, and what lies beside the map. */
export const paper: SystemPaper<RealmEntry, House, Options> = {
  sheet,
  pieces,
  boards: [...mapBoards, ...tileBoards, tileIndex, ...meleeSheets, setUpCard, smallChits],
  aids: [personalRecord, ...referenceSheets],
  drawn: (name, board, house) => (isMap(board) ? mapPaper : clearingPaper)(name, board, house),
};
