import type { Seat } from '../../../../kernel/game/engine';
import { lotOf, lotsFor, TERM, wagesOf } from '../engine/activities/lots';
import type { ChoiceOf } from '../engine/choices';
import type { RealmState } from '../engine/state';
import { hiredBy } from '../engine/world/warband';

/** What he keeps in his purse, and how many he leads at most. */
const KEPT = 10;
const MOST = 8;
/** He pays their wages once or twice, no more. (7.6) */
const TIMES = 2;

type Lot = Omit<ChoiceOf<'ask-to-hire'>, 'type'>;

/** Has he gold to spare for them, at twice their wages? Who serves him already serves to the end of the term. */
export function affords(s: RealmState, seat: Seat, lot: Lot): boolean {
  const all = lotOf(s, seat, lot);
  return (
    lot.again === 0 &&
    hiredBy(s, seat).length + all.length <= MOST &&
    TIMES * wagesOf(all) <= s.who[seat]!.gold - KEPT
  );
}

/** Would he hire somebody where he stands? Towards the end a term is not worth its price. */
export const wouldHire = (s: RealmState, seat: Seat): boolean =>
  s.day + TERM <= s.game.days && lotsFor(s, seat).some((lot) => affords(s, seat, lot));

/** Wages that he pays. */
export const isFair = ({ times }: ChoiceOf<'pay-wages'>): boolean => times <= TIMES;
