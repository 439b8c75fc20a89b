import { mapChits } from '../../../catalogue';
import type { Where } from '../../../catalogue/effects';
import { isWorn } from '../kit';
import { borneAt } from '../movers/carrying';
import { seatsAt, type Held, type RealmState } from '../state';
import { tradersAt } from './company';
import { tileAt, tileOf, typeAt, type Place } from './ground';

/** Dwellings and campfires of a clearing, by their ids. */
export function dwellingsAt(s: RealmState, place: Place): readonly string[] {
  const out: string[] = [];
  for (const one of s.dwellings) if (one.place === place) out.push(one.id);
  return out;
}

const hasChit = (s: RealmState, tile: number, is: (id: string) => boolean): boolean =>
  s.chits.some(({ id, tile: at, up }) => at === tile && up === 1 && id >= 0 && is(mapChits[id]!.id));

/** What holds of a clearing, for effects that ask where somebody is. */
export function wheresAt(s: RealmState, place: Place): readonly Where[] {
  const out: Where[] = [];
  const type = typeAt(s.sides, place);
  const tile = tileOf(place);
  if (type === 'cave') out.push('cave-clearing');
  if (type === 'mountain') out.push('mountain-clearing');
  if (dwellingsAt(s, place).some((id) => id !== 'ghosts')) out.push('dwelling-clearing');
  if (tile.tileKind === 'woods' || tile.id === 'deep-woods') out.push('woods-tiles-and-deep-woods');
  else if (type === 'woods' && tile.tileKind !== 'valley' && tile.id !== 'ruins')
    out.push('other-woods-clearings');
  if (hasChit(s, tileAt(place), (id) => id.includes('lost-castle'))) out.push('lost-castle-tile');
  if (hasChit(s, tileAt(place), (id) => id.includes('lost-city'))) out.push('lost-city-tile');
  if (tile.id === 'ruins' || hasChit(s, tileAt(place), (id) => id.startsWith('warning-ruins')))
    out.push('ruins-tile');
  return out;
}

/** What works in a clearing though no character there has it: abandoned, shown by a trader, or carried by who serves. In a view what lies face down has no id. (MR-B16, MR-B18) */
export const lyingAt = (s: RealmState, place: Place): readonly Held[] =>
  [
    ...(s.abandoned[String(place)] ?? []),
    ...(s.dropped[String(place)] ?? []),
    ...tradersAt(s, place).flatMap((trader) => (s.piles[trader] ?? []).filter(isWorn)),
    ...borneAt(s, place),
  ].filter(({ id }) => id !== '');

/** Things that are in use in a clearing, or lie open there, by their ids. */
export const openAt = (s: RealmState, place: Place): readonly string[] =>
  [...seatsAt(s, place).flatMap((seat) => s.who[seat]!.items.filter(isWorn)), ...lyingAt(s, place)].map(
    ({ id }) => id,
  );
