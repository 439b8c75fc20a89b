import type { Seat } from '../../../../kernel/game/engine';
import { level } from '../../reckon/harm';
import type { RealmState } from '../engine/state';
import { denizensAt } from '../engine/world/company';
import { denizens } from '../engine/world/denizens';
import { isKnown, NOWHERE, typeAt, waysFrom, type Place } from '../engine/world/ground';

/** MOVE phases that a clearing which he dreads seems to cost. */
const DREAD = 8;

/** Phases to every clearing that he can reach by ways he knows, and the first step towards it. */
export interface Reach {
  readonly phases: ReadonlyMap<Place, number>;
  readonly steps: ReadonlyMap<Place, Place>;
}

/** Sizes of the monsters there, the largest first, in levels. */
const monstersAt = (s: RealmState, place: Place): readonly number[] =>
  denizensAt(s, place)
    .flatMap((i) => {
      const monster = denizens[i]!.monster;
      return monster ? [level(monster.vulnerability)] : [];
    })
    .sort((a, b) => b - a);

const MEDIUM = level('M');
/** So many that are no larger than medium are met without fear. */
const FEW = 2;

/** Is there something that he had better not meet: large, or too many of them? */
export function isDreadful(s: RealmState, place: Place): boolean {
  const [largest, ...others] = monstersAt(s, place);
  return largest !== undefined && (largest > MEDIUM || others.length >= FEW);
}

/** Monsters that he may well beat. */
export const isPrey = (s: RealmState, place: Place): boolean =>
  monstersAt(s, place).length > 0 && !isDreadful(s, place);

/** The ways of fewest phases from a clearing; those through monsters count for longer. (MR-026, MR-R05) */
export function reachFrom(s: RealmState, seat: Seat, from: Place): Reach {
  const { map, house } = s.game;
  const { paths } = s.who[seat]!;
  const phases = new Map<Place, number>([[from, 0]]);
  const steps = new Map<Place, Place>();
  const done = new Set<Place>();
  for (;;) {
    let near = NOWHERE;
    let least = Infinity;
    for (const [place, so] of phases)
      if (so < least && !done.has(place)) {
        near = place;
        least = so;
      }
    if (near === NOWHERE) return { phases, steps };
    done.add(near);
    for (const way of waysFrom(map, s.sides, near)) {
      if (way.to === NOWHERE || !isKnown(way, paths)) continue;
      const cost =
        (typeAt(s.sides, way.to) === 'mountain' ? house['world.mountainCost'] : 1) +
        (isDreadful(s, way.to) ? DREAD : 0);
      if (least + cost >= (phases.get(way.to) ?? Infinity)) continue;
      phases.set(way.to, least + cost);
      steps.set(way.to, near === from ? way.to : steps.get(near)!);
    }
  }
}

/** The nearest of some clearings. */
export function nearest(reach: Reach, goals: readonly Place[]): Place | undefined {
  let found: Place | undefined;
  for (const goal of goals) {
    const so = reach.phases.get(goal);
    if (so !== undefined && (found === undefined || so < reach.phases.get(found)!)) found = goal;
  }
  return found;
}
