import type { Seat } from '../../../kernel/game/engine';
import { acrossOf, downOf, eachSquare } from './board';
import { CAN, OPEN, type GameCard } from './cards';
import { isNextTo } from './geometry';
import { placesFor } from './layout';
import { cardOf, ON_MAT, poseOf, UNPLACED, type MmsGame, type MmsState } from './state';

/** Own squares by how near they are to the areas of others, and the middle of each such row. */
interface Rows {
  /** By square: steps to the nearest square of another’s area, 0 outside the own one. */
  readonly depth: readonly number[];
  readonly middle: readonly (readonly [x: number, y: number])[];
}
const known = new WeakMap<MmsGame['part'], Rows[]>();

function measure({ part, width, height }: MmsGame, seat: Seat): Rows {
  const depth = new Array<number>(part.length).fill(0);
  let open = part.flatMap((owner, square) => (owner !== seat && owner >= 0 ? [square] : []));
  const seen = new Set(open);
  for (let steps = 1; open.length > 0; steps++) {
    const further: number[] = [];
    for (const at of open)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [(at % width) + dx, ((at / width) | 0) + dy];
          const to = y * width + x;
          if (x < 0 || x >= width || y < 0 || y >= height || seen.has(to)) continue;
          seen.add(to);
          further.push(to);
          if (part[to] === seat) depth[to] = steps;
        }
    open = further;
  }
  const sums: [number, number, number][] = [];
  depth.forEach((steps, square) => {
    if (part[square] !== seat) return;
    const sum = (sums[steps] ??= [0, 0, 0]);
    sum[0] += square % width;
    sum[1] += (square / width) | 0;
    sum[2]++;
  });
  return { depth, middle: Array.from(sums, (sum) => (sum ? [sum[0] / sum[2], sum[1] / sum[2]] : [0, 0])) };
}

function rowsOf(game: MmsGame, seat: Seat): Rows {
  let all = known.get(game.part);
  if (!all) known.set(game.part, (all = []));
  return (all[seat] ??= measure(game, seat));
}

/** Four units and more, in halves: whoever reaches so far stands behind. */
const FAR = 8;

/** Rows from the border in which a piece does best (7.6 of the ledger, the layout bot). */
function wishedDepth({ kind, can, range, roll, closesFree, freeMod }: GameCard): number {
  switch (kind) {
    case 'character':
      return range >= FAR ? 6 : can & CAN.healer ? 5 : 3;
    case 'terrain':
      return can & CAN.trap ? 2 : closesFree !== OPEN ? 1 : roll < 0 ? 6 : freeMod < 0 ? 2 : 4;
    case 'defense':
      return closesFree !== OPEN ? 2 : 4;
    case 'engine':
      return 7;
    default:
      return 3;
  }
}

/** An engine of the seat beside the place which nobody serves yet. */
function servesEngine(s: MmsState, piece: number, pose: number): boolean {
  const seat = s.game.owner[piece]!;
  for (let other = s.game.first[seat]!; other < s.game.first[seat + 1]!; other++)
    if (
      s.fate[other] === ON_MAT &&
      cardOf(s, other).kind === 'engine' &&
      isNextTo(s, piece, pose, other, poseOf(s, other))
    )
      return true;
  return false;
}

/** Is it the one to serve engines: by its craft, or as the last one left? */
function isCrew(s: MmsState, piece: number): boolean {
  if (cardOf(s, piece).can & CAN.siegecraft) return true;
  const seat = s.game.owner[piece]!;
  for (let other = s.game.first[seat]!; other < s.game.first[seat + 1]!; other++)
    if (other !== piece && s.fate[other] === UNPLACED && cardOf(s, other).kind === 'character') return false;
  return true;
}

/** How good a place is for a piece: the higher the better; only compared with other places of the same piece. */
export function worthOfPlace(s: MmsState, piece: number, at: number, rot: number): number {
  const { width, owner, cards } = s.game;
  const rows = rowsOf(s.game, owner[piece]!);
  const card = cardOf(s, piece);
  const x = (at % width) + (acrossOf(s, piece, rot) - 1) / 2;
  const y = ((at / width) | 0) + (downOf(s, piece, rot) - 1) / 2;
  const depth = rows.depth[at]!;
  const [mx, my] = rows.middle[depth] ?? [x, y];
  let worth = -3 * Math.abs(depth - wishedDepth(card)) - 0.5 * (Math.abs(x - mx) + Math.abs(y - my));
  if (card.kind === 'character') {
    eachSquare(s, piece, at, rot, (square) => {
      const area = s.areaOn[square]!;
      // Cover is for those who stand and shoot; whoever runs forward leaves it at once.
      if (area >= 0 && card.range >= FAR) worth -= cards[s.card[area]!]!.roll / 2;
    });
    if (isCrew(s, piece) && servesEngine(s, piece, at * 2 + rot)) worth += 20;
  }
  return worth;
}

/** The best place for a piece as a pose, the first of equals; −1: there is none. */
export function arrange(s: MmsState, piece: number): number {
  const places = placesFor(s, piece);
  let best = -1;
  let most = -Infinity;
  for (let i = 0; i < places.length; i++) {
    const worth = worthOfPlace(s, piece, places[i]! >> 1, places[i]! & 1);
    if (worth > most) [best, most] = [places[i]!, worth];
  }
  return best;
}
