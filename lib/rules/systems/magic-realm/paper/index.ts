import { drawnBy, type SystemPaper } from '../../../kernel/catalogue/paper';
import { RealmMap } from '../boards/map';
import type { RealmEntry } from '../catalogue';
import type { House } from '../house';
import type { Options } from '../options';
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

/** Personal records, the chits of the characters, the map tiles, and what lies beside the map. */
export const paper: SystemPaper<RealmEntry, House, Options> = {
  sheet,
  pieces,
  boards: [...mapBoards, ...tileBoards, tileIndex, ...meleeSheets, setUpCard, smallChits],
  aids: [personalRecord, ...referenceSheets],
  drawn: drawnBy(RealmMap, (name, map) => mapDrawings(name, map)),
};
