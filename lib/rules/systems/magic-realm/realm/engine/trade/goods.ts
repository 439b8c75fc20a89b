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

/** Who looked at the goods before does not know how they lie now; `seat` does. (MR-B16) */
function forget(s: RealmState, trader: Trader, seat: Who): void {
  for (const other of everybody(s)) {
    const day = dayOf(s, other);
    if (other !== seat) day.looked = day.looked.filter((pile) => pile !== trader);
  }
}

/** It goes to a trader. Of a card that they did not see nobody knows where it lies in the pile, nor which others do. (MR-B16) */
export function layWith(s: RealmState, trader: Trader, held: Held, seat: Who = -1): void {
  (s.piles[trader] ??= []).push(laidDown(held.id));
  if (openId(held) === '') forget(s, trader, seat);
}

/** A trader gives a thing away: which of the cards it was only he knows who takes it. (MR-B16, MR-B22) */
export function takeFrom(s: RealmState, trader: Trader, at: number, seat: Who): Held {
  const [held] = s.piles[trader]!.splice(at, 1);
  if (openId(held!) === '') forget(s, trader, seat);
  return held!;
}
