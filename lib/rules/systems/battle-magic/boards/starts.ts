import type { Dice } from '../../../kernel/game/dice';
import type { TerrainId } from '../catalogue/vocabulary';
import { compare, outlook, type Outlook } from './measure';
import { distancesFrom, type BmGraph, type Start } from './map';

/** Least territories of the land that an empire begins on (BM-M05). */
export const MAINLAND = 8;

/** Land cells on the water from which an empire can begin: two land neighbours, and eight cells of land around (BM-M05, BM-M10). */
function candidates(graph: BmGraph): number[] {
  const mass = new Array<number>(graph.size).fill(0);
  for (let first = 0; first < graph.size; first++) {
    if (!graph.land[first] || mass[first]) continue;
    const piece = [first];
    const seen = new Set(piece);
    for (const at of piece)
      for (const to of graph.neighbours[at]!)
        if (graph.land[to] && !seen.has(to)) {
          seen.add(to);
          piece.push(to);
        }
    for (const at of piece) mass[at] = piece.length;
  }
  return [...mass.keys()].filter(
    (i) =>
      graph.coastal[i] &&
      mass[i]! >= MAINLAND &&
      graph.neighbours[i]!.filter((n) => graph.land[n]).length >= 2,
  );
}

interface Search {
  readonly graph: BmGraph;
  readonly entry: readonly number[];
  readonly players: number;
  /** Least number of borders between two castles (BM-084, BM-R02). */
  readonly apart: number;
  readonly twin: readonly number[] | undefined;
}

/** How far a hero walks to the next start on a good map (BM-M13). */
export const WALK = { least: 6, most: 16 } as const;

/** Castles for everybody, far enough from one another and as alike as found in some hundred trials (step 6). */
export function findStarts(dice: Dice, { graph, entry, players, apart, twin }: Search): number[] | undefined {
  const open = candidates(graph);
  if (open.length < players) return undefined;
  const steps = new Map<number, readonly number[]>();
  const looks = new Map<number, Outlook>();
  const kept = <T>(of: Map<number, T>, at: number, make: () => T): T => {
    let found = of.get(at);
    if (found === undefined) of.set(at, (found = make()));
    return found;
  };
  const far = (at: number, to: number): number => kept(steps, at, () => distancesFrom(graph, at))[to]!;

  let best: number[] | undefined;
  let least = Infinity;
  for (let trial = players > 4 ? 500 : 300; trial > 0; trial--) {
    const set = [dice.pick(open)];
    if (twin) set.push(twin[set[0]!]!);
    while (set.length < players) {
      const left = open.filter((i) => set.every((s) => far(s, i) >= apart));
      if (left.length === 0) break;
      set.push(dice.pick(left));
    }
    if (set.length !== players || (twin && far(set[0]!, set[1]!) < apart)) continue;
    const outlooks = set.map((at) => kept(looks, at, () => outlook(graph, entry, at)));
    const { score, apart: walks } = compare(outlooks, set);
    const off = walks.filter((w) => w < WALK.least || w > WALK.most).length;
    // Among equally fair ones, those that stand farther from one another.
    const worth = score + off - Math.min(...walks) / 1_000;
    if (worth < least) [best, least] = [set, worth];
  }
  return best;
}

/** Castle, and where army and ship begin: the cheapest ground beside it (BM-085, BM-086). */
export function startAt(graph: BmGraph, entry: readonly number[], castle: number): Start {
  const cheapest = (dry: boolean): number =>
    graph.neighbours[castle]!.filter((n) => graph.land[n] === dry).reduce(
      (best, n) => (best === -1 || entry[n]! < entry[best]! ? n : best),
      -1,
    );
  return { castle, army: cheapest(true), ship: cheapest(false) };
}

/** How unlike these places to begin are, 0 for all alike; more by one for each from which the next is too near or too far (BM-M12, BM-M13). */
export function unlikeness(graph: BmGraph, entry: readonly number[], castles: readonly number[]): number {
  const { score, apart } = compare(
    castles.map((at) => outlook(graph, entry, at)),
    castles,
  );
  return score + apart.filter((w) => w < WALK.least || w > WALK.most).length;
}

/** Terrain swapped between cells of land, or of water, some hundred times, as long as the starts come no less alike (step 7). Changes `terrain`. */
export function levelOut(
  dice: Dice,
  { graph, twin }: Search,
  terrain: TerrainId[],
  entryOf: (terrain: TerrainId) => number,
  castles: readonly number[],
  goal: number,
): void {
  const entry = terrain.map(entryOf);
  const cells = [...terrain.keys()].filter((i) => !castles.includes(i));
  const swap = (i: number, j: number): void => {
    [terrain[i], terrain[j]] = [terrain[j]!, terrain[i]!];
    [entry[i], entry[j]] = [entry[j]!, entry[i]!];
  };
  let best = unlikeness(graph, entry, castles);
  // What is the same from both sides is fair already.
  if (twin) return;
  for (let trial = 800; trial > 0 && best > goal; trial--) {
    const [i, j] = [dice.pick(cells), dice.pick(cells)];
    if (graph.land[i] !== graph.land[j] || terrain[i] === terrain[j]) continue;
    swap(i, j);
    const now = unlikeness(graph, entry, castles);
    if (now > best) swap(i, j);
    else best = now;
  }
}
