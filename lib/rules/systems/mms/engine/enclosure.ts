import type { Seat } from '../../../kernel/game/engine';
import { CAN, OPEN } from './cards';
import { ON_MAT, type MmsState } from './state';

/** What a square is to somebody on foot who looks for a way in: free, a gate, or closed. */
const FREE = 0;
const GATE = 1;
const SHUT = 2;

/** Squares of the seat’s own Defense that close, gates apart (MMS-R33). Terrain does not count. */
function groundOf(s: MmsState, seat: Seat): Uint8Array {
  const { width, height, cards, first } = s.game;
  const ground = new Uint8Array(width * height);
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++) {
    const card = cards[s.card[piece]!]!;
    if (s.fate[piece] !== ON_MAT || card.kind !== 'defense' || card.closesFree === OPEN) continue;
    const what = card.can & CAN.gate ? GATE : SHUT;
    const across = s.rot[piece] === 0 ? card.wide : card.long;
    const down = s.rot[piece] === 0 ? card.long : card.wide;
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) ground[s.at[piece]! + y * width + x] = what;
  }
  return ground;
}

/** Spreads from every square outside the own area; gates are walked through straight, or not at all. */
function reached(s: MmsState, seat: Seat, ground: Uint8Array, throughGates: boolean): Uint8Array {
  const { width, height, part, house } = s.game;
  const squeezes = house.cornerCutting === 'free';
  const seen = new Uint8Array(width * height);
  const open: number[] = [];
  const add = (square: number): void => {
    if (seen[square] === 1) return;
    seen[square] = 1;
    open.push(square);
  };
  for (let square = 0; square < seen.length; square++)
    if (part[square] !== seat && ground[square] === FREE) add(square);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, (at / width) | 0];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        const to = at + dy * width + dx;
        if (ground[to] === SHUT || (ground[to] === GATE && !throughGates)) continue;
        const isDiagonal = dx !== 0 && dy !== 0;
        // Nobody slips through a gate cornerwise, nor between two closed squares unless that is agreed (MMS-R13).
        if (isDiagonal && (ground[at] === GATE || ground[to] === GATE)) continue;
        if (isDiagonal && !squeezes && ground[at + dx] !== FREE && ground[at + dy * width] !== FREE) continue;
        add(to);
      }
  }
  return seen;
}

/** Squares of the own area that walls enclose with no way out by gates (MMS-038, MMS-R33, MMS-L16). */
export function gateless(s: MmsState, seat: Seat): readonly number[] {
  const ground = groundOf(s, seat);
  if (!ground.includes(SHUT) && !ground.includes(GATE)) return [];
  const isOpen = (square: number): boolean => s.game.part[square] === seat && ground[square] === FREE;
  const plain = reached(s, seat, ground, false);
  const enclosed = [...plain.keys()].filter((square) => isOpen(square) && plain[square] === 0);
  if (enclosed.length === 0) return enclosed;
  const through = reached(s, seat, ground, true);
  return enclosed.filter((square) => through[square] === 0);
}
