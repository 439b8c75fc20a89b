import type { Trader } from '../../../catalogue/vocabulary';
import { isFaceDown, itemOf } from '../kit';
import { dayOf, everybody } from '../movers/individuals';
import { WORN, type Held, type RealmState, type Who } from '../state';

/** Cards are secret while they are not in use; counters lie open. (MR-B16) */
export const openId = (held: Held): string => (isFaceDown(held) ? '' : held.id);

/** How a thing lies with a trader: mended and at rest; color sources work for ever. (MR-B18) */
const laidDown = (id: string): Held => {
  const item = itemOf(id);
  return { id, state: item.kind === 'treasure' && item.form === 'color-source' ? WORN : 0 };
};

/** It goes to a trader. Of a card that they did not see nobody knows where it lies in the pile, nor which others do. (MR-B16) */
export function layWith(s: RealmState, trader: Trader, held: Held, seat: Who = -1): void {
  (s.piles[trader] ??= []).push(laidDown(held.id));
  if (openId(held) !== '') return;
  for (const other of everybody(s)) {
    const day = dayOf(s, other);
    if (other !== seat) day.looked = day.looked.filter((pile) => pile !== trader);
  }
}
