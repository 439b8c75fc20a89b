import type { Tone } from '../../../kernel/catalogue/face';
import type { Seat } from '../../../kernel/game/engine';
import { knows, type MmsState } from '../engine/state';
import { seatLivery } from '../liveries';

export const seatName = (seat: Seat): string => seatLivery(seat)?.name ?? `Player ${seat + 1}`;
export const seatTone = (seat: Seat): Tone => seatLivery(seat)?.tone ?? 'slate';
export const ownedBy = (seat: Seat): string => `${seatName(seat)}’s`;

/** Column and row, both from 1, as on the rim of the printed mat: `5,9`. */
export const squareId = (at: number, width: number): string =>
  `${(at % width) + 1},${Math.floor(at / width) + 1}`;

/** The square of that name on a mat of that size. */
export function squareOf(
  id: string,
  { width, height }: { readonly width: number; readonly height: number },
): number | undefined {
  const read = /^([1-9]\d?),([1-9]\d?)$/.exec(id);
  if (!read) return undefined;
  const [x, y] = [Number(read[1]), Number(read[2])];
  return x <= width && y <= height ? (y - 1) * width + x - 1 : undefined;
}

/** Ids of the scene. */
export const idOf = {
  square: (s: MmsState, at: number): string => squareId(at, s.game.width),
  piece: (piece: number): string => `piece-${piece}`,
  /** A card beside the mat, by the piece that it belongs to. */
  carried: (piece: number, nth: number): string => `carried-${piece}-${nth}`,
};

/** `(5,9)`. */
export const squareName = (s: MmsState, at: number): string => `(${squareId(at, s.game.width)})`;

/** The number on a piece's marker, from 1 for each seat (MMS-019). */
export const numberOf = (s: MmsState, piece: number): number =>
  piece - s.game.first[s.game.owner[piece]!]! + 1;

/** A card by its place in the game. */
export const cardName = (s: MmsState, card: number): string => s.game.cards[card]?.name ?? 'a card';

/** Has its seat another piece of this card? Of those that the viewer does not know nothing is counted. */
function hasTwin(s: MmsState, piece: number): boolean {
  const { first, owner } = s.game;
  const seat = owner[piece]!;
  for (let other = first[seat]!; other < first[seat + 1]!; other++)
    if (other !== piece && s.card[other] === s.card[piece]) return true;
  return false;
}

/** A piece by its card, with the number of its marker where that alone tells it from another: `Archer 7`, `marker 7`. */
export function pieceName(s: MmsState, piece: number): string {
  const card = s.game.cards[s.card[piece]!];
  if (!card) return `marker ${numberOf(s, piece)}`;
  return card.kind === 'decoy' || hasTwin(s, piece) ? `${card.name} ${numberOf(s, piece)}` : card.name;
}

/** `Red’s Archer 7`. */
export const whosePiece = (s: MmsState, piece: number): string =>
  `${ownedBy(s.game.owner[piece]!)} ${pieceName(s, piece)}`;

/** Seats still in the game that have not identified the piece. */
export const unawareOf = (s: MmsState, piece: number): Seat[] =>
  s.alive.flatMap((alive, seat) => (alive === 1 && !knows(s, seat, piece) ? [seat] : []));
