import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { arrange } from './arrange';
import { acrossOf, downOf, fitsOnMat, put } from './board';
import { CAN, OPEN, type GameCard } from './cards';
import { LAY_OUT, placeAt } from './choices';
import { joinControl, noteEntries } from './control';
import { gateless, leadingNowhere } from './enclosure';
import type { MmsEvent } from './events';
import { lookAll } from './identify';
import { isIdentical } from './mover';
import { cardOf, GONE, ON_MAT, UNPLACED, type MmsChoice, type MmsState } from './state';
import { beginRound } from './turn';

/** Gates first, so that no wall ever encloses an area that has none yet (MMS-038); what stands on others last. */
function rankOf({ kind, can }: GameCard): number {
  if (kind === 'defense') return can & CAN.gate ? 0 : can & CAN.bridge ? 3 : 1;
  return kind === 'terrain' ? 2 : kind === 'engine' ? 4 : kind === 'character' ? 5 : 6;
}

/** The piece that the seat lays out next, the larger ones first; −1: it has laid out all. */
export function nextToPlace(s: MmsState, seat: Seat): number {
  const { first } = s.game;
  let found = -1;
  let least = Infinity;
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++) {
    if (s.fate[piece] !== UNPLACED) continue;
    const card = cardOf(s, piece);
    const rank = rankOf(card) * 100 - card.wide * card.long;
    if (rank < least) [found, least] = [piece, rank];
  }
  return found;
}

/** Is this what may stand together on one square: identical, and no more than agreed (MMS-R51, MMS-L29)? */
function mayGroup(s: MmsState, piece: number, with_: number): boolean {
  const { groupMarkers, groupMax } = s.game.house;
  if (!groupMarkers || s.wide[piece]! * s.long[piece]! > 1 || !isIdentical(s, piece, with_)) return false;
  let size = 0;
  for (let one = with_; one >= 0; one = s.next[one]!) size++;
  return size < groupMax;
}

/** May this piece lie on this square, as far as the others that lie there go (MMS-L19, MMS-L20, MMS-R55)? */
function isFree(s: MmsState, piece: number, { kind: what, can: how }: GameCard, square: number): boolean {
  const { cards } = s.game;
  const area = s.areaOn[square]!;
  const bridge = s.bridgeOn[square]!;
  if (what === 'character') {
    const there = s.characterOn[square]!;
    if (there >= 0 && !mayGroup(s, piece, there)) return false;
    const top = bridge >= 0 ? bridge : area;
    if (top < 0) return true;
    const { kind, closesFree, can } = cards[s.card[top]!]!;
    return kind !== 'engine' && (closesFree === OPEN || (can & CAN.gate) !== 0);
  }
  if (what === 'decoy') return true;
  if (how & CAN.bridge) return bridge < 0 && (area < 0 || cards[s.card[area]!]!.kind === 'terrain');
  return area < 0 && (bridge < 0 || what === 'terrain');
}

/** May the piece be laid out there: on the mat, in the own area and on free squares (MMS-037, MMS-L18 to MMS-L20)? */
function mayLie(s: MmsState, piece: number, at: number, rot: number): boolean {
  if (!fitsOnMat(s, piece, at, rot)) return false;
  const { width, part, owner } = s.game;
  const card = cardOf(s, piece);
  const across = acrossOf(s, piece, rot);
  const down = downOf(s, piece, rot);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const square = at + y * width + x;
      if (part[square] !== owner[piece] || !isFree(s, piece, card, square)) return false;
    }
  return true;
}

/** Does it close squares, so that it could shut somebody in? */
const closes = ({ kind, closesFree }: GameCard): boolean => kind === 'defense' && closesFree !== OPEN;

/** Would the area have a part without a way out (MMS-L16)? The piece is put there to see, and taken back. */
function shutsIn(s: MmsState, piece: number, at: number, rot: number): boolean {
  const before = [s.at[piece]!, s.rot[piece]!] as const;
  [s.at[piece], s.rot[piece]] = [at, rot];
  s.fate[piece] = ON_MAT;
  const shut = gateless(s, s.game.owner[piece]!).length > 0;
  [s.at[piece], s.rot[piece]] = before;
  s.fate[piece] = UNPLACED;
  return shut;
}

