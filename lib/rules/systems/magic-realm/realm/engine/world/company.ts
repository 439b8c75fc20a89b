import { shapeOfDenizen } from '../magic/changes';
import type { Seat } from '../../../../../kernel/game/engine';
import { bearsArms } from '../../../beasts';
import { groups } from '../../../catalogue';
import type { NativeGroupId, Trader } from '../../../catalogue/vocabulary';
import { dayOf, isHidden, isMover, moverOf, placeOf } from '../movers/individuals';
import { seatsAt, type RealmState, type Who } from '../state';
import { denizens } from './denizens';
import { isVisitor } from './garrisons';
import type { Place } from './ground';

/** Denizens that stand in a clearing, by their places among all. */
export function denizensAt(s: RealmState, place: Place): number[] {
  const out: number[] = [];
  for (let i = 0; i < s.at.length; i++) if (s.at[i] === place) out.push(i);
  return out;
}

/** All natives of each group. */
const membersOf: ReadonlyMap<NativeGroupId, readonly number[]> = new Map(
  groups.map(({ id }) => [id, denizens.flatMap(({ native }, i) => (native?.group === id ? [i] : []))]),
);

/** Natives of a group in a clearing, hired or not. */
export const nativesAt = (s: RealmState, group: NativeGroupId, place: Place): number[] =>
  membersOf.get(group)!.filter((i) => s.at[i] === place);

/** Those of them who serve nobody. (MR-053, MR-096) */
export const membersAt = (s: RealmState, group: NativeGroupId, place: Place): number[] =>
  membersOf.get(group)!.filter((i) => s.at[i] === place && s.hirer[i]! < 0);

/** The unhired leader of a group there, with whom one trades; undefined: none. (MR-051) */
export const leaderAt = (s: RealmState, group: NativeGroupId, place: Place): number | undefined =>
  membersAt(s, group, place).find((i) => denizens[i]!.native!.leader);

const groupIds: readonly NativeGroupId[] = groups.map(({ id }) => id);
function hasMember(s: RealmState, group: NativeGroupId, place: Place): boolean {
  for (const i of membersOf.get(group)!) if (s.at[i] === place && s.hirer[i]! < 0) return true;
  return false;
}

const NO_GROUP: readonly NativeGroupId[] = [];
/** Groups with unhired members there. */
export const groupsAt = (s: RealmState, place: Place): readonly NativeGroupId[] =>
  s.at.includes(place) ? groupIds.filter((id) => hasMember(s, id, place)) : NO_GROUP;

const leaders = denizens.flatMap(({ native }, i) => (native?.leader ? [{ i, group: native.group }] : []));

/**
 * Whose goods are there: groups by their unhired leader, and visitors. (MR-051, MR-B18)
 * @param isMeant which leaders count
 */
export function holdersAt(
  s: RealmState,
  place: Place,
  isMeant: (leader: number) => boolean = () => true,
): readonly Trader[] {
  const out: Trader[] = [];
  for (const { i, group } of leaders) if (s.at[i] === place && s.hirer[i]! < 0 && isMeant(i)) out.push(group);
  for (const { id, place: at } of s.visitors) if (at === place && isVisitor(id)) out.push(id);
  return out;
}

/** With whom one may trade there; what a spell has made of a leader does not trade. (MR-049, MR-051, MR-B29) */
export const tradersAt = (s: RealmState, place: Place): readonly Trader[] =>
  holdersAt(s, place, (leader) => shapeOfDenizen(s, leader) === '');

/** Seats that share a clearing with somebody. */
export const othersWith = (s: RealmState, who: Who): Seat[] =>
  seatsAt(s, placeOf(s, who)).filter((other) => other !== who);

/** Has he found hidden denizens such as this one, who serve somebody else? (MR-X30, MR-X33) */
export function findsHired(s: RealmState, who: Who, denizen: number): boolean {
  if (dayOf(s, who).found === 1) return true;
  const { monster, native } = denizens[denizen]!;
  return s.who[who]?.armed === 1 && bearsArms(monster?.id ?? '', native !== undefined);
}

/** May he block and target the other one, who may be hidden? (MR-033, MR-079, MR-X30, MR-X33) */
export const maySee = (s: RealmState, who: Who, other: Who): boolean =>
  !isHidden(s, other) ||
  dayOf(s, who).found === 1 ||
  (isMover(s, other)
    ? findsHired(s, who, moverOf(s, other).denizen)
    : (s.who[who]?.spotted.includes(other) ?? false));
