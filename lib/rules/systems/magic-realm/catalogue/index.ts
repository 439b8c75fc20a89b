import { armor } from './armor';
import { characters } from './characters';
import { dwellings } from './dwellings';
import { horses } from './horses';
import { mapChits } from './map-chits';
import { monsters } from './monsters';
import { natives } from './natives';
import { itemSpells, spells } from './spells';
import { tiles } from './tiles';
import { treasures } from './treasures';
import type { RealmEntry } from './types';
import { visitorChits } from './visitor-chits';
import { dagger, weapons } from './weapons';

export { chart, visitorBoxes } from './appearance-chart';
export { indicia, kinds } from './kinds';
export { groups } from './native-groups';
export { face, sizes } from '../faces';
export { signs } from '../signs';
export {
  armor,
  characters,
  dagger,
  dwellings,
  horses,
  itemSpells,
  mapChits,
  monsters,
  natives,
  spells,
  tiles,
  treasures,
  visitorChits,
  weapons,
};
export type * from './types';
export type { Effect } from './effects';
export * from './vocabulary';

/** Everything of the game, by kind. */
export const entries: readonly RealmEntry[] = [
  ...characters,
  ...spells,
  ...itemSpells,
  ...treasures,
  ...weapons,
  ...armor,
  ...horses,
  ...natives,
  ...monsters,
  ...tiles,
  ...mapChits,
  ...dwellings,
  ...visitorChits,
];
