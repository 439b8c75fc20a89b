import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import type { Told } from '../events';
import type { RealmState } from '../state';
import { isHiddenRoad, isKnown, NOWHERE, waysFrom, type Place, type Way } from './ground';

export type RoadEvent = Told<
  'road-learned',
  { readonly seat: Seat; readonly from: Place; readonly to: Place; readonly by: Seat }
>;

/** Ways out of a clearing that he may use; those that everybody knows first. (MR-023 to MR-025) */
export function waysOf(s: RealmState, seat: Seat, from: Place): readonly Way[] {
  const ways = waysFrom(s.game.map, s.sides, from).filter((way) => isKnown(way, s.who[seat]!.paths));
  return [
    ...ways.filter(({ kind }) => !isHiddenRoad(kind)),
    ...ways.filter(({ kind }) => isHiddenRoad(kind)),
  ];
}

/** Where he gets from a clearing in one move, even by roadways that he has still to discover. */
export const endsFrom = (s: RealmState, seat: Seat, from: Place, inHope: boolean): readonly Place[] => {
  const ways = inHope ? waysFrom(s.game.map, s.sides, from) : waysOf(s, seat, from);
  return [...new Set(ways.map(({ to }) => to))].filter((to) => to !== NOWHERE && to !== from);
};

/** He crosses off what he saw somebody use. (MR-B22, MR-059) */
export function learnWay(s: RealmState, seat: Seat, way: Way, from: Place, by: Seat, tell: Telling): void {
  const { paths } = s.who[seat]!;
  const fresh = way.codes.filter((code) => !paths.includes(code));
  if (fresh.length === 0) return;
  paths.push(...fresh);
  tell?.({ type: 'road-learned', rule: 'MR-B22', seat, from, to: way.to, by, only: seat });
}
