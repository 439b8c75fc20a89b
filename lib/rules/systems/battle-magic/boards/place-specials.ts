import type { Dice } from '../../../kernel/game/dice';
import { specialIds, type SpecialId } from '../catalogue/vocabulary';
import type { House } from '../house';
import { costsFrom, FAR } from './measure';
import { distancesFrom, type BmGraph } from './map';

/**
 * Special territories on land, a Pirates Cove on a coast: about as far for a hero from the nearest two starts, and at least
 * two spaces from any (step 8, BM-L23). By cell; where the land gives out, fewer are placed.
 */
export function placeSpecials(
  dice: Dice,
  graph: BmGraph,
  entry: readonly number[],
  castles: readonly number[],
  wanted: House['specials'],
  twin: readonly number[] | undefined,
): (SpecialId | undefined)[] {
  const placed: (SpecialId | undefined)[] = graph.land.map(() => undefined);
  const near = castles.map((at) => distancesFrom(graph, at));
  const walks = castles.map((at) => costsFrom(graph, entry, [at], 'any'));
  const lean = graph.land.map((_, i) => {
    const [first = 0, second = 0] = walks.map((w) => w[i]!).sort((a, b) => a - b);
    return second === FAR ? FAR : second - first;
  });
  const free = (i: number): boolean =>
    graph.land[i]! && placed[i] === undefined && near.every((steps) => steps[i]! >= 2);
  for (const kind of specialIds)
    for (let left = wanted[kind] ?? 0; left > 0;) {
      const open = [...graph.land.keys()].filter(
        (i) => free(i) && (kind !== 'pirates-cove' || graph.coastal[i]),
      );
      if (open.length === 0) break;
      const middling = open.filter((i) => lean[i]! <= 2);
      const at =
        middling.length > 0 && (!twin || left === 1)
          ? dice.pick(middling)
          : twin
            ? dice.pick(open)
            : open.reduce((best, i) => (lean[i]! < lean[best]! ? i : best), open[0]!);
      placed[at] = kind;
      left--;
      const other = twin?.[at];
      if (other !== undefined && left > 0 && free(other)) {
        placed[other] = kind;
        left--;
      }
    }
  return placed;
}
