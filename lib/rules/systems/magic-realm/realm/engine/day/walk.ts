import { mountainCostOn } from '../../../calendar';
import type { Deed } from '../deeds';
import { dayOf, placeOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { NOWHERE, placesOn, tileAt, typeAt, type Place } from '../world/ground';

/** Whoever stands between two clearings always has phases enough to get off the roadway. */
const OFF_THE_ROAD = 2;

/** MOVE phases that it takes to enter a clearing. (MR-026, MR-R05, MR-122) */
export const costInto = (s: RealmState, to: Place, isOnRoad: boolean): number => {
  if (typeAt(s.sides, to) !== 'mountain') return 1;
  const cost = mountainCostOn(s.game.house, s.day);
  return isOnRoad ? Math.min(cost, OFF_THE_ROAD) : cost;
};

/** Where a recorded day leads, if every phase of it succeeds. */
export interface Walk {
  /** Where he stands when each phase begins; nowhere: between two clearings, in the air, or where he has landed by chance. */
  readonly at: readonly Place[];
  readonly end: Place;
  /** The tile in which he is at the end. */
  readonly tile: number;
  readonly isOnRoad: boolean;
  /** Does it begin in a cave, or enter one? (MR-018) */
  readonly meetsCave: boolean;
}

/** Clearings in which he may stand at its end: after a flight any one of that tile. (MR-067) */
export const endsOf = ({ end, tile, isOnRoad }: Walk): readonly Place[] =>
  isOnRoad ? [] : end === NOWHERE ? placesOn(tile) : [end];

export function walkOf(s: RealmState, who: Who, record: readonly Deed[]): Walk {
  const from = placeOf(s, who);
  const { toward } = dayOf(s, who);
  let isOnRoad = toward >= 0;
  let place = isOnRoad ? NOWHERE : from;
  let tile = tileAt(from);
  let meetsCave = !isOnRoad && typeAt(s.sides, from) === 'cave';
  let climbing = NOWHERE;
  let climbed = 0;
  const at = record.map((deed) => {
    const begins = place;
    if (deed.type === 'fly') {
      place = NOWHERE;
      tile = deed.tile;
    }
    if (deed.type !== 'move') {
      climbed = 0;
      return begins;
    }
    climbed = climbed > 0 && climbing === deed.to ? climbed + 1 : 1;
    climbing = deed.to;
    if (climbed < costInto(s, deed.to, isOnRoad)) return begins;
    climbed = 0;
    isOnRoad = false;
    place = deed.to;
    tile = tileAt(place);
    if (typeAt(s.sides, place) === 'cave') meetsCave = true;
    return begins;
  });
  return { at, end: place, tile, isOnRoad, meetsCave };
}
