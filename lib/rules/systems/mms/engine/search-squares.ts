import { CLOSED } from './cards';
import { mostBonus } from './entering';
import { area, footing, grid, laid, laidCount, toll } from './field';
import { addPlace, newFound, type Found } from './found';
import { SHUT } from './grid';
import type { Mover } from './mover';
import { NOWHERE, type MmsState } from './state';
import { DIAGONAL, DIRECTIONS, ORTHOGONAL } from './steps';

/*
 * The search of a mover of one square that gathers nothing on its way: labels are cells of the grid, settled by rising cost out
 * of one bucket for every half of a unit. The arrays are kept from search to search. It is run more than anything else, so it
 * asks nobody.
 */
let limit = 0;
/** No step is made beyond this cost. */
let enough = 0;
let cursor = 0;
let entries = 0;
/** In which the mover lies from first to last. */
let rot = 0;
/** Whether entering costs something on the way. */
let isOnFoot = true;
/** Which of two closed cells beside a diagonal step close it (MMS-R13). */
let corners: 'none' | 'one' | 'both' = 'both';
/** By cell: what the cheapest path costs, FAR; SHUT where it is closed, as if it had been reached for less than nothing. */
let best = new Int32Array(0);
/** By cell: the direction from which the cheapest path came, −1: it begins there; and the place before it. */
let how = new Int8Array(0);
let from = new Int32Array(0);
let heads = new Int32Array(0);
let entryCell = new Int32Array(0);
let entryNext = new Int32Array(0);
let found = newFound(0);

function makeRoom(): void {
  const { cells, bare } = grid;
  if (best.length < cells) {
    best = new Int32Array(cells);
    how = new Int8Array(cells);
    from = new Int32Array(cells);
    // A cell is entered again only for less, from another of its neighbours.
    entryCell = new Int32Array(cells * DIRECTIONS + 1);
    entryNext = new Int32Array(cells * DIRECTIONS + 1);
    found = newFound(cells);
  }
  if (heads.length <= limit) heads = new Int32Array(limit + 1);
  best.set(bare);
  for (let i = 0; i < laidCount; i++) if (footing[laid[i]!] === CLOSED) best[laid[i]!] = SHUT;
  heads.fill(NOWHERE, 0, limit + 1);
}

function enter(cell: number, cost: number, step: number, before: number): void {
  best[cell] = cost;
  how[cell] = step;
  from[cell] = before;
  entryCell[entries] = cell;
  entryNext[entries] = heads[cost]!;
  heads[cost] = entries++;
}

/** Steps on from a place to all neighbours. Most have been reached for less, or are closed, and take one look. */
function expand(cell: number, cost: number, place: number): void {
  const { by } = grid;
  const here = area[cell]!;
  // Bits of the directions that are closed.
  let closed = 0;
  for (let step = 0; step < DIRECTIONS; step += 2) {
    const to = cell + by[step]!;
    const known = best[to]!;
    if (known < 0) closed |= 1 << step;
    if (known <= cost + ORTHOGONAL) continue;
    const next = cost + ORTHOGONAL + (isOnFoot && area[to] !== here ? toll[to]! : 0);
    if (next < known && next <= limit) enter(to, next, step, place);
  }
  for (let step = 1; step < DIRECTIONS; step += 2) {
    const to = cell + by[step]!;
    const known = best[to]!;
    if (known <= cost + DIAGONAL || (closed !== 0 && isCornerClosed(closed, step))) continue;
    const next = cost + DIAGONAL + (isOnFoot && area[to] !== here ? toll[to]! : 0);
    if (next < known && next <= limit) enter(to, next, step, place);
  }
}

/** Do the closed ones of its two neighbours close a diagonal direction? */
function isCornerClosed(closed: number, step: number): boolean {
  if (corners === 'none') return false;
  const beside = (1 << (step - 1)) | (1 << ((step + 1) & 7));
  return corners === 'one' ? (closed & beside) !== 0 : (closed & beside) === beside;
}

/** Begins on the open field, from a pose at which a path has come at this cost. */
export function beginSquares(s: MmsState, m: Mover, pose: number, cost: number): Found {
  const { cornerCutting } = s.game.house;
  limit = m.allowance + mostBonus();
  // Whoever passes gets a bonus only where the move ends, so that no step may be made on credit (MMS-R15).
  enough = Math.min(m.allowance, limit - ORTHOGONAL);
  isOnFoot = !m.passes;
  corners = m.passes || cornerCutting === 'free' ? 'none' : cornerCutting === 'never' ? 'one' : 'both';
  cursor = cost;
  rot = pose & 1;
  entries = 0;
  makeRoom();
  found.count = 0;
  if (cost <= limit) enter(grid.cellOf[pose >> 1]!, cost, NOWHERE, NOWHERE);
  return found;
}

/** Finds places by rising cost until there are so many in all, or no more. */
export function settleSquares(most: number): void {
  const { squareOf } = grid;
  while (cursor <= limit) {
    const entry = heads[cursor]!;
    if (entry < 0) {
      cursor++;
      continue;
    }
    if (found.count >= most) return;
    heads[cursor] = entryNext[entry]!;
    const cell = entryCell[entry]!;
    // It may have been reached more cheaply since.
    if (best[cell] !== cursor) continue;
    const place = addPlace(found, squareOf[cell]! * 2 + rot, cursor, 0, how[cell]!, from[cell]!);
    if (cursor <= enough) expand(cell, cursor, place);
  }
}
