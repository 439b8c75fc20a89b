import type { HorseBreed } from '../../../catalogue/types';
import type { RealmState, Who } from '../state';
import { denizens } from '../world/denizens';
import { moverOf } from './individuals';

/** What gives the extra MOVE phases of a leader’s own horse. (MR-B32) */
export const OWN_HORSE = 'own-horse';

/** The breed of the horse that a hired leader rides; undefined: he walks. */
export const breedOf = (s: RealmState, who: Who): HorseBreed | undefined =>
  denizens[moverOf(s, who).denizen]?.native?.horse?.breed;
