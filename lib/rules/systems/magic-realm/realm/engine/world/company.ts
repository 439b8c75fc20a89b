import type { Seat } from '../../../../../kernel/game/engine';
import { groups } from '../../../catalogue';
import type { NativeGroupId, Trader } from '../../../catalogue/vocabulary';
import { seatsAt, type RealmState } from '../state';
import { denizens } from './denizens';
import { isVisitor } from './garrisons';
import type { Place } from './ground';

/** Denizens that stand in a clearing, by their places among all. */
export function denizensAt(s: RealmState, place: Place): number[] {
  const out: number[] = [];
  for (let i = 0; i < s.at.length; i++) if (s.at[i] === place) out.push(i);
  return out;
}

/** Natives of a group in a clearing, hired or not. */
export const nativesAt = (s: RealmState, group: NativeGroupId, place: Place): number[] =>
  denizensAt(s, place).filter((i) => denizens[i]!.native?.group === group);

/** Those of them who serve nobody. (MR-053, MR-096) */
export const membersAt = (s: RealmState, group: NativeGroupId, place: Place): number[] =>
  nativesAt(s, group, place).filter((i) => s.hirer[i]! < 0);

/** The unhired leader of a group there, with whom one trades; undefined: none. (MR-051) */
export const leaderAt = (s: RealmState, group: NativeGroupId, place: Place): number | undefined =>
  membersAt(s, group, place).find((i) => denizens[i]!.native!.leader);

/** Groups with unhired members there. */
export const groupsAt = (s: RealmState, place: Place): readonly NativeGroupId[] =>
  groups.flatMap(({ id }) => (membersAt(s, id, place).length > 0 ? [id] : []));

const leaders = denizens.flatMap(({ native }, i) => (native?.leader ? [{ i, group: native.group }] : []));

/** With whom one may trade there: groups by their unhired leader, and visitors. (MR-049, MR-051) */
export const tradersAt = (s: RealmState, place: Place): readonly Trader[] => [
  ...leaders.flatMap(({ i, group }) => (s.at[i] === place && s.hirer[i]! < 0 ? [group] : [])),
  ...s.visitors.flatMap((one) => (one.place === place && isVisitor(one.id) ? [one.id] : [])),
];

/** Seats that share a clearing with one of them. */
export const othersWith = (s: RealmState, seat: Seat): Seat[] =>
  seatsAt(s, s.who[seat]!.place).filter((other) => other !== seat);

/** May he block and target the other one, who may be hidden? (MR-033, MR-079, MR-X30, MR-X33) */
export const maySee = (s: RealmState, seat: Seat, other: Seat): boolean =>
  s.who[other]!.hidden === 0 || s.who[seat]!.found === 1 || s.who[seat]!.spotted.includes(other);
