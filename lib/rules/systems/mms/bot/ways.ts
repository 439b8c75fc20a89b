import type { Seat } from '../../../kernel/game/engine';
import { eachSquare } from '../engine/board';
import { CAN, OPEN } from '../engine/cards';
import { areaAt, closureOf } from '../engine/ground';
import { abilitiesOf, cardOf, knows, ON_MAT, poseOf, type MmsState } from '../engine/state';
import { nearest } from './enemies';

/** By square: steps on foot to the nearest enemy, −1: there is no way; kept between calls. */
let steps = new Int32Array(0);
let queue = new Int32Array(0);
/** Is the way that the piece has before it much longer than the crow flies? */
let isRoundabout = false;

/** By square: 1 where it is closed to whoever goes on foot. */
let closed = new Uint8Array(0);

/** Fills in what the seat knows to be closed; is there anything? */
function readClosed(s: MmsState, seat: Seat): boolean {
  let isAny = false;
  closed.fill(0);
  for (let piece = 0; piece < s.card.length; piece++) {
    if (s.fate[piece] !== ON_MAT || !knows(s, seat, piece)) continue;
    const { kind } = cardOf(s, piece);
    if (kind === 'character' || kind === 'decoy' || closureOf(s, seat, piece, false) === OPEN) continue;
    isAny = true;
    eachSquare(s, piece, s.at[piece]!, s.rot[piece]!, (square) => {
      if (areaAt(s, square, seat) === piece) closed[square] = 1;
    });
  }
  return isAny;
}

/** Looks for ways round what is closed, from the enemies outwards; whoever flies or burrows needs none. */
export function readWays(s: MmsState, seat: Seat, piece: number, foes: readonly number[]): void {
  const { width, height } = s.game;
  isRoundabout = false;
  if (foes.length === 0 || abilitiesOf(s, piece) & (CAN.flying | CAN.burrowing)) return;
  if (steps.length < width * height) {
    steps = new Int32Array(width * height);
    queue = new Int32Array(width * height);
    closed = new Uint8Array(width * height);
  }
  // Where nothing is closed, only its own length could make a way look longer.
  const length = Math.max(s.wide[piece]!, s.long[piece]!);
  if (!readClosed(s, seat) && (length - 1) * 2 <= DETOUR) return;
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
        if (steps[to]! >= 0 || closed[to] === 1) continue;
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
