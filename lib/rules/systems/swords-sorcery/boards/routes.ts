import type { Board, PadId } from './board';
import { distances, shapeOf } from './graph';

export const gatesOf = (board: Board, pads: readonly PadId[]): readonly string[] => [
  ...new Set(board.pads.filter((p) => pads.includes(p.id)).flatMap((p) => p.attached)),
];

const nexusesOf = (board: Board): readonly string[] =>
  board.spots.filter((s) => s.type === 'nexus').map((s) => s.id);

/** Steps between the nexus and the nearest spot beside a pad; undefined where no way leads. */
export function stepsToPad(board: Board, pad: PadId): number | undefined {
  const steps = distances(shapeOf(board).graph, nexusesOf(board));
  const found = gatesOf(board, [pad]).flatMap((spot) => steps.get(spot) ?? []);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** Spots within so many steps of one receiver, the one that opens more of them: both together reach nearly every spot. */
export const nearReceiver = (board: Board, within: number): number =>
  Math.max(
    ...(['RXL', 'RXR'] as const).map(
      (pad) =>
        [...distances(shapeOf(board).graph, gatesOf(board, [pad])).values()].filter((d) => d <= within)
          .length,
    ),
  );

/** Ways from the spots beside the receivers to the nexus that share no spot between the ends. */
export function raidRoutes(board: Board): number {
  const { graph } = shapeOf(board);
  const goals = new Set(nexusesOf(board));
  // Each spot is a narrow passage from `in` to `out` that takes one way; a way found may be turned aside by a later one.
  const room = new Map<string, Map<string, number>>();
  const open = (a: string, b: string, ways: number): void => {
    for (const end of [a, b]) if (!room.has(end)) room.set(end, new Map());
    room.get(a)!.set(b, ways);
    if (!room.get(b)!.has(a)) room.get(b)!.set(a, 0);
  };
  for (const [spot, next] of graph) {
    open(`in ${spot}`, `out ${spot}`, 1);
    for (const other of next) open(`out ${spot}`, goals.has(other) ? 'nexus' : `in ${other}`, 1);
  }
  for (const gate of gatesOf(board, ['RXL', 'RXR'])) open('start', `in ${gate}`, 1);

  const lead = (at: string, seen: Set<string>): boolean => {
    if (at === 'nexus') return true;
    seen.add(at);
    for (const [next, ways] of room.get(at) ?? []) {
      if (ways === 0 || seen.has(next) || !lead(next, seen)) continue;
      room.get(at)!.set(next, ways - 1);
      room.get(next)!.set(at, room.get(next)!.get(at)! + 1);
      return true;
    }
    return false;
  };
  let found = 0;
  while (lead('start', new Set())) found++;
  return found;
}
