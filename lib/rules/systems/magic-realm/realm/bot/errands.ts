import { termsOf } from '../engine/day/tasks';
import { dwellingNamed } from '../engine/world/garrisons';
import type { Outlook } from './outlook';
import { reachFrom } from './ways';

/** So many clearings he walks in a day at least, and what a phase of his is worth. */
const WALKS = 2;
const PHASE = 0.3;

/** Would he take that mission along: is it paid well enough, and can it be done in time? Campaigns are too much for one alone. (MR-B50) */
export function takesErrand(o: Outlook, task: string): boolean {
  const { s, seat, weights } = o;
  const { to, gold, until } = termsOf(s, seat, task);
  const goal = to === '' ? undefined : dwellingNamed(s, to);
  if (goal === undefined) return false;
  const far = reachFrom(s, seat, s.who[seat]!.place, (place) => Math.max(0, o.peril(place))).phases[goal];
  if (far === undefined || far > (until - s.day) * WALKS) return false;
  return gold * weights.gold > far * PHASE;
}
