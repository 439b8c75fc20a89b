import type { Seat } from '../../../kernel/game/engine';
import { knows, type MmsGame, type MmsState } from './state';

/*
 * What a character reaches is asked for several times in the same position: for what it may do, for where it may go, and for the
 * path there. Here is noted, value by value, all that the answer depends on, so that the last one holds only where it would be
 * found again.
 */

let game: MmsGame | undefined;
const noted: number[] = [];
let count = 0;
let isSame = true;

function note(value: number): void {
  if (noted[count] !== value) {
    noted[count] = value;
    isSame = false;
  }
  count++;
}

function noteCarried(s: MmsState, piece: number): void {
  const carried = s.carried[piece]!;
  note(carried.length);
  for (let i = 0; i < carried.length; i++) note(carried[i]!);
}

/** A place or owner is at least −1, a turn, a fate and a seat are less than 8. */
function notePiece(s: MmsState, piece: number): void {
  note((s.at[piece]! * 8 + s.rot[piece]!) * 8 + s.fate[piece]!);
  note(s.card[piece]! * 8 + s.control[piece]! + 1);
  // Who goes along, and who is alike, matters where they share squares (MMS-R51).
  if (!s.game.house.groupMarkers) return;
  note(s.acted[piece]!);
  noteCarried(s, piece);
}

/** Notes a look that a seat has for one of its pieces; says whether it is the same as the last. */
export function isLastLook(
  s: MmsState,
  seat: Seat,
  piece: number,
  withAttack: boolean,
  target: number,
): boolean {
  count = 0;
  isSame = game === s.game;
  game = s.game;
  note(seat);
  note(piece);
  note(withAttack ? 1 : 0);
  note(target);
  noteCarried(s, piece);
  for (let other = 0; other < s.card.length; other++)
    // Of what the seat does not know it goes by nothing.
    if (knows(s, seat, other)) notePiece(s, other);
    else note(UNKNOWN);
  return isSame;
}
/** Less than any place. */
const UNKNOWN = -1000;
