import { isMist } from '../magic/changes';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { notesOf, playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { isHiddenRoad, isKnown, NOWHERE, waysFrom, type Place, type Way } from './ground';

export type RoadEvent = Told<
  'road-learned',
  { readonly seat: Who; readonly from: Place; readonly to: Place; readonly by: Who }
>;

/** Ways out of a clearing that he may use; those that everybody knows first. (MR-023 to MR-025) */
export function waysOf(s: RealmState, seat: Who, from: Place): readonly Way[] {
  const { paths } = notesOf(s, seat);
  // Every way is open to mist, and known no better afterwards. (MR-S32)
  const isFree = isMist(s, seat);
  const open: Way[] = [];
  const hidden: Way[] = [];
  for (const way of waysFrom(s.game.map, s.sides, from))
    if (isFree || isKnown(way, paths)) (isHiddenRoad(way.kind) ? hidden : open).push(way);
  return hidden.length === 0 ? open : [...open, ...hidden];
}

/** Where he gets from a clearing in one move, even by roadways that he has still to discover. */
export function endsFrom(s: RealmState, seat: Who, from: Place, inHope: boolean): readonly Place[] {
  const out: Place[] = [];
  for (const { to } of inHope ? waysFrom(s.game.map, s.sides, from) : waysOf(s, seat, from))
    if (to !== NOWHERE && to !== from && !out.includes(to)) out.push(to);
  return out;
}

/** He crosses off what he saw somebody use. (MR-B22, MR-059) */
export function learnWay(s: RealmState, seat: Who, way: Way, from: Place, by: Who, tell: Telling): void {
  const { paths } = notesOf(s, seat);
  const fresh = way.codes.filter((code) => !paths.includes(code));
  if (fresh.length === 0) return;
  paths.push(...fresh);
  tell?.({ type: 'road-learned', rule: 'MR-B22', seat, from, to: way.to, by, only: playerOf(s, seat) });
}
