import type { Seat } from '../../../kernel/game/engine';
import { squaresOf } from './board';
import { CAN, OPEN } from './cards';
import { isNextTo } from './geometry';
import { cardOf, ON_MAT, poseOf, type MmsState } from './state';

/** A piece that leads through no wall, or over nothing. */
export interface Nowhere {
  readonly piece: number;
  readonly why: 'noWall' | 'noTerrain';
}

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

/** Does a piece of the seat close squares that others may not cross, gates among them? */
const isBarrier = (s: MmsState, piece: number): boolean =>
  s.fate[piece] === ON_MAT && cardOf(s, piece).kind === 'defense' && cardOf(s, piece).closesFree !== OPEN;

/** Gates and drawbridges of the seat that border no other barrier of its own, and bridges that lie over no terrain (MMS-L17). */
export function leadingNowhere(s: MmsState, seat: Seat): readonly Nowhere[] {
  const { first, cards } = s.game;
  const own = Array.from({ length: first[seat + 1]! - first[seat]! }, (_, i) => first[seat]! + i);
  const barriers = own.filter((piece) => isBarrier(s, piece));
  const isAlone = (piece: number): boolean =>
    !barriers.some((one) => one !== piece && isNextTo(s, piece, poseOf(s, piece), one, poseOf(s, one)));
  const isOver = (piece: number): boolean =>
    squaresOf(s, piece, s.at[piece]!, s.rot[piece]!).some((square) => {
      const under = s.areaOn[square]!;
      return under >= 0 && cards[s.card[under]!]!.kind === 'terrain';
    });
  return own.flatMap((piece): readonly Nowhere[] => {
    const { can, kind } = cardOf(s, piece);
    if (s.fate[piece] !== ON_MAT || kind !== 'defense') return [];
    return [
      ...((can & CAN.gate) !== 0 && isAlone(piece) ? [{ piece, why: 'noWall' } as const] : []),
      ...((can & CAN.bridge) !== 0 && !isOver(piece) ? [{ piece, why: 'noTerrain' } as const] : []),
    ];
  });
}
