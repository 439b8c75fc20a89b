import { mapChits } from '../../../catalogue';
import { ABANDONED } from '../activities/opening';
import type { Telling } from '../activity';
import { followersOf } from '../day/sharing';
import type { Told } from '../events';
import { individualsAt, ledWith, notesOf, placeOf, playerOf } from '../movers/individuals';
import type { Held, RealmState, Who } from '../state';
import { maySee } from './company';
import { clearingNo, tileAt, type Place } from './ground';

export type SiteEvent = Told<'sites-found', { readonly seat: Who; readonly sites: readonly string[] }>;

/** Site chits of a clearing, face up or down, and site cards that lie open there. In a view only those that are known. (MR-X31) */
export function sitesIn(s: RealmState, place: Place): readonly string[] {
  const out: string[] = [];
  for (const { id, tile } of s.chits) {
    const chit = tile === tileAt(place) ? mapChits[id] : undefined;
    if (chit?.chit === 'site' && chit.clearing === clearingNo(place)) out.push(chit.id);
  }
  for (const card of s.siteCards) if (card.place === place) out.push(card.id);
  for (const cache of s.caches) if (cache.place === place) out.push(cache.id);
  return out;
}

/** Sites and site cards of his clearing that he has discovered. (MR-044) */
export const ownSites = (s: RealmState, seat: Who): readonly string[] =>
  sitesIn(s, placeOf(s, seat)).filter((id) => notesOf(s, seat).sites.includes(id));

/** What may be looted there, the top first. */
export const pileOf = (s: RealmState, place: Place, from: string): Held[] =>
  (from === ABANDONED ? s.abandoned[String(place)] : s.piles[from]) ?? [];

/** He crosses off sites for ever. (MR-B38) */
export function discover(
  s: RealmState,
  seat: Who,
  sites: readonly string[],
  rule: string,
  tell: Telling,
): void {
  const known = notesOf(s, seat).sites;
  const found = sites.filter((id) => !known.includes(id));
  if (found.length === 0) return;
  known.push(...found);
  tell?.({ type: 'sites-found', rule, seat, sites: found, only: playerOf(s, seat) });
}

/** Who uses a site shows it to his followers, and to everyone there who can see him. (MR-060, MR-R47, MR-B22) */
export function showSite(s: RealmState, seat: Who, site: string, tell: Telling): void {
  if (site === ABANDONED) return;
  const followers = followersOf(s, seat);
  for (const other of new Set([...followers, ...individualsAt(s, placeOf(s, seat))]))
    if (other !== seat && (followers.includes(other) || maySee(s, other, seat)))
      discover(s, other, [site], 'MR-060', tell);
  for (const sharer of [seat, ...followers])
    for (const led of ledWith(s, sharer)) discover(s, led, [site], 'MR-060', undefined);
}

/** The site chits that lie face up in a clearing, by their ids. */
export const faceUpSites = (s: RealmState, place: Place): readonly string[] =>
  s.chits.flatMap(({ id, tile, up }) => {
    const chit = mapChits[id];
    return up === 1 && chit?.chit === 'site' && tile === tileAt(place) && chit.clearing === clearingNo(place)
      ? [chit.id]
      : [];
  });
