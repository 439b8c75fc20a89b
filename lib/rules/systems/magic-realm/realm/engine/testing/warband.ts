import type { RealmState } from '../state';
import { putDenizens } from './evening';

/** For tests only: puts natives into a clearing, in the service of a seat and ready to come along. */
export function hireAt(s: RealmState, seat: number, at: string, ...ids: readonly string[]): number[] {
  const all = putDenizens(s, at, ...ids);
  for (const i of all) {
    s.hirer[i] = seat;
    s.term[i] = s.day + 13;
    s.comes[i] = 1;
  }
  return all;
}
