import { NEUTRAL, type MmsBoard } from './board';

/** What a step costs in halves of a unit (MMS-015). */
const [STRAIGHT, DIAGONAL] = [2, 3];

/** Farther than anything lies on a mat. */
const FAR = 1 << 20;

/**
 * How far each square lies from the nearest one that a question picks, in halves of a unit by the measure of the game
 * (MMS-R10); far beyond the mat where it picks none. Two sweeps are exact on an open mat.
 */
export function distances({ width, height, parts }: MmsBoard, isNear: (part: number) => boolean): number[] {
  const out = parts.map((part) => (isNear(part) ? 0 : FAR));
  const relax = (at: number, x: number, y: number, cost: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const there = out[y * width + x]! + cost;
    if (there < out[at]!) out[at] = there;
  };
  for (const way of [-1, 1])
    for (let i = 0; i < out.length; i++) {
      const at = way < 0 ? i : out.length - 1 - i;
      const [x, y] = [at % width, Math.floor(at / width)];
      relax(at, x + way, y, STRAIGHT);
      relax(at, x, y + way, STRAIGHT);
      relax(at, x + way, y + way, DIAGONAL);
      relax(at, x - way, y + way, DIAGONAL);
    }
  return out;
}

/** Squares that do not hang together with the largest piece of a seat's area, straight neighbours counting. */
export function strays({ width, parts }: MmsBoard, seat: number): number[] {
  const left = new Set(parts.flatMap((part, at) => (part === seat ? [at] : [])));
  const pieces: number[][] = [];
  for (const start of left) {
    const piece = [start];
    left.delete(start);
    for (const at of piece)
      for (const next of [
        ...(at % width > 0 ? [at - 1] : []),
        ...(at % width < width - 1 ? [at + 1] : []),
        at - width,
        at + width,
      ])
        if (left.delete(next)) piece.push(next);
    pieces.push(piece);
  }
  return pieces
    .sort((a, b) => b.length - a.length)
    .slice(1)
    .flat();
}

/** From each square of a seat, the way to the nearest square of any other seat, in halves of a unit. */
export function waysToOthers(board: MmsBoard, seat: number): number[] {
  const far = distances(board, (part) => part !== seat && part !== NEUTRAL);
  return board.parts.flatMap((part, at) => (part === seat ? [far[at]!] : []));
}
