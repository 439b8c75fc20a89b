import type { Seat } from '../../../../../kernel/game/engine';
import type { Activity } from '../../../catalogue/vocabulary';
import { ownEffects } from '../kit';
import type { RealmState } from '../state';
import { placesOnMap, typeAt, type Place } from '../world/ground';

/** May he do PEER or SPELL phases for any clearing? (MR-T16, MR-T71) */
export const roams = (s: RealmState, seat: Seat, activity: Activity): boolean =>
  s.who[seat]!.roams === 1 ||
  ownEffects(s, seat).some((e) => e.kind === 'phase-as' && e.activities.includes(activity));

const isMountain = (s: RealmState, place: Place): boolean => typeAt(s.sides, place) === 'mountain';

/**
 * Clearings into which something lets him PEER from there: the ball and the toadstools anywhere, the telescope from
 * mountain to mountain. (MR-T04, MR-T16, MR-T71)
 */
export function peersFrom(s: RealmState, seat: Seat, place: Place): readonly Place[] {
  const all = placesOnMap(s.game.map);
  if (roams(s, seat, 'PEER')) return all;
  const sees = ownEffects(s, seat).some((e) => e.kind === 'extra-phase' && e.activity === 'PEER');
  if (!sees || place < 0 || !isMountain(s, place)) return [];
  return all.filter((at) => at !== place && isMountain(s, at));
}
