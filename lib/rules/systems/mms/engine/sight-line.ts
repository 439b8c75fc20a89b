import type { Seat } from '../../../kernel/game/engine';
import { acrossOf, downOf } from './board';
import { CAN } from './cards';
import { areaAt } from './ground';
import { poseOf, type MmsState } from './state';

/** On which side of the line from (x, y) along (dx, dy) a point lies: the sign. */
const side = (x: number, y: number, dx: number, dy: number, px: number, py: number): number =>
  Math.sign(dx * (py - y) - dy * (px - x));

/**
 * Does the segment between the centres of two squares cross the inside of a third? In halves of a square, so that centres are
 * whole. Touching an edge or a corner is no crossing.
 */
function crosses(ax: number, ay: number, bx: number, by: number, x: number, y: number): boolean {
  const [fromX, fromY, toX, toY] = [2 * ax + 1, 2 * ay + 1, 2 * bx + 1, 2 * by + 1];
  const [left, top] = [2 * x, 2 * y];
  if (Math.max(fromX, toX) <= left || Math.min(fromX, toX) >= left + 2) return false;
  if (Math.max(fromY, toY) <= top || Math.min(fromY, toY) >= top + 2) return false;
  const [dx, dy] = [toX - fromX, toY - fromY];
  const a = side(fromX, fromY, dx, dy, left, top);
  const b = side(fromX, fromY, dx, dy, left + 2, top);
  const c = side(fromX, fromY, dx, dy, left, top + 2);
  const d = side(fromX, fromY, dx, dy, left + 2, top + 2);
  return Math.min(a, b, c, d) < 0 && Math.max(a, b, c, d) > 0;
}

/** Is the way between two squares free of solid ones, those of a card that holds either end excepted (MMS-R34)? */
function isClearBetween(s: MmsState, seat: Seat, from: number, to: number): boolean {
  const { width, cards } = s.game;
  const [ax, ay] = [from % width, (from / width) | 0];
  const [bx, by] = [to % width, (to / width) | 0];
  const fromArea = areaAt(s, from, seat);
  const toArea = areaAt(s, to, seat);
  for (let y = Math.min(ay, by); y <= Math.max(ay, by); y++)
    for (let x = Math.min(ax, bx); x <= Math.max(ax, bx); x++) {
      const area = areaAt(s, y * width + x, seat);
      if (area < 0 || area === fromArea || area === toArea) continue;
      if (cards[s.card[area]!]!.can & CAN.solid && crosses(ax, ay, bx, by, x, y)) return false;
    }
  return true;
}

/** How far two squares lie apart, in halves (MMS-R10). */
function apart(width: number, a: number, b: number): number {
  const dx = Math.abs((a % width) - (b % width));
  const dy = Math.abs(((a / width) | 0) - ((b / width) | 0));
  return dx > dy ? 2 * dx + dy : 2 * dy + dx;
}

/** With solid squares in the way (`sightBlocking`): is one of the nearest pairs of squares of both clear (MMS-R34)? */
export function isClear(s: MmsState, viewer: number, piece: number, distance: number, seat: Seat): boolean {
  const { width } = s.game;
  const ways = [viewer, piece].map((one) => {
    const pose = poseOf(s, one);
    const squares: number[] = [];
    for (let y = 0; y < downOf(s, one, pose & 1); y++)
      for (let x = 0; x < acrossOf(s, one, pose & 1); x++) squares.push((pose >> 1) + y * width + x);
    return squares;
  });
  for (const from of ways[0]!)
    for (const to of ways[1]!)
      if (apart(width, from, to) === distance && isClearBetween(s, seat, from, to)) return true;
  return false;
}
