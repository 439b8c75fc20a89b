import { isChanged, type Chit } from '../magic/changes';
import type { Seat } from '../../../../../kernel/game/engine';
import type { ActionChit } from '../../../catalogue/types';
import { unlikeChits } from '../belongings/alike';
import { chitsOf, isCursed, isInPlay, WITHER } from '../kit';
import { ACTIVE, FATIGUED, type RealmState } from '../state';

/** A chit that is fatigued, and the one that comes back for it as change; −1: none. (MR-B12) */
export interface Tiring {
  readonly chit: number;
  readonly back: number;
}

/** BERSERK counts as FIGHT, DUCK as MOVE. */
const kindOf = ({ kind }: ActionChit): string =>
  kind === 'BERSERK' ? 'FIGHT' : kind === 'DUCK' ? 'MOVE' : kind;
/** One that is let loose is a FIGHT chit as well. (MR-S35) */
const isAlike = (one: Chit, other: Chit): boolean =>
  kindOf(one) === kindOf(other) ||
  (one.also ?? kindOf(one)) === kindOf(other) ||
  (other.also ?? kindOf(other)) === kindOf(one);

/** Ways to fatigue one asterisk, alike chits once; empty: it cannot be done. (MR-B12) */
export function tirings(s: RealmState, seat: Seat): readonly Tiring[] {
  // Chits of whom a spell has changed are out of reach. (MR-B29)
  if (isChanged(s, seat)) return [];
  const who = s.who[seat]!;
  const chits = chitsOf(s, seat);
  const those = (asterisks: number, is: (state: number) => boolean): readonly number[] =>
    unlikeChits(chits, (at) => chits[at]!.asterisks === asterisks && is(who.chits[at]!));
  const ones = those(1, isInPlay);
  const twos = those(2, isInPlay);
  const tired = those(1, (state) => state === FATIGUED);
  // Who is withered gets no chit back. (MR-X03)
  const changes = isCursed(who, WITHER)
    ? []
    : twos.flatMap((chit) =>
        tired.flatMap((back) => (isAlike(chits[back]!, chits[chit]!) ? [{ chit, back }] : [])),
      );
  const out = [...ones.map((chit) => ({ chit, back: -1 })), ...changes];
  return out.length > 0 ? out : twos.map((chit) => ({ chit, back: -1 }));
}

/** Fatigues one asterisk. (MR-B12) */
export function tire(s: RealmState, seat: Seat, { chit, back }: Tiring): void {
  const { chits } = s.who[seat]!;
  chits[chit] = FATIGUED;
  if (back >= 0) chits[back] = ACTIVE;
}
