import type { Dice } from '../../../../../kernel/game/dice';
import { isHerd, type Herd } from '../../../beasts';
import { meeting } from '../../../catalogue/dealing-tables';
import type { Activity, Relation, Trader } from '../../../catalogue/vocabulary';
import { friendlierThan } from '../../../reckon/dice';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { ASHES, DISGUST, isCursed } from '../kit';
import { rollOn } from '../rolls';
import { placeOf, playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { membersAt, nativesAt } from '../world/company';
import { isVisitor } from '../world/garrisons';
import { relationTo } from './relation';

/** Who is met: traders, and monsters who can be hired while a spell pacifies them. (MR-S15, MR-S43) */
export type Met = Trader | Herd;

export type MeetingPurpose = 'trade' | 'hire' | 'battle';

type Row = (typeof meeting)[Relation][number];
/** What a Meeting roll gives in the end; an opportunity and trouble were rolled out. (MR-X19 to MR-X24) */
export type MeetingResult = Exclude<Row, 'opportunity' | 'trouble'>;
/** What 5 notoriety or 5 fame settles. (MR-X23, MR-X24) */
export type Affront = Extract<MeetingResult, 'insult' | 'challenge'>;

export type MeetingEvent =
  | Told<'drinks-bought', { readonly seat: Who; readonly trader: Met; readonly gold: number }>
  | Told<
      'met',
      {
        readonly seat: Who;
        readonly trader: Met;
        readonly purpose: MeetingPurpose;
        readonly column: Relation;
        readonly faces: readonly number[];
        readonly result: Row;
      }
    >
  | Told<'paid-off', { readonly seat: Who; readonly trader: Met; readonly affront: Affront }>;

/** A gold for each unhired native of the group in his clearing, or as was agreed for each one. (MR-053, MR-R10) */
export function drinksPrice(s: RealmState, seat: Who, trader: Met): number {
  if (isHerd(trader) || isVisitor(trader)) return 0;
  const drink = s.game.house['trade.drinksCount'] === 'unhired' ? membersAt : nativesAt;
  return drink(s, trader, placeOf(s, seat)).length;
}

/** The column on which he meets them, if no spell says otherwise. */
const usualColumn = (s: RealmState, seat: Who, trader: Met): Relation =>
  isHerd(trader) ? 'neutral' : relationTo(s, seat, trader);

/** Drinks are for natives whom he does not meet as allies already. (MR-053, MR-R10, MR-X05) */
export function mayBuyDrinks(
  s: RealmState,
  seat: Who,
  trader: Met,
  from: Relation = usualColumn(s, seat, trader),
): boolean {
  const price = drinksPrice(s, seat, trader);
  const who = s.who[playerOf(s, seat)]!;
  if (price === 0 || price > who.gold || isCursed(who, ASHES)) return false;
  return !isHerd(trader) && from !== 'ally';
}

/** Drinks are paid for. @returns the friendlier column on which he rolls (MR-053) */
export function buyDrinks(s: RealmState, seat: Who, trader: Met, from: Relation, tell: Telling): Relation {
  const gold = drinksPrice(s, seat, trader);
  s.who[playerOf(s, seat)]!.gold -= gold;
  tell?.({ type: 'drinks-bought', rule: 'MR-053', seat, trader, gold });
  return friendlierThan(from);
}

const rules: Readonly<Record<MeetingPurpose, string>> = {
  trade: 'MR-050',
  hire: 'MR-054',
  battle: 'MR-096',
};
const activities: Readonly<Partial<Record<MeetingPurpose, Activity>>> = {
  trade: 'TRADE',
  hire: 'HIRE',
};

/** A Meeting roll, for goods, for service or before a combat: the one place where it is made. Drinks are paid here. (MR-050, MR-053, MR-096) */
export function meet(
  s: RealmState,
  seat: Who,
  trader: Met,
  drinks: boolean,
  dice: Dice,
  tell: Telling,
  purpose: MeetingPurpose,
  from: Relation = usualColumn(s, seat, trader),
): MeetingResult {
  let column = drinks ? buyDrinks(s, seat, trader, from, tell) : from;
  for (;;) {
    const { faces, result } = rollOn(s, seat, 'meeting', dice, activities[purpose]);
    const row: Row = meeting[column][result - 1]!;
    tell?.({ type: 'met', rule: rules[purpose], seat, trader, purpose, column, faces, result: row });
    if (row === 'opportunity') column = friendlierThan(column);
    else if (row === 'trouble') column = 'unfriendly';
    else return row;
  }
}

export const isAffront = (result: MeetingResult): result is Affront =>
  result === 'insult' || result === 'challenge';

/** Points may fall below zero, but a disgusted fame is never lowered. (MR-R36, MR-X06) */
export const mayPayOff = (s: RealmState, seat: Who, affront: Affront): boolean =>
  affront === 'insult' || !isCursed(s.who[playerOf(s, seat)]!, DISGUST);

/** Points of notoriety or fame that settle it. */
const PAID = 5;

/** An insult costs notoriety, a challenge fame: then there is no deal, and no battle. (MR-X23, MR-X24, MR-B52) */
export function payOff(s: RealmState, seat: Who, trader: Met, affront: Affront, tell: Telling): void {
  const who = s.who[playerOf(s, seat)]!;
  if (affront === 'insult') who.notoriety -= PAID;
  else who.fame -= PAID;
  tell?.({ type: 'paid-off', rule: affront === 'insult' ? 'MR-X23' : 'MR-X24', seat, trader, affront });
}
