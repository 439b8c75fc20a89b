import type { HorseBreed } from '../../../catalogue/types';
import type { RealmState, Who } from '../state';
import { denizens } from '../world/denizens';
import { moverOf } from './individuals';

/** What gives the extra MOVE phases of a leader’s own horse. (MR-B32) */
export const OWN_HORSE = 'own-horse';

/** The horse that a native rides; undefined: he walks. (MR-187) */
export const mountOf = (s: Pick<RealmState, 'unhorsed'>, denizen: number) =>
  s.unhorsed[denizen] === 0 ? denizens[denizen]!.native?.horse : undefined;

/** The breed of the horse that a hired leader rides; undefined: he walks. */
export const breedOf = (s: RealmState, who: Who): HorseBreed | undefined =>
  mountOf(s, moverOf(s, who).denizen)?.breed;
