import type { Seat } from '../../../kernel/game/engine';
import { distanceBetween, inReach } from './geometry';
import { bonusOf } from './ground';
import { newMover, setMover } from './mover';
import { rangeOf } from './range';
import { costAt, endAt, lookAtEnds } from './reach';
import { knows, NOWHERE, ON_MAT, poseOf, type MmsState } from './state';

/** Is the target in range from there, as far as the seat knows (MMS-R10, MMS-R50)? */
export const strikesFrom = (s: MmsState, seat: Seat, piece: number, pose: number, target: number): boolean =>
  inReach(s, piece, pose, target, poseOf(s, target), rangeOf(s, seat, piece, pose, target));

/** What all areas that the seat knows of could make of a way and of a range, in halves, at most. */
const around = { movement: 0, range: 0 };

function lookAround(s: MmsState, seat: Seat): void {
  around.movement = around.range = 0;
  for (let piece = 0; piece < s.card.length; piece++) {
    if (s.fate[piece] !== ON_MAT || !knows(s, seat, piece)) continue;
    const { kind, rangeMod } = s.game.cards[s.card[piece]!]!;
    if (kind !== 'terrain' && kind !== 'defense') continue;
    around.movement += bonusOf(s, seat, piece, true);
    around.range += Math.abs(rangeMod);
  }
}

const mover = newMover();

/** Three halves lie between diagonal neighbours, who are always in reach of each other by `diagonalReach`. */
const NEIGHBOUR = 3;

/** By how much a half of movement brings a piece nearer at most: a long one swings its end around, a quarter turn by its length. */
const nearerBy = (s: MmsState, piece: number): number =>
  s.wide[piece] === s.long[piece]
    ? 1
    : Math.max(1, (Math.max(s.wide[piece]!, s.long[piece]!) - 1) / s.game.house.pivotCost);

/** What a way costs at least, in halves, that leads into range, whatever lies between. */
function leastWay(s: MmsState, piece: number, target: number, range: number): number {
  const distance = distanceBetween(s, piece, poseOf(s, piece), target, poseOf(s, target));
  return (distance - Math.max(NEIGHBOUR, range + around.range)) / nearerBy(s, piece);
}

/**
 * The first end of the last look from `i` on from which the target is in range, −1: none. `range` is that from where the piece
 * stands: from elsewhere it differs by what areas make of it. No end that costs less than `least` needs a closer look.
 */
function nextStrike(
  s: MmsState,
  seat: Seat,
  piece: number,
  target: number,
  range: number,
  least: number,
  i: number,
): number {
  const at = poseOf(s, target);
  for (let pose = endAt(s, i); pose !== NOWHERE; pose = endAt(s, ++i)) {
    if (costAt(i) < least || !inReach(s, piece, pose, target, at, range + around.range)) continue;
    if (around.range === 0 || strikesFrom(s, seat, piece, pose, target)) return i;
  }
  return -1;
}

/** Places, as poses, from which the character may attack the target after a move of F, its own among them (7.3 of the ledger). */
export function strikeEnds(s: MmsState, seat: Seat, piece: number, target: number): number[] {
  const range = rangeOf(s, seat, piece, poseOf(s, piece), target);
  lookAround(s, seat);
  lookAtEnds(s, seat, piece, true, target);
  const least = leastWay(s, piece, target, range);
  const out: number[] = [];
  for (let i = 0; i >= 0;) {
    i = nextStrike(s, seat, piece, target, range, least, i);
    if (i >= 0) out.push(endAt(s, i++));
  }
  return out;
}

/** Is there any such place? */
export function canStrike(s: MmsState, seat: Seat, piece: number, target: number): boolean {
  const range = rangeOf(s, seat, piece, poseOf(s, piece), target);
  if (inReach(s, piece, poseOf(s, piece), target, poseOf(s, target), range)) return true;
  lookAround(s, seat);
  const least = leastWay(s, piece, target, range);
  if (least > setMover(mover, s, seat, piece, true).allowance + around.movement) return false;
  lookAtEnds(s, seat, piece, true, target);
  return nextStrike(s, seat, piece, target, range, least, 1) >= 0;
}
