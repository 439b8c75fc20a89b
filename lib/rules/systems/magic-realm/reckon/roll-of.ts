import type { Effect, RollTable, Where } from '../catalogue/effects';
import type { Activity } from '../catalogue/vocabulary';
import type { Roll } from './dice';

export type DiceEffect = Extract<Effect, { readonly kind: 'dice' }>;

/** A table as players name it: what helps on the search tables helps on all of them. (MR-042, MR-048) */
export type NamedTable = Exclude<RollTable, 'search' | 'any'> | 'peer' | 'magic-sight';

/** Where, when and with what somebody rolls; what is left out does not hold. */
export interface Circumstances {
  readonly places?: readonly Where[];
  readonly activity?: Activity;
  readonly weapons?: readonly NonNullable<DiceEffect['weapons']>[];
}

const searches: readonly NamedTable[] = ['peer', 'locate', 'loot', 'reading-runes', 'magic-sight'];

/** Does it change rolls on that table at all, wherever and however? */
export const touches = (e: DiceEffect, table: NamedTable): boolean =>
  e.tables.some((one) => one === 'any' || one === table) ||
  (searches.includes(table) && e.tables.includes('search'));

const counts = (e: DiceEffect, table: NamedTable, { places, activity, weapons }: Circumstances): boolean =>
  touches(e, table) &&
  (e.where === undefined || places?.includes(e.where) === true) &&
  (e.activity === undefined || e.activity === activity) &&
  (e.weapons === undefined || weapons?.includes(e.weapons) === true);

/** The dice of a table roll: causes for one die count once, all else adds up. (MR-B10) */
export function rollOf(effects: readonly Effect[], table: NamedTable, here: Circumstances = {}): Roll {
  let dice: Roll['dice'] = 2;
  let plus = 0;
  for (const e of effects) {
    if (e.kind !== 'dice' || !counts(e, table, here)) continue;
    if (e.change === 'one-die') dice = 1;
    else plus += e.change === 'plus-one' ? 1 : -1;
  }
  return { dice, plus };
}
