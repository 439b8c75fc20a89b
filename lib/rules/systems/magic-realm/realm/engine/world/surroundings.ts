import { mapChits } from '../../../catalogue';
import type { Where } from '../../../catalogue/effects';
import { isWorn } from '../kit';
import { borneAt } from '../movers/carrying';
import { seatsAt, type Held, type RealmState } from '../state';
import { holdersAt } from './company';
import { tileAt, tileOf, typeAt, type Place } from './ground';
import { noThings } from '../../../lists';

/** Dwellings and campfires of a clearing, by their ids. */
export function dwellingsAt(s: RealmState, place: Place): readonly string[] {
  const out: string[] = [];
  for (const one of s.dwellings) if (one.place === place) out.push(one.id);
  return out;
}

/** What each map chit makes of its tile, for whoever knows that it lies there. */
const whereOfChit: readonly (Where | undefined)[] = mapChits.map(({ id }) =>
  id.includes('lost-castle')
    ? 'lost-castle-tile'
    : id.includes('lost-city')
      ? 'lost-city-tile'
      : id.startsWith('warning-ruins')
        ? 'ruins-tile'
        : undefined,
);
const tileWheres = ['lost-castle-tile', 'lost-city-tile', 'ruins-tile'] as const;

/**
 * What holds of a clearing, for effects that ask where somebody is. (MR-T46 to MR-T48)
 * @param seen tiles of which he knows what lies there face down
 */
export function wheresAt(s: RealmState, place: Place, seen: readonly number[] = []): readonly Where[] {
  const out: Where[] = [];
  const type = typeAt(s.sides, place);
  const tile = tileOf(place);
  if (type === 'cave') out.push('cave-clearing');
  if (type === 'mountain') out.push('mountain-clearing');
  if (dwellingsAt(s, place).some((id) => id !== 'ghosts')) out.push('dwelling-clearing');
  if (tile.tileKind === 'woods' || tile.id === 'deep-woods') out.push('woods-tiles-and-deep-woods');
  else if (type === 'woods' && tile.tileKind !== 'valley' && tile.id !== 'ruins')
    out.push('other-woods-clearings');
  const ofTile: (Where | undefined)[] = tile.id === 'ruins' ? ['ruins-tile'] : [];
  const isSeen = seen.includes(tileAt(place));
  for (const chit of s.chits)
    if ((isSeen || chit.up === 1) && chit.tile === tileAt(place)) ofTile.push(whereOfChit[chit.id]);
  for (const where of tileWheres) if (ofTile.includes(where)) out.push(where);
  return out;
}

/** What works in a clearing though no character there has it: abandoned, shown by a trader, or carried by who serves. In a view what lies face down has no id. (MR-B16, MR-B18) */
export function lyingAt(s: RealmState, place: Place): readonly Held[] {
  const out = noThings<Held>();
  for (const held of s.abandoned[String(place)] ?? NOTHING) if (held.id !== '') out.push(held);
  for (const held of s.dropped[String(place)] ?? NOTHING) if (held.id !== '') out.push(held);
  for (const trader of holdersAt(s, place))
    for (const held of s.piles[trader] ?? NOTHING) if (held.id !== '' && isWorn(held)) out.push(held);
  for (const held of borneAt(s, place)) if (held.id !== '') out.push(held);
  return out;
}
const NOTHING: readonly Held[] = [];

/** Things that are in use in a clearing, or lie open there, by their ids. */
export function openAt(s: RealmState, place: Place): readonly string[] {
  const out: string[] = [];
  for (const seat of seatsAt(s, place))
    for (const held of s.who[seat]!.items) if (isWorn(held)) out.push(held.id);
  for (const held of lyingAt(s, place)) out.push(held.id);
  return out;
}
