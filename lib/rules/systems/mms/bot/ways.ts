import type { Seat } from '../../../kernel/game/engine';
import { eachSquare } from '../engine/board';
import { CAN, OPEN } from '../engine/cards';
import { areaAt, closureOf } from '../engine/ground';
import { abilitiesOf, poseOf, type MmsState } from '../engine/state';
import { nearest } from './enemies';

/** By square: steps on foot to the nearest enemy, −1: there is no way; kept between calls. */
let steps = new Int32Array(0);
let queue = new Int32Array(0);
/** Is the way that the piece has before it much longer than the crow flies? */
let isRoundabout = false;

function isClosed(s: MmsState, seat: Seat, square: number): boolean {
  const area = areaAt(s, square, seat);
  return area >= 0 && closureOf(s, seat, area, false) !== OPEN;
}

/** Looks for ways round what is closed, from the enemies outwards; whoever flies or burrows needs none. */
export function readWays(s: MmsState, seat: Seat, piece: number, foes: readonly number[]): void {
  const { width, height } = s.game;
  isRoundabout = false;
  if (foes.length === 0 || abilitiesOf(s, piece) & (CAN.flying | CAN.burrowing)) return;
  if (steps.length < width * height) {
    steps = new Int32Array(width * height);
    queue = new Int32Array(width * height);
  }
  steps.fill(-1);
  let end = 0;
  for (let i = 0; i < foes.length; i++)
    eachSquare(s, foes[i]!, s.at[foes[i]!]!, s.rot[foes[i]!]!, (square) => {
      if (steps[square]! >= 0) return;
      steps[square] = 0;
      queue[end++] = square;
    });
  for (let next = 0; next < end; next++) {
    const square = queue[next]!;
    const [x, y] = [square % width, (square / width) | 0];
    for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++)
      for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
        const to = square + dy * width + dx;
        if (steps[to]! >= 0 || isClosed(s, seat, to)) continue;
        steps[to] = steps[square]! + 1;
        queue[end++] = to;
      }
  }
  const pose = poseOf(s, piece);
  isRoundabout = steps[pose >> 1]! * 2 > nearest(s, piece, pose, foes) + DETOUR;
}
/** In halves: less is no wall, but a corner. */
const DETOUR = 6;

/** Halves of a unit from a pose to the nearest enemy: as the crow flies, or round about where the piece cannot go straight on. */
export const wayFrom = (pose: number, far: number): number => (isRoundabout ? steps[pose >> 1]! * 2 : far);
