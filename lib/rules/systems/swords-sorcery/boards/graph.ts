import { drawingArea, padIds, type Board, type PadId } from './board';

export type Neighbours = ReadonlyMap<string, readonly string[]>;

/** Who is adjacent to whom. Lines that end at an unknown spot or at their own start are left out. (SS-R19) */
export function neighboursOf(board: Board): Neighbours {
  const map = new Map<string, string[]>(board.spots.map((s) => [s.id, []]));
  for (const [a, b] of board.lines) {
    const from = map.get(a);
    const to = map.get(b);
    if (!from || !to || a === b || from.includes(b)) continue;
    from.push(b);
    to.push(a);
  }
  return map;
}

/** Steps from the nearest of the starts to every spot that can be reached. */
export function distances(
  graph: Neighbours,
  starts: readonly string[],
  without?: string,
): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  const queue = starts.filter((s) => graph.has(s) && s !== without);
  for (const s of queue) steps.set(s, 0);
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    for (const next of graph.get(here)!) {
      if (next === without || steps.has(next)) continue;
      steps.set(next, steps.get(here)! + 1);
      queue.push(next);
    }
  }
  return steps;
}

/** Spots without which the board falls apart. */
function cutSpots(board: Board, graph = neighboursOf(board)): readonly string[] {
  return board.spots
    .map((s) => s.id)
    .filter((id) => {
      const start = board.spots.find((s) => s.id !== id);
      return start !== undefined && distances(graph, [start.id], id).size < graph.size - 1;
    });
}

const attachedTo = (board: Board, pads: readonly PadId[]): readonly string[] =>
  board.pads.filter((p) => pads.includes(p.id)).flatMap((p) => p.attached);

const otherSide: Readonly<Record<PadId, PadId>> = { TXL: 'TXR', TXR: 'TXL', RXL: 'RXR', RXR: 'RXL' };

/** Does the board look the same when every spot goes to its image and left and right change places? */
function mapsOntoItself(board: Board, image: (x: number, y: number) => readonly [number, number]): boolean {
  // Places are compared to a thousandth of a millimetre: 270 − 221.7 is not quite 48.3 in binary.
  const place = (x: number, y: number): string => `${Math.round(1000 * x)} ${Math.round(1000 * y)}`;
  const at = new Map(board.spots.map((s) => [place(s.x, s.y), s]));
  const to = new Map<string, string>();
  for (const spot of board.spots) {
    const twin = at.get(place(...image(spot.x, spot.y)));
    if (!twin || twin.type !== spot.type) return false;
    to.set(spot.id, twin.id);
  }
  const drawn = new Set(board.lines.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  if (!board.lines.every(([a, b]) => drawn.has(`${to.get(a)} ${to.get(b)}`))) return false;
  return padIds.every((id) => {
    const mine = attachedTo(board, [id]).map((s) => to.get(s));
    const theirs = attachedTo(board, [otherSide[id]]);
    return mine.length === theirs.length && mine.every((s) => s !== undefined && theirs.includes(s));
  });
}

/** Equal for both neighbours: by a half turn, or by a mirror between left and right. (SS-R77) */
export const isSymmetric = (board: Board): boolean =>
  mapsOntoItself(board, (x, y) => [drawingArea.wMm - x, drawingArea.hMm - y]) ||
  mapsOntoItself(board, (x, y) => [drawingArea.wMm - x, y]);

export interface Shape {
  readonly graph: Neighbours;
  readonly connected: boolean;
  readonly cuts: readonly string[];
  readonly symmetric: boolean;
  readonly nexuses: number;
  readonly traps: number;
  /** Steps from a spot beside a receiver to a nexus, by the shortest way; absent where there is none. */
  readonly entry?: number;
  /** Steps from a nexus across a transmitter, by the shortest way. */
  readonly exit?: number;
}

const shapes = new WeakMap<Board, Shape>();

const nearest = (from: ReadonlyMap<string, number>, to: readonly string[]): number | undefined => {
  const found = to.map((s) => from.get(s)).filter((n) => n !== undefined);
  return found.length === 0 ? undefined : Math.min(...found);
};

/** Everything the checks ask about a board; worked out once for each. */
export function shapeOf(board: Board): Shape {
  const known = shapes.get(board);
  if (known) return known;
  const graph = neighboursOf(board);
  const nexuses = board.spots.filter((s) => s.type === 'nexus').map((s) => s.id);
  const fromNexus = distances(graph, nexuses);
  const entry = nearest(fromNexus, attachedTo(board, ['RXL', 'RXR']));
  const exit = nearest(fromNexus, attachedTo(board, ['TXL', 'TXR']));
  const first = board.spots[0];
  const shape: Shape = {
    graph,
    connected: first !== undefined && distances(graph, [first.id]).size === graph.size,
    cuts: cutSpots(board, graph),
    symmetric: isSymmetric(board),
    nexuses: nexuses.length,
    traps: board.spots.filter((s) => s.type === 'trap').length,
    ...(entry === undefined ? {} : { entry }),
    ...(exit === undefined ? {} : { exit: exit + 1 }),
  };
  shapes.set(board, shape);
  return shape;
}
