import { acrossOf, downOf } from './board';
import { CLOSED } from './cards';
import { footingAt } from './entering';
import { SOME_CLOSED, SOME_CROSSED, under } from './field';
import type { Mover } from './mover';
import type { MmsState } from './state';
import { acrossBy, downBy, isDiagonal } from './steps';

/* Whether the mover of the open field may make a step, and end there. */

/** Squeezes a diagonal step past squares that are closed (MMS-R13)? Only pieces of one square on foot are asked. */
function isCornerClosed(s: MmsState, from: number, step: number): boolean {
  const { cornerCutting } = s.game.house;
  if (cornerCutting === 'free') return false;
  const beside = footingAt(from + acrossBy(step)) === CLOSED;
  if (beside && cornerCutting === 'never') return true;
  if (!beside && cornerCutting === 'notBetweenTwo') return false;
  return footingAt(from + downBy(step) * s.game.width) === CLOSED;
}

/** May the step be made: every square newly covered is open or may be crossed (MMS-013, MMS-R12, MMS-R13, MMS-R14)? */
export function isPassable(s: MmsState, m: Mover, from: number, to: number, step: number): boolean {
  if ((under[to]! & SOME_CLOSED) === 0)
    return !m.isSingle || m.passes || !isDiagonal(step) || !isCornerClosed(s, from >> 1, step);
  if (m.isSingle) return false;
  const { width } = s.game;
  const oldX = (from >> 1) % width;
  const oldY = ((from >> 1) / width) | 0;
  const oldWide = acrossOf(s, m.piece, from & 1);
  const oldLong = downOf(s, m.piece, from & 1);
  const newX = ((to >> 1) % width) - oldX;
  const newY = (((to >> 1) / width) | 0) - oldY;
  const wide = acrossOf(s, m.piece, to & 1);
  const long = downOf(s, m.piece, to & 1);
  for (let y = newY; y < newY + long; y++)
    for (let x = newX; x < newX + wide; x++) {
      const wasCovered = x >= 0 && x < oldWide && y >= 0 && y < oldLong;
      if (!wasCovered && footingAt((from >> 1) + y * width + x) === CLOSED) return false;
    }
  return true;
}

/** May the move end in this pose (MMS-R12, MMS-R16)? On foot it may still lie on a closed square that it left in part (MMS-R64). */
export function isStanding(m: Mover, pose: number): boolean {
  const bar = m.passes ? SOME_CROSSED | SOME_CLOSED : SOME_CROSSED;
  return (under[pose]! & bar) === 0;
}