/** Every place where the piece may be laid out, as poses, in both rotations of a long one. */
export function placesFor(s: MmsState, piece: number): number[] {
  const { part } = s.game;
  const out: number[] = [];
  for (let rot = 0; rot < rotations(s, piece); rot++)
    for (let at = 0; at < part.length; at++) if (mayBeLaid(s, piece, at, rot)) out.push(at * 2 + rot);
  return out;
}

/** In how many ways it can be turned. */
function rotations(s: MmsState, piece: number): number {
  const { wide, long } = cardOf(s, piece);
  return wide === long ? 1 : 2;
}

const mayBeLaid = (s: MmsState, piece: number, at: number, rot: number): boolean =>
  s.game.part[at] === s.game.owner[piece] &&
  mayLie(s, piece, at, rot) &&
  !(closes(cardOf(s, piece)) && shutsIn(s, piece, at, rot));

/** Where the next piece is laid; laying out all that is left is offered first, as the places are many. */
export function layoutChoices(s: MmsState, seat: Seat): MmsChoice[] {
  const piece = nextToPlace(s, seat);
  const out: MmsChoice[] = [LAY_OUT];
  const places = placesFor(s, piece);
  for (let i = 0; i < places.length; i++) out.push(placeAt(piece, places[i]!));
  if (places.length === 0) out.push({ type: 'leave', piece });
  return out;
}

/** One of `layoutChoices`. */
export function pickPlace(s: MmsState, seat: Seat, dice: Dice): MmsChoice {
  const piece = nextToPlace(s, seat);
  const turns = rotations(s, piece);
  const poses = s.game.part.length * turns;
  for (;;) {
    const n = dice.below(poses + 2);
    if (n === poses) return LAY_OUT;
    if (n < poses) {
      const [at, rot] = [Math.trunc(n / turns), n % turns];
      if (mayBeLaid(s, piece, at, rot)) return placeAt(piece, at * 2 + rot);
    } else if (placesFor(s, piece).length === 0) return { type: 'leave', piece };
  }
}

function place(s: MmsState, piece: number, at: number, rot: number, tell?: Tell<MmsEvent>): void {
  put(s, piece, at, rot);
  tell?.({ type: 'placed', rule: 'MMS-037', piece, at, rot, only: s.game.owner[piece]! });
}

/** What finds no place is lost for the game (MMS-036, MMS-L31). */
function leaveOut(s: MmsState, piece: number, tell?: Tell<MmsEvent>): void {
  s.fate[piece] = GONE;
  tell?.({ type: 'leftOut', rule: 'MMS-036', piece, only: s.game.owner[piece]! });
}

export function playLayout(s: MmsState, choice: MmsChoice, dice: Dice, tell?: Tell<MmsEvent>): void {
  const seat = s.active;
  if (choice.type === 'place') place(s, choice.piece, choice.at, choice.rot, tell);
  else if (choice.type === 'leave') leaveOut(s, choice.piece, tell);
  else
    for (let piece = nextToPlace(s, seat); piece >= 0; piece = nextToPlace(s, seat)) {
      const pose = arrange(s, piece);
      if (pose < 0) leaveOut(s, piece, tell);
      else place(s, piece, pose >> 1, pose & 1, tell);
    }
  if (nextToPlace(s, seat) >= 0) return;
  if (tell)
    for (const { piece, why } of leadingNowhere(s, seat)) {
      const rule = why === 'noWall' ? 'MMS-038' : 'MMS-R55';
      tell({ type: 'leadsNowhere', rule, piece, why, only: seat });
    }
  tell?.({ type: 'laidOut', rule: 'MMS-037', seat });
  const after = s.order[s.order.indexOf(seat) + 1];
  if (after === undefined) join(s, dice, tell);
  else s.active = after;
}

/** Whoever has nothing to lay out is passed over. */
export function startLayout(s: MmsState, dice: Dice, tell?: Tell<MmsEvent>): void {
  const waiting = s.order.find((seat) => nextToPlace(s, seat) >= 0);
  if (waiting === undefined) join(s, dice, tell);
  else s.active = waiting;
}

/** The parts become one area, and what is in sight is revealed at once (MMS-039, MMS-067). */
function join(s: MmsState, dice: Dice, tell?: Tell<MmsEvent>): void {
  s.phase = 'turn';
  tell?.({ type: 'joined', rule: 'MMS-039' });
  for (let piece = 0; piece < s.card.length; piece++)
    if (s.fate[piece] === ON_MAT && cardOf(s, piece).kind === 'character') noteEntries(s, piece);
  joinControl(s);
  lookAll(s, tell);
  beginRound(s, dice, tell);
}
