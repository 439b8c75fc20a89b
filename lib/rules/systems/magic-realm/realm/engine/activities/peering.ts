import type { Activity } from '../../../catalogue/vocabulary';
import { ownEffects } from '../kit';
import { isBodiless, moverOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { placesOn, placesOnMap, tileAt, tilesBeside, typeAt, type Place } from '../world/ground';

/** May he do PEER or SPELL phases for any clearing? (MR-T16, MR-T71) */
export const roams = (s: RealmState, seat: Who, activity: Activity): boolean =>
  s.who[seat]?.roams === 1 ||
  ownEffects(s, seat).some((e) => e.kind === 'phase-as' && e.activities.includes(activity));

const isMountain = (s: RealmState, place: Place): boolean => typeAt(s.sides, place) === 'mountain';

/** From a mountain one sees into woods and mountains near by. (MR-043, MR-R08, MR-B38) */
export function seenFrom(s: RealmState, place: Place): readonly Place[] {
  if (!isMountain(s, place)) return [];
  const own = tileAt(place);
  const tiles = tilesBeside(s.game.map, own);
  const near = s.game.house['search.peerFromMountain'] === 'adjacent-only' ? tiles : [own, ...tiles];
  return near.flatMap(placesOn).filter((one) => one !== place && typeAt(s.sides, one) !== 'cave');
}

/** Familiars peer into their own clearing, phantasms as characters do. (MR-A26, MR-S33) */
const peersBodiless = (s: RealmState, who: Who, place: Place): readonly Place[] =>
  place < 0 ? [] : [place, ...(moverOf(s, who).kind === 'phantasm' ? seenFrom(s, place) : [])];

/**
 * Clearings into which something lets him PEER from there: the ball and the toadstools anywhere, the telescope from
 * mountain to mountain. (MR-T04, MR-T16, MR-T71)
 */
export function peersFrom(s: RealmState, seat: Who, place: Place): readonly Place[] {
  if (isBodiless(s, seat)) return peersBodiless(s, seat, place);
  if (roams(s, seat, 'PEER')) return placesOnMap(s.game.map);
  if (place < 0 || !isMountain(s, place)) return [];
  const sees = ownEffects(s, seat).some((e) => e.kind === 'extra-phase' && e.activity === 'PEER');
  return sees ? placesOnMap(s.game.map).filter((at) => at !== place && isMountain(s, at)) : [];
}
