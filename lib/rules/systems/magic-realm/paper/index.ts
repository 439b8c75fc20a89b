import type { SystemPaper } from '../../../kernel/catalogue/paper';
import type { RealmEntry } from '../catalogue';
import type { House } from '../house';
import type { Options } from '../options';
import { pieces } from './pieces';
import { sheet } from './sheet';
import { boards } from './tiles';

/** Personal records, the chits of the characters, and the map tiles. */
export const paper: SystemPaper<RealmEntry, House, Options> = { sheet, pieces, boards };
