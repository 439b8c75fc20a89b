import type { Seat } from '../../../../../kernel/game/engine';
import { groups } from '../../../catalogue';
import type { NativeGroupId } from '../../../catalogue/vocabulary';
import { ASHES, isCursed } from '../kit';
import type { RealmState } from '../state';
import { membersAt, nativesAt } from '../world/company';
import { denizens } from '../world/denizens';
import { hiredWith } from '../world/warband';

/** Natives of one group whom he would hire, or keep for longer. */
export interface Lot {
  readonly group: NativeGroupId;
  /** 1: they serve him already. (MR-B44) */
  readonly again: number;
}

/** Days of a term; that of the hire is the first. (MR-B44, MR-R12) */
export const TERM = 14;

const isSingle = (group: NativeGroupId): boolean => groups.find(({ id }) => id === group)!.hire === 'single';

/** The one whose term ends first. */
const soonest = (s: RealmState, all: readonly number[]): number[] => {
  const term = Math.min(...all.map((i) => s.term[i]!));
  return all.filter((i) => s.term[i] === term).slice(-1);
};

/**
 * Who is hired together: all of a group that stand there, of Rogues and Order the one with the highest number, the leader last.
 * Natives stand in the order of their numbers, the leader first. (MR-055, MR-056, MR-R13)
 */
export function lotOf(s: RealmState, seat: Seat, { group, again }: Lot): readonly number[] {
  if (again === 1) {
    const own = hiredWith(s, seat).filter((i) => denizens[i]!.native!.group === group);
    return isSingle(group) ? soonest(s, own) : own;
  }
  const free = membersAt(s, group, s.who[seat]!.place);
  return isSingle(group) ? free.slice(-1) : free;
}

/** What one time of their wages is. (MR-B44) */
export const wagesOf = (all: readonly number[]): number =>
  all.reduce((sum, i) => sum + denizens[i]!.native!.wage, 0);

/** Whom he may ask where he stands. */
export const lotsFor = (s: RealmState, seat: Seat): readonly Lot[] =>
  groups.flatMap(({ id: group }) =>
    nativesAt(s, group, s.who[seat]!.place).length === 0
      ? []
      : [0, 1].map((again) => ({ group, again })).filter((lot) => lotOf(s, seat, lot).length > 0),
  );

/** Wages are paid in recorded gold. (MR-B44, MR-X05) */
export const canPay = (s: RealmState, seat: Seat, gold: number): boolean =>
  gold === 0 || (gold <= s.who[seat]!.gold && !isCursed(s.who[seat]!, ASHES));
