import type { Seat } from '../../../../../kernel/game/engine';
import { mapChits } from '../../../catalogue';
import { ABANDONED } from '../activities/opening';
import type { Telling } from '../activity';
import { followersOf } from '../day/sharing';
import type { Told } from '../events';
import type { Held, RealmState } from '../state';
import { maySee, othersWith } from './company';
import { clearingNo, tileAt, type Place } from './ground';

export type SiteEvent = Told<'sites-found', { readonly seat: Seat; readonly sites: readonly string[] }>;

/** Site chits of a clearing, face up or down, and site cards that lie open there. In a view only those that are known. (MR-X31) */
export const sitesIn = (s: RealmState, place: Place): readonly string[] => [
  ...s.chits.flatMap(({ id, tile }) => {
    const chit = mapChits[id];
    return tile === tileAt(place) && chit?.chit === 'site' && chit.clearing === clearingNo(place)
      ? [chit.id]
      : [];
  }),
  ...s.siteCards.flatMap((card) => (card.place === place ? [card.id] : [])),
];

/** Sites and site cards of his clearing that he has discovered. (MR-044) */
export const ownSites = (s: RealmState, seat: Seat): readonly string[] =>
  sitesIn(s, s.who[seat]!.place).filter((id) => s.who[seat]!.sites.includes(id));

/** What may be looted there, the top first. */
export const pileOf = (s: RealmState, place: Place, from: string): Held[] =>
  (from === ABANDONED ? s.abandoned[String(place)] : s.piles[from]) ?? [];

/** He crosses off sites for ever. (MR-B38) */
export function discover(
  s: RealmState,
  seat: Seat,
  sites: readonly string[],
  rule: string,
  tell: Telling,
): void {
  const known = s.who[seat]!.sites;
  const found = sites.filter((id) => !known.includes(id));
  if (found.length === 0) return;
  known.push(...found);
  tell?.({ type: 'sites-found', rule, seat, sites: found, only: seat });
}

/** Who uses a site shows it to his followers, and to everyone there who can see him. (MR-060, MR-R47, MR-B22) */
export function showSite(s: RealmState, seat: Seat, site: string, tell: Telling): void {
  if (site === ABANDONED) return;
  const followers = followersOf(s, seat);
  for (const other of othersWith(s, seat))
    if (followers.includes(other) || maySee(s, other, seat)) discover(s, other, [site], 'MR-060', tell);
}

/** The site chits that lie face up in a clearing, by their ids. */
export const faceUpSites = (s: RealmState, place: Place): readonly string[] =>
  s.chits.flatMap(({ id, tile, up }) => {
    const chit = mapChits[id];
    return up === 1 && chit?.chit === 'site' && tile === tileAt(place) && chit.clearing === clearingNo(place)
      ? [chit.id]
      : [];
  });
