import { groups } from '../../../catalogue';
import { herds, holdingOf, isHerd, type Herd } from '../../../beasts';
import type { NativeGroupId, Relation } from '../../../catalogue/vocabulary';
import { ASHES, isCursed } from '../kit';
import { shapeOfDenizen } from '../magic/changes';
import { herdOf, isPacified, pacifying } from '../magic/serving';
import { isMover, moverOf, placeOf, playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { relationTo } from '../trade/relation';
import { denizensAt, membersAt, nativesAt } from '../world/company';
import { denizens } from '../world/denizens';
import { hiredBy } from '../world/warband';

/** Who is hired together: natives of a group, or monsters of a kind that a spell pacifies. (MR-054, MR-S15, MR-S43) */
export type Band = NativeGroupId | Herd;

/** Denizens of one band whom he would hire, or keep for longer. */
export interface Lot {
  readonly group: Band;
  /** 1: they serve him already. (MR-B44) */
  readonly again: number;
}

/** Days of a term; that of the hire is the first. (MR-B44, MR-R12) */
export const TERM = 14;

const isSingle = (group: Band): boolean => groups.find(({ id }) => id === group)?.hire === 'single';

/** The one whose term ends first. */
const soonest = (s: RealmState, all: readonly number[]): number[] => {
  const term = Math.min(...all.map((i) => s.term[i]!));
  return all.filter((i) => s.term[i] === term).slice(-1);
};

/** Monsters of a kind that his spell pacifies: those that serve nobody, or those that serve him. (MR-S15, MR-S43) */
const herdAt = (s: RealmState, seat: Who, herd: Herd, hirer: Who): readonly number[] =>
  denizensAt(s, placeOf(s, seat)).filter(
    (i) => s.hirer[i] === hirer && herdOf(i) === herd && isPacified(s, i, playerOf(s, seat)),
  );

/**
 * Who is hired together: all of a group that stand there, of Rogues and Order the one with the highest number, the leader last.
 * Natives stand in the order of their numbers, the leader first. (MR-055, MR-056, MR-R13)
 */
export function lotOf(s: RealmState, seat: Who, { group, again }: Lot): readonly number[] {
  if (isHerd(group)) return herdAt(s, seat, group, again === 1 ? playerOf(s, seat) : -1);
  if (again === 1) {
    const own = hiredBy(s, playerOf(s, seat)).filter(
      (i) => s.at[i] === placeOf(s, seat) && denizens[i]!.native?.group === group && !isHimself(s, seat, i),
    );
    return isSingle(group) ? soonest(s, own) : own;
  }
  // What a spell has made of a native is not for hire. (MR-B29)
  const free = membersAt(s, group, placeOf(s, seat)).filter((i) => shapeOfDenizen(s, i) === '');
  return isSingle(group) ? free.slice(-1) : free;
}

/** Nobody hires himself. */
const isHimself = (s: RealmState, who: Who, denizen: number): boolean =>
  isMover(s, who) && moverOf(s, who).denizen === denizen;

/** What one time of their wages is; monsters ask for their notoriety. (MR-B44, MR-S15) */
export const wagesOf = (all: readonly number[]): number =>
  all.reduce((sum, i) => {
    const { native, monster } = denizens[i]!;
    return sum + (native ? native.wage : monster!.notoriety);
  }, 0);

const bandsAt = (s: RealmState, seat: Who): readonly Band[] => [
  ...groups.flatMap(({ id }) => (nativesAt(s, id, placeOf(s, seat)).length > 0 ? [id] : [])),
  ...(s.effects.length > 0 ? herds : []),
];

/** Whom he may ask where he stands. */
export const lotsFor = (s: RealmState, seat: Who): readonly Lot[] =>
  bandsAt(s, seat).flatMap((group) =>
    [0, 1].map((again) => ({ group, again })).filter((lot) => lotOf(s, seat, lot).length > 0),
  );

/** Wages are paid in recorded gold. (MR-B44, MR-X05) */
export function canPay(s: RealmState, seat: Who, gold: number): boolean {
  const purse = s.who[playerOf(s, seat)]!;
  return gold === 0 || (gold <= purse.gold && !isCursed(purse, ASHES));
}

/** How they meet whoever would hire them: as his spell says, or by their relation to him. (MR-054, MR-S15, MR-S43) */
export function hiringColumn(s: RealmState, seat: Who, lot: Lot): Relation {
  const [first = -1] = lotOf(s, seat, lot);
  const spell = first < 0 ? undefined : pacifying(s, first, playerOf(s, seat));
  const holding = spell && holdingOf(spell.spell);
  if (holding?.kind === 'pacify') return holding.column;
  return isHerd(lot.group) ? 'neutral' : relationTo(s, seat, lot.group);
}
