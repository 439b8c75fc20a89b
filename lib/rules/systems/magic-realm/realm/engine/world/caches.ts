import type { Seat } from '../../../../../kernel/game/engine';
import type { Cache, RealmState } from '../state';
import type { Place } from './ground';

const PREFIX = 'cache-';
export const isCache = (from: string): boolean => from.startsWith(PREFIX);
/** The clearing that the id of a cache names. */
export const placeOfCache = (id: string): Place => Number(id.split('-')[3]);
export const cacheId = (s: RealmState, by: Seat, place: Place): string => `${PREFIX}${s.day}-${by}-${place}`;

export const cacheNamed = (s: RealmState, id: string): Cache | undefined =>
  s.caches.find((one) => one.id === id);
/** His own in that clearing; he never opens a second one there. (MR-B70) */
export const ownCache = (s: RealmState, by: Seat, place: Place): Cache | undefined =>
  s.caches.find((one) => one.by === by && one.place === place);

/** A cache in which nothing is left is gone. (MR-B70) */
export function closeEmpty(s: RealmState): void {
  const isEmpty = ({ id, gold }: Cache): boolean => gold === 0 && (s.piles[id]?.length ?? 0) === 0;
  for (const { id } of s.caches.filter(isEmpty)) delete s.piles[id];
  s.caches = s.caches.filter((one) => !isEmpty(one));
}

/** Nobody opens the caches of somebody dead any more; they are looted like any site. (MR-B70) */
export function orphanCaches(s: RealmState, by: Seat): void {
  for (const one of s.caches) if (one.by === by) one.by = -1;
}
