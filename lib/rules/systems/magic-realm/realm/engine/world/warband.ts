import type { Seat } from '../../../../../kernel/game/engine';
import { level } from '../../../reckon/harm';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { isControlled } from '../magic/serving';
import { layDown } from '../movers/carrying';
import { dayOf, isOut, placeOf } from '../movers/individuals';
import { mountOf } from '../movers/riding';
import { isAlive, seatsAt, type RealmState, type Who } from '../state';
import { denizens } from './denizens';
import { NOWHERE, type Place } from './ground';

/** Why somebody serves no longer. (MR-B45) */
export type Leave = 'term' | 'death' | 'left' | 'treachery' | 'sent';

export type WarbandEvent =
  | Told<
      'service-ended',
      {
        readonly seat: Seat;
        readonly denizens: readonly number[];
        readonly why: Leave;
        readonly fame: number;
      }
    >
  /** Hirelings who do not come along any more today. (MR-063, MR-065) */
  | Told<'hired-left', { readonly seat: Who; readonly denizens: readonly number[]; readonly place: Place }>
  /** Whoever employed a native who was killed loses what he was worth. (MR-185) */
  | Told<'hireling-lost', { readonly seat: Seat; readonly denizen: number; readonly notoriety: number }>;

/** All who serve a seat, wherever they are. */
export function hiredBy(s: RealmState, seat: Seat): number[] {
  const out: number[] = [];
  for (let i = 0; i < s.hirer.length; i++) if (s.hirer[i] === seat) out.push(i);
  return out;
}

/** Does he stand in a clearing, where natives could follow him? (MR-B33) */
const stands = (s: RealmState, seat: Seat): boolean => isAlive(s, seat) && s.who[seat]!.toward < 0;

const isWith = (s: RealmState, seat: Seat, denizen: number): boolean =>
  stands(s, seat) && s.at[denizen] === s.who[seat]!.place;

/** Whom it follows today, its employer or another; −1: nobody. (MR-062) */
export const guideOf = (s: RealmState, denizen: number): Who =>
  s.comes[denizen] === 0 || s.hirer[denizen]! < 0
    ? -1
    : s.after[denizen]! < 0
      ? s.hirer[denizen]!
      : s.after[denizen]!;

/** Hirelings who come along with him today, and are with him. (MR-009, MR-010, MR-062) */
export function bandOf(s: RealmState, who: Who): number[] {
  if (!isOut(s, who) || dayOf(s, who).toward >= 0) return [];
  const out: number[] = [];
  const place = placeOf(s, who);
  for (let i = 0; i < s.at.length; i++) if (s.at[i] === place && guideOf(s, i) === who) out.push(i);
  return out;
}

/** Employers whose hirelings are in a clearing without them. (MR-107) */
export function employersAway(s: RealmState, place: Place): Seat[] {
  const there = seatsAt(s, place);
  const out: Seat[] = [];
  for (let i = 0; i < s.at.length; i++) {
    const seat = s.hirer[i]!;
    if (seat >= 0 && s.at[i] === place && !there.includes(seat) && !out.includes(seat)) out.push(seat);
  }
  return out;
}

/** A leader of the same employer who is where it is, without him; −1: there is none. */
const leaderWith = (s: RealmState, denizen: number): Who => {
  const k = s.movers.findIndex(
    (one, i) =>
      isOut(s, s.who.length + i) &&
      one.denizen !== denizen &&
      one.kind === 'leader' &&
      one.by === s.hirer[denizen] &&
      s.at[one.denizen] === s.at[denizen],
  );
  return k < 0 ? -1 : s.who.length + k;
};

/** Can it only follow, without a turn of its own? Leaders and controlled monsters have some. (MR-062, MR-B32) */
export const isUnderling = (s: RealmState, denizen: number): boolean => {
  const { native } = denizens[denizen]!;
  return native ? !native.leader : !isControlled(s, denizen);
};

/** Whom everybody follows if nothing else is said: his employer where he is with him, or else an own leader. (MR-009) */
export function usualFollowers(s: RealmState): { readonly comes: number[]; readonly after: Who[] } {
  const comes: number[] = [];
  const after: Who[] = [];
  for (let i = 0; i < s.hirer.length; i++) {
    const hirer = s.hirer[i]!;
    const isLed = hirer >= 0 && isWith(s, hirer, i);
    const leader = hirer < 0 || s.at[i]! < 0 || isLed || !isUnderling(s, i) ? -1 : leaderWith(s, i);
    comes.push(isLed || leader >= 0 ? 1 : 0);
    after.push(leader);
  }
  return { comes, after };
}

/** What the strongest underling who follows can carry, in levels. (MR-B20, MR-R06) */
export const bandCarries = (s: RealmState, seat: Who): number =>
  Math.max(
    0,
    ...bandOf(s, seat).map((i) => {
      const { native } = denizens[i]!;
      return !native || native.leader ? 0 : level(native.moveStrength);
    }),
  );

/** They serve nobody any more, and stay where they are. */
export function release(s: RealmState, all: readonly number[]): void {
  for (const i of all) {
    layDown(s, i);
    s.hirer[i] = -1;
    s.term[i] = 0;
    s.comes[i] = 0;
    s.after[i] = -1;
    s.hiding[i] = 0;
  }
}

/** His death or his departure sets all free whom he hired. (MR-B45) */
export function releaseAll(s: RealmState, seat: Seat, why: 'death' | 'left', tell: Telling): void {
  for (const one of s.movers) if (one.by === seat && one.denizen < 0) one.place = NOWHERE;
  const all = hiredBy(s, seat);
  if (all.length === 0) return;
  release(s, all);
  tell?.({ type: 'service-ended', rule: 'MR-B45', seat, denizens: all, why, fame: 0 });
}

/** Terms of hire end at midnight of their last day. (MR-B44, MR-B63, MR-R12) */
export function endService(s: RealmState, seat: Seat, tell: Telling): void {
  const all = hiredBy(s, seat).filter((i) => s.term[i]! <= s.day);
  if (all.length === 0) return;
  release(s, all);
  tell?.({ type: 'service-ended', rule: 'MR-B63', seat, denizens: all, why: 'term', fame: 0 });
}

/** They stay where they are while he goes on. (MR-063, MR-065) */
export function leaveHired(
  s: RealmState,
  seat: Who,
  all: readonly number[],
  rule: string,
  tell: Telling,
): void {
  if (all.length === 0) return;
  for (const i of all) {
    s.comes[i] = 0;
    s.after[i] = -1;
  }
  tell?.({ type: 'hired-left', rule, seat, denizens: all, place: placeOf(s, seat) });
}

const hasPony = (s: RealmState, denizen: number): boolean => mountOf(s, denizen)?.breed === 'pony';

/** Only who rides a pony keeps up with one. (MR-065) */
export const outpace = (s: RealmState, seat: Who, tell: Telling): void =>
  leaveHired(
    s,
    seat,
    bandOf(s, seat).filter((i) => !hasPony(s, i)),
    'MR-065',
    tell,
  );

/** A killed hireling costs his employer what he was worth. (MR-185) */
export function mourn(s: RealmState, denizen: number, tell: Telling): void {
  const seat = s.hirer[denizen]!;
  if (seat < 0) return;
  const notoriety = denizens[denizen]!.native?.notoriety ?? 0;
  s.who[seat]!.notoriety -= notoriety;
  release(s, [denizen]);
  tell?.({ type: 'hireling-lost', rule: 'MR-185', seat, denizen, notoriety });
}
