import { empty } from '../../../kernel/game/row';
import { acrossOf, downOf } from './board';
import { CLOSED, CROSSED, OPEN, type Closure } from './cards';
import { areaAt, bonusOf, TRUTH } from './ground';
import { gridOf, type Grid } from './grid';
import { acrossArea, amongCharacters, shelterOf, tollOf, type Mover } from './mover';
import { knows, ON_MAT, type MmsState } from './state';

/*
 * The mat as one mover finds it: what is open to it, and what entering costs. What a path has gathered beside its cost are
 * bits: which cards have given their bonus (once a move, MMS-R15), and which areas around the target are paid (MMS-R19). One
 * field is open at a time, in arrays that are kept: an empty mat on which the pieces are laid.
 */

/** More cards with a bonus or areas around a target than this count only where a path ends. */
export const MOST_BITS = 8;

/** How many fields have been opened: the last of them is open. */
let opened = 0;
export let grid: Grid = gridOf({ width: 0, height: 0 });
/** By cell: what it is to the mover, a `Closure`. */
export let footing = new Int8Array(0);
/** By cell: the area that costs or gives something on entering, NONE; what it costs on foot, in halves; which bits it gives. */
export let area = new Int32Array(0);
export let toll = new Int32Array(0);
export let bits = new Int32Array(0);
/** Is anything closed to the mover, beside the rim? */
export let isAnyClosed = false;
/** Cells that are not as on an empty mat, some of them twice. */
export const laid: number[] = [];
export let laidCount = 0;

/**
 * By pose of the mover: bits of what its squares are together, 0 where nothing lies; and the only area of them, or SEVERAL, which
 * says nothing where they lie in none.
 */
export let under = new Int8Array(0);
export let areaUnder = new Int32Array(0);
export const NONE = -1;
export const SEVERAL = -2;
/** Bits of `under`: some square may be passed only, or is closed, or lies in an area that costs or gives something. */
export const SOME_CROSSED = 1;
export const SOME_CLOSED = 2;
export const SOME_AREA = 4;

/** Cards with a bonus, by bit; then come the areas around the target. */
export const givers: number[] = [];
export const shelter: number[] = [];
/** What all bits of a set together add to the allowance, in halves. */
export const bonusBy = new Int32Array(1 << MOST_BITS);

/** Finds the cards that give the mover a bonus, and what each set of them adds. */
function findGivers(s: MmsState, m: Mover): void {
  empty(givers);
  bonusBy[0] = 0;
  for (let piece = 0; piece < s.card.length && givers.length < MOST_BITS; piece++) {
    if (s.fate[piece] !== ON_MAT || s.control[piece] !== m.side || !knows(s, m.side, piece)) continue;
    const bonus = bonusOf(s, m.side, piece, m.withAttack);
    if (bonus === 0 || givers.includes(s.card[piece]!)) continue;
    const bit = 1 << givers.length;
    givers.push(s.card[piece]!);
    for (let set = 0; set < bit; set++) bonusBy[bit | set] = bonusBy[set]! + bonus;
  }
}

/** Makes the arrays for the mat of a game: a mat on which nothing lies. */
function makeRoom(s: MmsState): void {
  grid = gridOf(s.game);
  const { cells, open } = grid;
  footing = open.slice();
  area = new Int32Array(cells).fill(NONE);
  toll = new Int32Array(cells);
  bits = new Int32Array(cells);
  under = new Int8Array(cells * 2);
  areaUnder = new Int32Array(cells * 2);
  laidCount = 0;
}

/** Takes away what was laid for the last mover. */
function clear(s: MmsState): void {
  if (grid !== gridOf(s.game)) makeRoom(s);
  for (let i = 0; i < laidCount; i++) {
    const cell = laid[i]!;
    footing[cell] = OPEN;
    area[cell] = NONE;
    toll[cell] = 0;
    bits[cell] = 0;
  }
  laidCount = 0;
  isAnyClosed = false;
  under.fill(0);
}

