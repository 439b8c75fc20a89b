import type { Seat } from '../../../kernel/game/engine';
import { TRUTH } from './ground';
import { modifiersOf } from './modifiers';
import { capOf, cardOf, knows, NOWHERE, ON_MAT, type MmsState } from './state';

/** Effective range is never below one unit (MMS-R50), in halves. */
const LEAST = 2;

/**
 * G' in halves: how far the character hits from `pose`, NOWHERE: from where no area lies, as far as `seat` knows; −1: as it is (7.3 of the ledger). With an
 * engine its M counts instead of what the operator carries, and the distance is measured from the engine (T3).
 */
export function rangeOf(
  s: MmsState,
  seat: Seat,
  piece: number,
  pose: number,
  target: number,
  engine = -1,
): number {
  const range = cardOf(s, piece).range + modifiersOf(s, seat, piece, pose, target, engine).range;
  return range < LEAST ? LEAST : range;
}

/** May it be attacked as things really are: an enemy Character, or a Defense card that another player controls (MMS-R32)? */
export function isTarget(s: MmsState, side: Seat, piece: number): boolean {
  const card = s.game.cards[s.card[piece]!];
  if (!card || s.fate[piece] !== ON_MAT) return false;
  if (card.kind === 'character') return s.game.owner[piece] !== side;
  return card.kind === 'defense' && card.cap > 0 && s.control[piece]! >= 0 && s.control[piece] !== side;
}

/**
 * Of a group that shares a square, the first that has CAP left is hit, or the first of all where nobody has; a piece alone is
 * hit itself (MMS-R51). Only members that the seat knows are looked at; −1: all.
 */
export function hitFirst(s: MmsState, target: number, seat: Seat = TRUTH): number {
  if (!s.game.house.groupMarkers || s.game.cards[s.card[target]!]?.kind !== 'character') return target;
  let standing = -1;
  let first = target;
  for (let one = s.characterOn[s.at[target]!]!; one >= 0; one = s.next[one]!) {
    if (seat !== TRUTH && !knows(s, seat, one)) continue;
    if (one < first) first = one;
    if (capOf(s, one) > 0 && (standing < 0 || one < standing)) standing = one;
  }
  return standing < 0 ? first : standing;
}

/**
 * Fills in what the character may attack at all, wherever it is; gives how many they are. A target is identified to the
 * attacker's side (MMS-R37), unless any marker may be attacked (`attackUnidentified`).
 */
export function targetsOf(s: MmsState, seat: Seat, piece: number, out: number[]): number {
  const { owner, house } = s.game;
  if (cardOf(s, piece).rows.length === 0) return 0;
  let count = 0;
  for (let one = 0; one < owner.length; one++) {
    if (s.fate[one] !== ON_MAT || s.at[one] === NOWHERE) continue;
    if (knows(s, seat, one)) {
      if (isTarget(s, seat, one) && hitFirst(s, one, seat) === one) out[count++] = one;
    } else if (house.attackUnidentified && house.markersShown && owner[one] !== seat) out[count++] = one;
  }
  return count;
}
