import type { Seat } from '../../../../../kernel/game/engine';
import { ALIVE, type RealmState } from '../state';

/** Who follows him and is still with him. (MR-059, MR-B46) */
export const followersOf = (s: RealmState, guide: Seat): readonly Seat[] =>
  s.who.flatMap((one, seat) =>
    one.guide === guide &&
    one.life === ALIVE &&
    one.done === 0 &&
    one.blocked === 0 &&
    one.asleep === 0 &&
    one.place === s.who[guide]!.place
      ? [seat]
      : [],
  );

/** Who takes part in what he does: his followers, and himself as the one who is asked first. (MR-B46) */
export const sharersOf = (s: RealmState, seat: Seat): readonly Seat[] => [...followersOf(s, seat), seat];
