import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { NativeGroupId } from '../../../catalogue/vocabulary';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import { isPacified } from '../magic/serving';
import type { Field, RealmState } from '../state';
import { isAffront, mayBuyDrinks, mayPayOff, meet, payOff, type Affront } from '../trade/meeting';
import { groupsAt, membersAt } from '../world/company';
import type { Place } from '../world/ground';
import { isHere } from './combat-of';

export type BattlingAsk =
  /** Does he buy drinks before the roll? (MR-096, MR-B52) */
  | { readonly type: 'evening-drinks'; readonly seat: Seat; readonly group: NativeGroupId }
  /** Does he settle an insult or a challenge? (MR-B52, MR-X23, MR-X24) */
  | {
      readonly type: 'evening-affront';
      readonly seat: Seat;
      readonly group: NativeGroupId;
      readonly affront: Affront;
    };
export type BattlingChoice =
  | { readonly type: 'evening-drinks'; readonly buy: boolean }
  | { readonly type: 'evening-settle'; readonly pay: boolean };
export type BattlingEvent = Told<'battling', { readonly seat: Seat; readonly group: NativeGroupId }>;

const enmity = (group: NativeGroupId, seat: Seat): string => `${group}/${seat}`;

/** Does that group battle him today? (MR-B52) */
export const isBattled = ({ battles }: Field, group: NativeGroupId, seat: Seat): boolean =>
  battles.includes(enmity(group, seat));

/** A spell of his keeps the group from battling him. (MR-S15) */
const isSpared = (s: RealmState, place: Place, group: NativeGroupId, seat: Seat): boolean =>
  membersAt(s, group, place).some((denizen) => isPacified(s, denizen, seat));

/** Everybody who is in the clearing, or has hirelings there, meets every group once, being hidden or not. (MR-096, MR-B52) */
export function meetingsIn(s: RealmState, { seats, place }: Field): string[] {
  const out: string[] = [];
  const groups = groupsAt(s, place);
  for (const seat of seats)
    for (const group of groups) if (!isSpared(s, place, group, seat)) out.push(enmity(group, seat));
  return out;
}

function battle(field: Field, seat: Seat, group: NativeGroupId, tell: Telling): void {
  field.battles.push(enmity(group, seat));
  tell?.({ type: 'battling', rule: 'MR-097', seat, group });
}

/** The battling roll itself. (MR-096, MR-097) */
function roll(
  s: RealmState,
  seat: Seat,
  group: NativeGroupId,
  drinks: boolean,
  dice: Dice,
  tell: Telling,
): void {
  const result = meet(s, seat, group, drinks, dice, tell, 'battle');
  if (isAffront(result) && mayPayOff(s, seat, result))
    s.asks.push({ type: 'evening-affront', seat, group, affront: result });
  else if (isAffront(result) || result === 'block/battle') battle(s.fields.at(-1)!, seat, group, tell);
}

/** The next roll of the field; who is there himself and may buy drinks for it is asked. (MR-B52) */
export function nextMeeting(s: RealmState, field: Field, dice: Dice, tell: Telling): void {
  const [group, at] = field.meets.shift()!.split('/') as [NativeGroupId, string];
  const seat = Number(at);
  if (isHere(s, field, seat) && mayBuyDrinks(s, seat, group))
    s.asks.push({ type: 'evening-drinks', seat, group });
  else roll(s, seat, group, false, dice, tell);
}

export const battlingAsks: Questions<BattlingAsk['type']> = {
  'evening-drinks': {
    choices: () => [true, false].map((buy) => ({ type: 'evening-drinks', buy })),
    answer(s, { seat, group }, choice, dice, tell) {
      if (choice.type === 'evening-drinks') roll(s, seat, group, choice.buy, dice, tell);
    },
  },
  'evening-affront': {
    choices: () => [true, false].map((pay) => ({ type: 'evening-settle', pay })),
    answer(s, { seat, group, affront }, choice, _dice, tell) {
      if (choice.type !== 'evening-settle') return;
      if (choice.pay) payOff(s, seat, group, affront, tell);
      else battle(s.fields.at(-1)!, seat, group, tell);
    },
  },
};
