import type { Situation } from '../../../kernel/game/situation';
import { assignment } from './assignment';
import { drawOrder } from './draw-order';
import { greatTreasures } from './great-treasures';
import { hide } from './hide';
import { hitChance } from './hit';
import { landing } from './landing';
import { loot } from './loot';
import { mapChitsThere } from './map-chits';
import { meetingTable } from './meeting';
import { missile } from './missile';
import { price } from './price';
import { prowl } from './prowl';
import { regeneration } from './regeneration';
import { round } from './round';
import { search } from './search';
import { summons } from './summons';
import { tableRoll } from './table-roll';
import { tactics } from './tactics';

/** Questions of chance that this game raises, all answered exactly. */
export const situations: readonly Situation[] = [
  tableRoll,
  hide,
  search,
  loot,
  greatTreasures,
  mapChitsThere,
  meetingTable,
  price,
  prowl,
  summons,
  regeneration,
  drawOrder,
  landing,
  assignment,
  hitChance,
  tactics,
  missile,
  round,
];
