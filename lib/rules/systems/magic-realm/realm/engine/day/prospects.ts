import type { Seat } from '../../../../../kernel/game/engine';
import { isPacified } from '../magic/serving';
import type { RealmState, Who } from '../state';
import { ownCache } from '../world/caches';
import { tradersAt } from '../world/company';
import { denizens } from '../world/denizens';
import type { Place } from '../world/ground';

/** Natives live there, or would. */
const hasDwelling = (s: RealmState, place: Place): boolean => {
  for (const one of s.dwellings) if (one.place === place && one.id !== 'ghosts') return true;
  return false;
};

/** Does somebody trade there now, or live there and may be back? (MR-049, MR-051) */
export const mayTrade = (s: RealmState, place: Place): boolean =>
  hasDwelling(s, place) || tradersAt(s, place).length > 0;

/** Does somebody stand there whom he could hire, or do natives live there who may be back? (MR-054, MR-056, MR-S15) */
export const mayHire = (s: RealmState, who: Who, place: Place, but = -1): boolean =>
  standsToHire(s, who, place, but) || hasDwelling(s, place);

function standsToHire(s: RealmState, who: Who, place: Place, but: number): boolean {
  for (let i = 0; i < s.at.length; i++)
    if (s.at[i] === place && i !== but && (denizens[i]!.native !== undefined || isPacified(s, i, who)))
      return true;
  return false;
}

/** Something to hide, or something hidden there. (MR-B70) */
export const mayCache = (s: RealmState, seat: Seat, place: Place): boolean =>
  s.game.house['items.caching'] &&
  (s.who[seat]!.items.length > 0 || s.who[seat]!.gold > 0 || ownCache(s, seat, place) !== undefined);
