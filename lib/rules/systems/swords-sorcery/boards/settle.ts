import type { ArmyPiece } from '../catalogue/entry';
import { armyPieces } from '../catalogue/entry';
import type { Placement } from '../options';
import { padIds, type Board } from './board';
import { distances, shapeOf } from './graph';

export type PieceCounts = Readonly<Record<ArmyPiece, number>>;

/** Spots where a piece may be placed: no pads, and no rocks where the table begins with them. (SS-L21) */
export const openSpots = (board: Board, withRocks: boolean): readonly string[] => {
  const pads: readonly string[] = padIds;
  return board.spots
    .map((s) => s.id)
    .filter((id) => !pads.includes(id) && !(withRocks && board.rocks.includes(id)));
};

/** The order in which a careful player fills a board: the nexus first, then outward from it. */
const outward = (board: Board, spots: readonly string[]): readonly string[] => {
  const nexus = board.spots.find((s) => s.type === 'nexus') ?? board.spots[0];
  if (!nexus) return [];
  const steps = distances(shapeOf(board).graph, [nexus.id]);
  const far = (id: string): number => steps.get(id) ?? Number.POSITIVE_INFINITY;
  return [...spots].sort((a, b) => far(a) - far(b));
};

/**
 * A whole placement for the pieces, keeping what already stands well: the wizard near the nexus with pions and guards
 * about it, the warrior beside a transmitter. Pieces without a vacant spot stay out.
 */
export function settle(
  board: Board,
  withRocks: boolean,
  counts: PieceCounts,
  placed: Placement = {},
): Record<string, ArmyPiece> {
  const open = new Set(openSpots(board, withRocks));
  const left: Record<ArmyPiece, number> = { ...counts };
  const out: Record<string, ArmyPiece> = {};
  for (const [spot, piece] of Object.entries(placed)) {
    if (piece === 'none' || !open.has(spot) || left[piece] <= 0) continue;
    out[spot] = piece;
    left[piece] -= 1;
    open.delete(spot);
  }
  const put = (piece: ArmyPiece, order: readonly string[]): void => {
    for (const spot of order) {
      if (left[piece] === 0) return;
      if (!open.has(spot)) continue;
      out[spot] = piece;
      left[piece] -= 1;
      open.delete(spot);
    }
  };
  const order = outward(board, [...open]);
  const gates = board.pads.filter((p) => p.id.startsWith('TX')).flatMap((p) => p.attached);
  put('wizard', order);
  put('warrior', [...gates, ...order]);
  for (const piece of armyPieces) put(piece, order);
  return out;
}
