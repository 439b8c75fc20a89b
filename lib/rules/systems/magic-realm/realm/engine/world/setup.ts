import type { Dice } from '../../../../../kernel/game/dice';
import { makeMap } from '../../../boards/build';
import type { RealmMap } from '../../../boards/map';
import type { House } from '../../../house';
import type { Telling } from '../activity';
import type { RealmState } from '../state';
import { freshState, type Newcomer } from './fresh';
import { dealVisitors, garrison } from './garrisons';
import { dealChits, valleyDwellings, withValleys } from './map-chits';
import { begin } from './newcomer';
import { laySpells, layTreasures } from './piles';
import { bringAlong } from './under-way';

/** What a game is set up from. */
export interface RealmTable {
  readonly map?: RealmMap;
  readonly house: House;
  readonly who: readonly Newcomer[];
  /** The first day, where a game is under way; absent: 1. */
  readonly from?: number;
}

/** The state before the first Birdsong. (MR-B01 to MR-B09) */
export function place(
  { map: given, house, who, from = 1 }: RealmTable,
  dice: Dice,
  tell: Telling,
): RealmState {
  const map = withValleys(given ?? makeMap('agreed', dice, who.length, house), dice);
  const s = freshState({ map, house, days: house['game.days'] });
  Object.assign(s, dealChits(dice));
  s.dwellings = valleyDwellings(map);
  s.at = garrison(s);
  s.piles = layTreasures(dice);
  s.spells = laySpells(dice);
  s.waiting = dealVisitors(dice);
  s.day = from - 1;
  who.forEach((one, seat) => {
    begin(s, seat, one, tell);
    bringAlong(s, seat, one, tell);
  });
  return s;
}
