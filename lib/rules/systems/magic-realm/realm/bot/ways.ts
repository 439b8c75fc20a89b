import type { Seat } from '../../../../kernel/game/engine';
import { costInto } from '../engine/day/walk';
import type { RealmState } from '../engine/state';
import { isKnown, NOWHERE, typeAt, waysFrom, type Place } from '../engine/world/ground';

/** Phases to every clearing that he can reach by ways he knows, and from where each is entered; by places. */
export interface Reach {
  readonly from: Place;
  readonly phases: readonly (number | undefined)[];
  readonly before: readonly Place[];
}

/** Longer than any way. */
const FAR = 200;
/** In caves he has no sunlight phases, so they take longer. (MR-018) */
const DARK = 1;

/**
 * The ways of fewest phases from a clearing. (MR-026, MR-R05)
 * @param dread phases that a clearing seems to cost besides, for what is there
 */
export function reachFrom(s: RealmState, seat: Seat, from: Place, dread: (place: Place) => number): Reach {
  const { map } = s.game;
  const { paths } = s.who[seat]!;
  const phases: number[] = [];
  const before: Place[] = [];
  phases[from] = 0;
  // Ends of ways by their length; those that were reached sooner since are passed over.
  const open: Place[][] = [[from]];
  for (let so = 0; so < open.length; so++)
    for (const near of open[so] ?? []) {
      if (phases[near] !== so) continue;
      for (const way of waysFrom(map, s.sides, near)) {
        if (way.to === NOWHERE || !isKnown(way, paths)) continue;
        const dark = typeAt(s.sides, way.to) === 'cave' ? DARK : 0;
        const then = so + costInto(s, way.to, false) + dark + Math.min(FAR, Math.round(dread(way.to)));
        if (then >= (phases[way.to] ?? FAR)) continue;
        phases[way.to] = then;
        before[way.to] = near;
        (open[then] ??= []).push(way.to);
      }
    }
  return { from, phases, before };
}

/** The clearings on the way there, in their order, its end included. */
export function wayTo({ from, before }: Reach, to: Place): readonly Place[] {
  const out: Place[] = [];
  for (let at = to; at !== from; at = before[at]!) out.unshift(at);
  return out;
}

/** Clearings that are entered from the first one. */
export const besides = ({ from, before }: Reach): readonly Place[] =>
  before.flatMap((entered, place) => (entered === from ? [place] : []));
