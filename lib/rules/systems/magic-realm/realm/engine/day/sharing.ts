import type { Seat } from '../../../../../kernel/game/engine';
import { isChanged } from '../magic/changes';
import { clockwise } from '../movers/clockwise';
import { dayOf, everybody, isMover, isOut, placeOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';

/** Is he still with the one whom he follows? */
function isStillWith(s: RealmState, guide: Who, who: Who): boolean {
  const { done, blocked } = dayOf(s, who);
  if (done === 1 || blocked === 1 || !isOut(s, who) || placeOf(s, who) !== placeOf(s, guide)) return false;
  return isMover(s, who) || s.who[who]!.asleep === 0;
}

/** Who follows him and is still with him, clockwise from whoever moved first. (MR-059, MR-B46, MR-R20) */
export const followersOf = (s: RealmState, guide: Who): readonly Who[] =>
  clockwise(
    s,
    everybody(s).filter((who) => dayOf(s, who).guide === guide && isStillWith(s, guide, who)),
  );

/** Who takes part in what he does: his followers, and himself as the one who is asked first. (MR-B46) */
export const sharersOf = (s: RealmState, who: Who): readonly Who[] => [...followersOf(s, who), who];

/** The characters among them: nobody else sees by magic. (MR-B32) */
export const charactersAmong = (s: RealmState, who: Who): readonly Seat[] =>
  sharersOf(s, who).filter((one) => !isMover(s, one));

/** Those of them who rest and are alert: chits and belongings of whom a spell has changed are out of reach. (MR-B29, MR-B32) */
export const themselvesAmong = (s: RealmState, who: Who): readonly Seat[] =>
  charactersAmong(s, who).filter((one) => !isChanged(s, one));
