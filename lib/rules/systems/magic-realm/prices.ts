import type { House } from './house';
import { sheetOf, type CarriedItem, type RealmList } from './sheet';

/** Gold for a starting spell beyond those of the level. */
const SPELL = 10;

/** The basic price of an item in its present state. */
const priceOf = ({ item, state }: Pick<CarriedItem, 'item' | 'state'>): number => {
  if (item.kind !== 'armor') return item.gold;
  return state.damaged ? item.gold.damaged : item.gold.intact;
};

export interface RosterPrice {
  readonly natives: number;
  readonly items: number;
  readonly spells: number;
  readonly total: number;
}

/**
 * What a roster costs: wages of its hired natives times the agreed multiplier, basic prices of belongings beyond the
 * starting equipment, and ten gold for each spell beyond the level’s own. A proposal of this project. (MR-L47)
 */
export function rosterPrice(list: RealmList, house: House): RosterPrice {
  const { characters, natives } = sheetOf(list, house);
  let forNatives = 0;
  for (const { entry, hired, count } of natives)
    if (hired) forNatives += entry.wage * house['roster.priceMultiplier'] * count;
  let forItems = 0;
  let forSpells = 0;
  for (const { items, spells, has, count } of characters) {
    const due = [...has.equipment];
    for (const carried of items) {
      const i = due.indexOf(carried.item.id);
      if (i >= 0) due.splice(i, 1);
      else forItems += priceOf(carried) * count;
    }
    forSpells += Math.max(0, spells.length - has.development.startingSpells) * SPELL * count;
  }
  return {
    natives: forNatives,
    items: forItems,
    spells: forSpells,
    total: forNatives + forItems + forSpells,
  };
}
