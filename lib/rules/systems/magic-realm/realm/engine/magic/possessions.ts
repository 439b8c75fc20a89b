import { isAlive, type RealmState } from '../state';
import { NOWHERE, type Place } from '../world/ground';

/** Where the thing is; nowhere: with nobody who is on the map. */
export function placeOfItem(s: RealmState, item: string): Place {
  const owner = s.who.findIndex(({ items }, seat) => isAlive(s, seat) && items.some(({ id }) => id === item));
  if (owner >= 0) return s.who[owner]!.place;
  const bearer = s.movers.find(({ items }) => items.some(({ id }) => id === item));
  if (bearer) return s.at[bearer.denizen]!;
  for (const lying of [s.abandoned, s.dropped])
    for (const key of Object.keys(lying)) if (lying[key]!.some(({ id }) => id === item)) return Number(key);
  return NOWHERE;
}
