import type { Seat } from '../../../../../kernel/game/engine';
import { level } from '../../../reckon/harm';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { isAlive, seatsAt, type RealmState } from '../state';
import { denizens } from './denizens';
import type { Place } from './ground';

/** Why somebody serves no longer. (MR-B45) */
export type Leave = 'term' | 'death' | 'left' | 'treachery';

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
  | Told<'hired-left', { readonly seat: Seat; readonly denizens: readonly number[]; readonly place: Place }>
  /** Whoever employed a native who was killed loses what he was worth. (MR-185) */
  | Told<'hireling-lost', { readonly seat: Seat; readonly denizen: number; readonly notoriety: number }>;

/** All who serve a seat, wherever they are. */
export const hiredBy = (s: RealmState, seat: Seat): number[] =>
  s.hirer.flatMap((hirer, i) => (hirer === seat ? [i] : []));

/** Does he stand in a clearing, where natives could follow him? (MR-B33) */
const stands = (s: RealmState, seat: Seat): boolean => isAlive(s, seat) && s.who[seat]!.toward < 0;

const isWith = (s: RealmState, seat: Seat, denizen: number): boolean =>
  stands(s, seat) && s.at[denizen] === s.who[seat]!.place;

/** Those of his hirelings who are where he is. */
export const hiredWith = (s: RealmState, seat: Seat): number[] =>
  hiredBy(s, seat).filter((i) => isWith(s, seat, i));

/** Those who come along with him today, and are with him. (MR-009, MR-010, MR-062) */
export const bandOf = (s: RealmState, seat: Seat): number[] =>
  hiredWith(s, seat).filter((i) => s.comes[i] === 1);

/** Employers whose hirelings are in a clearing without them. (MR-107) */
export function employersAway(s: RealmState, place: Place): Seat[] {
  const there = seatsAt(s, place);
  const employers = s.at.flatMap((at, i) => (at === place && s.hirer[i]! >= 0 ? [s.hirer[i]!] : []));
  return [...new Set(employers)].filter((seat) => !there.includes(seat));
}

/** Who would come along if nothing else is said: all who are with their employer. (MR-009) */
export const usualFollowers = (s: RealmState): number[] =>
  s.hirer.map((hirer, i) => (hirer >= 0 && isWith(s, hirer, i) ? 1 : 0));

/** What the strongest underling who follows can carry, in levels. (MR-B20, MR-R06) */
export const bandCarries = (s: RealmState, seat: Seat): number =>
  Math.max(
    0,
    ...bandOf(s, seat).map((i) => {
      const { leader, moveStrength } = denizens[i]!.native!;
      return leader ? 0 : level(moveStrength);
    }),
  );

/** They serve nobody any more, and stay where they are. */
export function release(s: RealmState, all: readonly number[]): void {
  for (const i of all) {
    s.hirer[i] = -1;
    s.term[i] = 0;
    s.comes[i] = 0;
    s.hiding[i] = 0;
  }
}

/** His death or his departure sets all free whom he hired. (MR-B45) */
export function releaseAll(s: RealmState, seat: Seat, why: 'death' | 'left', tell: Telling): void {
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
  seat: Seat,
  all: readonly number[],
  rule: string,
  tell: Telling,
): void {
  if (all.length === 0) return;
  for (const i of all) s.comes[i] = 0;
  tell?.({ type: 'hired-left', rule, seat, denizens: all, place: s.who[seat]!.place });
}

const hasPony = (denizen: number): boolean => denizens[denizen]!.native!.horse?.breed === 'pony';

/** Only who rides a pony keeps up with one. (MR-065) */
export const outpace = (s: RealmState, seat: Seat, tell: Telling): void =>
  leaveHired(
    s,
    seat,
    bandOf(s, seat).filter((i) => !hasPony(i)),
    'MR-065',
    tell,
  );

/** A killed hireling costs his employer what he was worth. (MR-185) */
export function mourn(s: RealmState, denizen: number, tell: Telling): void {
  const seat = s.hirer[denizen]!;
  if (seat < 0) return;
  const { notoriety } = denizens[denizen]!.native!;
  s.who[seat]!.notoriety -= notoriety;
  release(s, [denizen]);
  tell?.({ type: 'hireling-lost', rule: 'MR-185', seat, denizen, notoriety });
}
