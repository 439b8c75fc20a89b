import { CAN } from './cards';
import { GONE, NOWHERE, ON_MAT, type MmsState } from './state';

/** Squares that a piece covers across in this position; a quarter turn swaps width and length (7.1 of the ledger). */
export const acrossOf = (s: MmsState, piece: number, rot: number): number =>
  rot === 0 ? s.wide[piece]! : s.long[piece]!;
/** Squares that it covers down. */
export const downOf = (s: MmsState, piece: number, rot: number): number =>
  rot === 0 ? s.long[piece]! : s.wide[piece]!;

/** Does the piece lie wholly on the mat there? */
export function fitsOnMat(s: MmsState, piece: number, at: number, rot: number): boolean {
  const { width, height } = s.game;
  const x = at % width;
  const y = (at / width) | 0;
  return x + acrossOf(s, piece, rot) <= width && y + downOf(s, piece, rot) <= height;
}

/** Calls back for each square that the piece covers there. */
export function eachSquare(
  s: MmsState,
  piece: number,
  at: number,
  rot: number,
  see: (square: number) => void,
): void {
  const { width } = s.game;
  const across = acrossOf(s, piece, rot);
  const down = downOf(s, piece, rot);
  for (let y = 0; y < down; y++) for (let x = 0; x < across; x++) see(at + y * width + x);
}

/** Every square that it covers there, row by row. */
export function squaresOf(s: MmsState, piece: number, at: number, rot: number): number[] {
  const out: number[] = [];
  eachSquare(s, piece, at, rot, (square) => out.push(square));
  return out;
}

/** On the maps of squares a bridge lies over what is under it; a decoy lies on none. */
function mapOf(s: MmsState, piece: number): number[] | undefined {
  const { kind, can } = s.game.cards[s.card[piece]!] ?? { kind: 'decoy', can: 0 };
  if (kind === 'decoy' || kind === 'character') return undefined;
  return kind === 'defense' && (can & CAN.bridge) !== 0 ? s.bridgeOn : s.areaOn;
}

const isCharacterCard = (s: MmsState, piece: number): boolean =>
  s.game.cards[s.card[piece]!]?.kind === 'character';

/** Enters a piece that stands on the mat into the maps of squares; one that is not known stays out of them. */
export function enter(s: MmsState, piece: number): void {
  const { [piece]: at = NOWHERE } = s.at;
  const rot = s.rot[piece]!;
  if (at === NOWHERE) return;
  if (isCharacterCard(s, piece)) {
    // Only one-square pieces share squares (MMS-R51), so that one link is enough.
    const below = s.characterOn[at]!;
    s.next[piece] = below === piece ? NOWHERE : below;
    eachSquare(s, piece, at, rot, (square) => {
      s.characterOn[square] = piece;
    });
    return;
  }
  const map = mapOf(s, piece);
  if (map)
    eachSquare(s, piece, at, rot, (square) => {
      map[square] = piece;
    });
}

/** Takes a piece out of the maps of squares. */
export function leave(s: MmsState, piece: number): void {
  const { [piece]: at = NOWHERE } = s.at;
  const rot = s.rot[piece]!;
  if (at === NOWHERE) return;
  if (isCharacterCard(s, piece)) {
    const { characterOn, next } = s;
    if (characterOn[at] === piece || s.wide[piece]! * s.long[piece]! > 1)
      eachSquare(s, piece, at, rot, (square) => {
        if (characterOn[square] === piece) characterOn[square] = next[piece]!;
      });
    else
      for (let one = characterOn[at]!; one >= 0; one = next[one]!)
        if (next[one] === piece) next[one] = next[piece]!;
    next[piece] = NOWHERE;
    return;
  }
  const map = mapOf(s, piece);
  if (map)
    eachSquare(s, piece, at, rot, (square) => {
      if (map[square] === piece) map[square] = NOWHERE;
    });
}

/** Puts a piece on the mat, or moves it there. */
export function put(s: MmsState, piece: number, at: number, rot: number): void {
  if (s.at[piece] !== NOWHERE) leave(s, piece);
  s.at[piece] = at;
  s.rot[piece] = rot;
  s.fate[piece] = ON_MAT;
  enter(s, piece);
}

/** Takes a piece off the mat for good. */
export function takeOff(s: MmsState, piece: number): void {
  leave(s, piece);
  s.at[piece] = NOWHERE;
  s.fate[piece] = GONE;
}