/** Which bits an area gives to those who enter it. */
function givenBy(s: MmsState, m: Mover, here: number): number {
  const giver = bonusOf(s, m.side, here, m.withAttack) > 0 ? givers.indexOf(s.card[here]!) : -1;
  const paid = shelter.indexOf(here);
  const isCounted = paid >= 0 && givers.length + paid < MOST_BITS;
  return (giver < 0 ? 0 : 1 << giver) | (isCounted ? 1 << (givers.length + paid) : 0);
}

/** Lays an area, or an engine, where nothing else is on top of it. */
function layArea(s: MmsState, m: Mover, here: number): void {
  const closure = acrossArea(s, m, here);
  const cost = tollOf(s, m, here);
  const gives = givenBy(s, m, here);
  if (closure === OPEN && cost === 0 && gives === 0) return;
  const { width } = s.game;
  const wide = acrossOf(s, here, s.rot[here]!);
  const long = downOf(s, here, s.rot[here]!);
  for (let y = 0; y < long; y++)
    for (let x = 0; x < wide; x++) {
      const square = s.at[here]! + y * width + x;
      if (areaAt(s, square, m.viewer) !== here) continue;
      const cell = grid.cellOf[square]!;
      footing[cell] = closure;
      if (closure === CLOSED) isAnyClosed = true;
      if (cost > 0 || gives !== 0) area[cell] = here;
      toll[cell] = cost;
      bits[cell] = gives;
      laid[laidCount++] = cell;
    }
}

/** Lays a character over what is there. */
function layCharacter(s: MmsState, m: Mover, one: number): void {
  const { width } = s.game;
  const wide = acrossOf(s, one, s.rot[one]!);
  const long = downOf(s, one, s.rot[one]!);
  for (let y = 0; y < long; y++)
    for (let x = 0; x < wide; x++) {
      const square = s.at[one]! + y * width + x;
      const closure = amongCharacters(s, m, square);
      const cell = grid.cellOf[square]!;
      if (closure <= footing[cell]!) continue;
      footing[cell] = closure;
      if (closure === CLOSED) isAnyClosed = true;
      laid[laidCount++] = cell;
    }
}

/** Lays one or the other, if the mover knows of it. */
function layAll(s: MmsState, m: Mover, isCharacter: boolean): void {
  const { cards } = s.game;
  for (let piece = 0; piece < s.card.length; piece++) {
    if (s.fate[piece] !== ON_MAT || (m.viewer !== TRUTH && !knows(s, m.viewer, piece))) continue;
    const { kind } = cards[s.card[piece]!]!;
    if (kind === 'decoy' || (kind === 'character') !== isCharacter) continue;
    if (isCharacter) layCharacter(s, m, piece);
    else layArea(s, m, piece);
  }
}

/** Enters what a cell is into all poses that cover it. Poses beside the mat, which come in as well, are never asked for. */
function layPoses(s: MmsState, m: Mover, cell: number): void {
  const { width } = s.game;
  const square = grid.squareOf[cell]!;
  const here = area[cell]!;
  const closure = footing[cell] as Closure;
  const some =
    (closure === CLOSED ? SOME_CLOSED : closure === CROSSED ? SOME_CROSSED : 0) |
    (here === NONE ? 0 : SOME_AREA);
  for (let rot = 0; rot < 2; rot++)
    for (let y = 0; y < downOf(s, m.piece, rot); y++)
      for (let x = 0; x < acrossOf(s, m.piece, rot); x++) {
        const pose = (square - y * width - x) * 2 + rot;
        if (pose < 0) continue;
        const isOnly = (under[pose]! & SOME_AREA) === 0 || areaUnder[pose] === here;
        if (here !== NONE) areaUnder[pose] = isOnly ? here : SEVERAL;
        under[pose] = under[pose]! | some;
      }
}

/** Opens the field of a mover that may attack the target (−1: none); says how many bits its paths gather. */
export function openField(s: MmsState, m: Mover, target: number): number {
  opened++;
  findGivers(s, m);
  const sheltering = shelterOf(s, m, target, shelter);
  clear(s);
  layAll(s, m, false);
  layAll(s, m, true);
  for (let i = 0; i < laidCount; i++) layPoses(s, m, laid[i]!);
  return Math.min(MOST_BITS, givers.length + sheltering);
}

/** Which field is open, by number. */
export const fieldOpen = (): number => opened;
