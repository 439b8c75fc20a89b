import { counted, listed } from '../../../../kernel/words/words';
import { groups } from '../../catalogue';
import { several } from '../../catalogue/words-helpers';
import { shapeName } from '../../combat/scene/change-words';
import { shapeOfDenizen } from '../engine/magic/changes';
import { actsAlone } from '../engine/movers/individuals';
import type { RealmState } from '../engine/state';
import { denizens } from '../engine/world/denizens';
import { moverWords } from './mover-words';
import { denizenName, seatName } from './names';

/** Denizens of a clearing that are drawn as one piece: equal monsters, and natives of a group who serve the same one or nobody. */
export interface Stack {
  /** Its id in the scene is that of this one. */
  readonly first: number;
  readonly members: readonly number[];
}

/** What makes two of a clearing one piece; monsters that prowl no more today stand apart, and leaders who act alone. (MR-B47, MR-062) */
function kindOf(s: RealmState, denizen: number): string {
  const { id, native } = denizens[denizen]!;
  const whose = `${s.hirer[denizen]} ${s.hiding[denizen]} ${actsAlone(s, denizen)} ${shapeOfDenizen(s, denizen)}`;
  return `${native ? `${native.group} ${whose}` : `${id} ${s.stopped[denizen]} ${whose}`} ${s.at[denizen]}`;
}

/** Everything that stands on the map, in the order of the appearance chart. */
export function stacksOf(s: RealmState): readonly Stack[] {
  const by = new Map<string, number[]>();
  for (let i = 0; i < s.at.length; i++) {
    if (s.at[i]! < 0) continue;
    const kind = kindOf(s, i);
    const there = by.get(kind);
    if (there) there.push(i);
    else by.set(kind, [i]);
  }
  return [...by.values()].map((members) => ({ first: members[0]!, members }));
}

/** The one whose piece a denizen belongs to; undefined: it is not on the map. */
export function firstOf(s: RealmState, denizen: number): number | undefined {
  if ((s.at[denizen] ?? -1) < 0) return undefined;
  const kind = kindOf(s, denizen);
  return s.at.findIndex((at, i) => at === s.at[denizen] && kindOf(s, i) === kind);
}

/** Of a native whose horse is dead. (MR-187) */
export const onFoot = (s: RealmState, denizen: number): string =>
  s.unhorsed[denizen] === 1 ? ' (on foot)' : '';

/** `3 Giant Bats`, `Company, 7 natives: Short Swordsman CHQ, Pikeman C1, …`. */
export function stackName(s: RealmState, { first, members }: Stack): string {
  const { id, name, native } = denizens[first]!;
  const alone = actsAlone(s, first);
  if (alone >= 0) return moverWords(s, alone);
  const shape = shapeOfDenizen(s, first);
  const as = shape === '' ? '' : `, as ${shapeName(shape)}`;
  const hirer = s.hirer[first]!;
  const service = hirer < 0 ? '' : `, ${native ? 'hired by' : 'serving'} the ${seatName(s, hirer)}`;
  const hidden = s.hiding[first] === 1 ? ', hidden' : '';
  if (native) {
    const group = groups.find((one) => one.id === native.group)!;
    return `${group.name}, ${counted(members.length, 'native')}${as}${service}${hidden}: ${listed(members.map((one) => `${denizenName(one)}${onFoot(s, one)}`))}`;
  }
  const who = `${members.length > 1 ? several(members.length, id) : name}${as}${service}${hidden}`;
  return s.stopped[first] === 1 ? `${who}, prowling no more today` : who;
}
