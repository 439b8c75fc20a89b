import type { Seat } from '../../../kernel/game/engine';
import { CAN } from '../engine/cards';
import { distanceBetween, isNextTo } from '../engine/geometry';
import { cardOf, HIDDEN, isCharacter, ON_MAT, poseOf, type MmsState } from '../engine/state';

const hasCraft = (s: MmsState, piece: number): boolean => (cardOf(s, piece).can & CAN.siegecraft) !== 0;

/** Does another own character stand beside the engine? */
function isServed(s: MmsState, seat: Seat, piece: number, engine: number): boolean {
  const { first } = s.game;
  for (let one = first[seat]!; one < first[seat + 1]!; one++)
    if (one !== piece && isCharacter(s, one))
      if (isNextTo(s, one, poseOf(s, one), engine, poseOf(s, engine))) return true;
  return false;
}

/** Is it the last character of its seat? Then it has to go out, or nothing would ever happen. */
function isAlone(s: MmsState, seat: Seat, piece: number): boolean {
  const { first } = s.game;
  for (let one = first[seat]!; one < first[seat + 1]!; one++)
    if (one !== piece && isCharacter(s, one) && !hasCraft(s, one)) return false;
  return true;
}

/** The nearest engine of the seat that nobody else serves, if the character knows how (7.6 of the ledger, 7); −1: none. */
export function engineFor(s: MmsState, seat: Seat, piece: number): number {
  if (!hasCraft(s, piece) || isAlone(s, seat, piece)) return -1;
  let found = -1;
  let least = Infinity;
  for (let engine = 0; engine < s.card.length; engine++) {
    if (s.card[engine] === HIDDEN || s.fate[engine] !== ON_MAT || s.control[engine] !== seat) continue;
    if (cardOf(s, engine).kind !== 'engine' || isServed(s, seat, piece, engine)) continue;
    const far = distanceBetween(s, piece, poseOf(s, piece), engine, poseOf(s, engine));
    if (far < least) [found, least] = [engine, far];
  }
  return found;
}
