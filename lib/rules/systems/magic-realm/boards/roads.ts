import type { ClearingType, RoadKind } from '../catalogue/vocabulary';
import { FIRST, hexBeyond, hexKey, laidOf, ownEdge, sideOf, wayOf, type Laid, type RealmMap } from './map';

/** A clearing of a map. */
export interface MapClearing {
  readonly id: string;
  readonly laid: Laid;
  readonly n: number;
  readonly type: ClearingType;
}

/** A way to another clearing; none beyond: it leads off the map. */
export interface MapWay {
  readonly kind: RoadKind;
  readonly to?: number;
}

/** All clearings of a map, and by their places what leads away from each. */
export interface Roads {
  readonly clearings: readonly MapClearing[];
  readonly ways: readonly (readonly MapWay[])[];
}

/** The id of a clearing in scenes and findings: `cliff-3`. */
export const clearingId = (tile: string, n: number): string => `${tile}-${n}`;

export function roadsOf(map: RealmMap): Roads {
  const laid = laidOf(map);
  const at = new Map(laid.map((one) => [hexKey(one.q, one.r), one]));
  const clearings = laid.flatMap((one) =>
    sideOf(one).clearings.map(({ n, type }): MapClearing => ({
      id: clearingId(one.tile.id, n),
      laid: one,
      n,
      type,
    })),
  );
  const placesOn = new Map<Laid, number[]>(laid.map((one) => [one, []]));
  clearings.forEach(({ laid: on, n }, place) => (placesOn.get(on)![n] = place));
  const placeOf = (on: Laid, n: number): number => placesOn.get(on)![n]!;
  const ways = clearings.map((): MapWay[] => []);
  for (const one of laid)
    for (const [from, to, kind] of sideOf(one).roadways) {
      const a = placeOf(one, from);
      if (typeof to === 'number') {
        const b = placeOf(one, to);
        ways[a]!.push({ kind, to: b });
        ways[b]!.push({ kind, to: a });
        continue;
      }
      const way = wayOf(to, one.turn);
      const next = at.get(hexKey(...hexBeyond(one.q, one.r, way)));
      const back = next && ownEdge((way + 3) % 6, next.turn);
      const met = next && sideOf(next).roadways.find((road) => road[1] === back);
      if (met) ways[a]!.push({ kind, to: placeOf(next, met[0]) });
      // Against a tile without a road there it leads nowhere.
      else if (!next) ways[a]!.push({ kind });
    }
  return { clearings, ways };
}

/** Those that everybody may use. (MR-024, MR-025) */
export const isFree = ({ kind }: MapWay): boolean => kind === 'open' || kind === 'tunnel';

/** Which clearings can be reached from some of them by such ways. */
export function reachedFrom(
  { ways }: Roads,
  from: readonly number[],
  may: (way: MapWay) => boolean = () => true,
): readonly boolean[] {
  const reached = ways.map(() => false);
  const open = [...from];
  for (const place of from) reached[place] = true;
  for (let place = open.pop(); place !== undefined; place = open.pop())
    for (const way of ways[place]!)
      if (way.to !== undefined && !reached[way.to] && may(way)) {
        reached[way.to] = true;
        open.push(way.to);
      }
  return reached;
}

/** The clearings of one tile, by their places. */
export const clearingsOn = ({ clearings }: Roads, tile: string): readonly number[] =>
  clearings.flatMap(({ laid }, place) => (laid.tile.id === tile ? [place] : []));

/** What a way by any roads leads from to Borderland. (MR-B04) */
export const reachingBorderland = (roads: Roads): readonly boolean[] =>
  reachedFrom(roads, clearingsOn(roads, FIRST));

/** MOVE phases from a clearing to every other by ways that everybody may use; a mountain takes several. Infinity: no way. */
export function phasesFrom({ clearings, ways }: Roads, from: number, mountain: number): readonly number[] {
  const phases = ways.map(() => Infinity);
  phases[from] = 0;
  // As many rounds as it takes until nothing gets nearer: the map is small.
  for (let changed = true; changed;) {
    changed = false;
    ways.forEach((away, place) => {
      if (phases[place] === Infinity) return;
      for (const way of away) {
        if (way.to === undefined || !isFree(way)) continue;
        const there = phases[place]! + (clearings[way.to]!.type === 'mountain' ? mountain : 1);
        if (there < phases[way.to]!) {
          phases[way.to] = there;
          changed = true;
        }
      }
    });
  }
  return phases;
}

/**
 * The clearing of a tile where its dwelling or the ghosts come: the first of those numbers that connects to Borderland, and
 * the first of all where none does. (MR-B09)
 */
export function dwellingPlace(
  roads: Roads,
  reached: readonly boolean[],
  tile: string,
  numbers: readonly number[] = [5, 4],
): number | undefined {
  const on = clearingsOn(roads, tile);
  const places = numbers.flatMap((n) => on.filter((place) => roads.clearings[place]!.n === n));
  return places.find((place) => reached[place]) ?? places[0];
}
