import type { Seat } from '../../../../kernel/game/engine';
import { costInto } from '../engine/day/walk';
import type { RealmState } from '../engine/state';
import { isKnown, NOWHERE, typeAt, waysFrom, type Place } from '../engine/world/ground';

/** Phases to every clearing that he can reach, and from where each is entered; by places. */
export interface Reach {
  readonly from: Place;
  readonly phases: readonly (number | undefined)[];
  readonly before: readonly Place[];
  /** Clearings that are entered by a hidden path or a secret passage that he has still to find. */
  readonly veiled: ReadonlySet<Place>;
}

/** Longer than any way. */
const FAR = 200;
/** Searches that it takes to find a hidden path or a secret passage where one is printed: each succeeds once in four. (MR-X28, MR-X29) */
const TO_UNVEIL = 4;
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
  const veiled = new Set<Place>();
  phases[from] = 0;
  // Ends of ways by their length; those that were reached sooner since are passed over.
  const open: Place[][] = [[from]];
  for (let so = 0; so < open.length; so++)
    for (const near of open[so] ?? []) {
      if (phases[near] !== so) continue;
      for (const way of waysFrom(map, s.sides, near)) {
        if (way.to === NOWHERE) continue;
        const isVeiled = !isKnown(way, paths);
        const dark = typeAt(s.sides, way.to) === 'cave' ? DARK : 0;
        const search = isVeiled ? TO_UNVEIL : 0;
        const then =
          so + costInto(s, way.to, false) + dark + search + Math.min(FAR, Math.round(dread(way.to)));
        if (then >= (phases[way.to] ?? FAR)) continue;
        phases[way.to] = then;
        if (isVeiled) veiled.add(way.to);
        else veiled.delete(way.to);
        before[way.to] = near;
        (open[then] ??= []).push(way.to);
      }
    }
  return { from, phases, before, veiled };
}

/** The clearings on the way there, in their order, its end included. */
export function wayTo({ from, before }: Reach, to: Place): readonly Place[] {
  const out: Place[] = [];
  for (let at = to; at !== from; at = before[at]!) out.unshift(at);
  return out;
}

/** So far of a way as he can go now: to where he has to search for the rest of it. */
export function openPart({ veiled }: Reach, way: readonly Place[]): readonly Place[] {
  const end = way.findIndex((place) => veiled.has(place));
  return end < 0 ? way : way.slice(0, end);
}

/** Clearings that are entered from the first one by ways that he knows. */
export const besides = ({ from, before, veiled }: Reach): readonly Place[] =>
  before.flatMap((entered, place) => (entered === from && !veiled.has(place) ? [place] : []));
