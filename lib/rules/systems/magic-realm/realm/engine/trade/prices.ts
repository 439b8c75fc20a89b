import { visitorChits } from '../../../catalogue';
import type { Trader } from '../../../catalogue/vocabulary';
import { itemOf } from '../kit';
import { DAMAGED, type Held } from '../state';

const visitorPrices: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  visitorChits
    .flatMap(({ effects }) => effects)
    .flatMap((e) => (e.kind === 'trades' ? [[e.visitor, e.prices] as const] : [])),
);

/** What a spell of that visitor costs; undefined: he teaches none. (MR-B30) */
export const spellPrice = (trader: Trader): number | undefined => visitorPrices.get(trader)?.['one-spell'];

/** The basic price with that trader: visitors pay and ask more for some things. (MR-049, MR-B41) */
export function priceWith(trader: Trader, { id, state }: Held): number {
  const special = visitorPrices.get(trader)?.[id];
  if (special !== undefined) return special;
  const item = itemOf(id);
  if (item.kind !== 'armor') return item.gold;
  return (state & DAMAGED) !== 0 ? item.gold.damaged : item.gold.intact;
}

/** Fame that goes with the thing between a character and its group. (MR-B41) */
export const fameWith = (trader: Trader, id: string): number =>
  itemOf(id).effects.reduce(
    (all, e) => (e.kind === 'fame-reward' && e.group === trader ? all + e.amount : all),
    0,
  );
