import type { Seat } from '../../../kernel/game/engine';
import { distanceBetween } from '../engine/geometry';
import { HIDDEN, NOWHERE, ON_MAT, poseOf, type MmsState } from '../engine/state';

/** Characters of others on the mat as the seat sees them, and markers that could be some; filled anew by each call. */
const found: number[] = [];

/** An area is none, and a doomed piece no longer worth the way. */
function isFoe(s: MmsState, seat: Seat, piece: number): boolean {
  if (s.game.owner[piece] === seat || s.fate[piece] !== ON_MAT || s.at[piece] === NOWHERE) return false;
  if (s.card[piece] === HIDDEN) return true;
  const card = s.game.cards[s.card[piece]!]!;
  return card.kind === 'character' && card.cap > s.lost[piece]!;
}

/** The enemies that the seat sees. Identified characters hide nothing; of markers it is not known what they are. */
export function foesOf(s: MmsState, seat: Seat): readonly number[] {
  found.length = 0;
  for (let piece = 0; piece < s.card.length; piece++) if (isFoe(s, seat, piece)) found.push(piece);
  return found;
}

/** Halves of a unit from a pose of the piece to the nearest of those; Infinity where there is none. */
export function nearest(s: MmsState, piece: number, pose: number, foes: readonly number[]): number {
  let least = Infinity;
  for (let i = 0; i < foes.length; i++) {
    const far = distanceBetween(s, piece, pose, foes[i]!, poseOf(s, foes[i]!));
    if (far < least) least = far;
  }
  return least;
}

/** Has the seat identified no enemy character that stands? */
export function knowsNobody(s: MmsState, foes: readonly number[]): boolean {
  for (let i = 0; i < foes.length; i++) if (s.card[foes[i]!] !== HIDDEN) return false;
  return true;
}

/** Halves of a unit to the middle of the mat, where those meet who see nobody (`markersShown`). */
export function fromMiddle(s: MmsState, pose: number): number {
  const { width, height } = s.game;
  const dx = Math.abs(2 * ((pose >> 1) % width) - width + 1);
  const dy = Math.abs(2 * (((pose >> 1) / width) | 0) - height + 1);
  return Math.max(dx, dy);
}
