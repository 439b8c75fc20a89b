import type { Deed } from '../engine/deeds';
import type { Place } from '../engine/world/ground';
import type { Goal } from './goals';
import { openPart, wayTo, type Reach } from './ways';

/** More phases than any day has. */
export const LONG = 8;

/** What he does for a goal: by which clearings, where, and how. */
export interface Trip {
  /** So far of the way as he can go now. */
  readonly way: readonly Place[];
  readonly at: Place;
  readonly work: readonly Deed[];
}

export const times = (deed: Deed, n: number): readonly Deed[] => Array.from({ length: n }, () => deed);
export const SEARCH: Deed = { type: 'search' };

function workFor({ kind }: Goal): readonly Deed[] {
  switch (kind) {
    case 'sell':
      return [{ type: 'trade' }];
    case 'hunt':
      return [{ type: 'alert' }];
    case 'deliver':
    case 'see':
      return [];
    case 'loot':
    case 'find':
      return times(SEARCH, LONG);
  }
}

/** Where the way on is hidden he searches for it. (MR-025) */
export function tripFor(reach: Reach, goal: Goal): Trip {
  const whole = wayTo(reach, goal.place);
  const way = openPart(reach, whole);
  const isHidden = way.length < whole.length;
  return { way, at: way.at(-1) ?? reach.from, work: isHidden ? times(SEARCH, LONG) : workFor(goal) };
}

/** Is this phase work for the goal? To alert a weapon is worth nothing by itself. */
export const isWork = ({ at, work }: Trip, deed: Deed, place: Place, nth: number): boolean =>
  place === at && nth <= work.length && work[0]?.type === deed.type && deed.type !== 'alert';
