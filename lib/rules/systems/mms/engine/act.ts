import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { isNextTo } from './geometry';
import { CAN } from './cards';
import { activate, attackOn, DETECT, END_TURN, MOVE, PASS } from './choices';
import { healTargets } from './heal';
import { targetsOf } from './range';
import { newMover, setMover } from './mover';
import { isAnyEnd } from './reach';
import { abilitiesOf, cardOf, knows, ON_MAT, poseOf, type MmsChoice, type MmsState } from './state';
import { hasPlainStep } from './plain-ways';
import { canStrike, shootsFrom } from './strike-ends';
import { mayTell } from './tell';
import { mayAct } from './turn';

/** Filled anew whenever they are asked for. */
const targets: number[] = [];
const mover = newMover();

/** Which character acts next, in any order, or nobody more (MMS-041, MMS-074). */
export function chooseChoices(s: MmsState, seat: Seat): MmsChoice[] {
  const out: MmsChoice[] = [];
  const { first } = s.game;
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++)
    if (mayAct(s, piece)) out.push(activate(piece));
  out.push(END_TURN);
  return out;
}

/** One of `chooseChoices`. */
export function pickCharacter(s: MmsState, seat: Seat, dice: Dice): MmsChoice {
  const { first } = s.game;
  const count = first[seat + 1]! - first[seat]!;
  for (;;) {
    const n = dice.below(count + 1);
    if (n === count) return END_TURN;
    const piece = first[seat]! + n;
    if (mayAct(s, piece)) return activate(piece);
  }
}

/** Is there anywhere to go? */
const canMove = (s: MmsState, seat: Seat, piece: number): boolean =>
  hasPlainStep(s, setMover(mover, s, seat, piece, false)) || isAnyEnd(s, seat, piece, false);

/** Enemies that it may attack, from where it stands or after a move (MMS-R31, MMS-R32, MMS-R37). */
function addAttacks(s: MmsState, seat: Seat, piece: number, out: MmsChoice[]): void {
  const count = targetsOf(s, seat, piece, targets);
  for (let i = 0; i < count; i++) if (canStrike(s, seat, piece, targets[i]!)) out.push(attackOn(targets[i]!));
}

/** Engines beside it that serve its side, and what they reach (T3, MMS-R25). */
function addOperations(s: MmsState, seat: Seat, piece: number, out: MmsChoice[]): void {
  const pose = poseOf(s, piece);
  for (let engine = 0; engine < s.card.length; engine++) {
    if (s.fate[engine] !== ON_MAT || s.operated[engine] === 1 || !knows(s, seat, engine)) continue;
    if (cardOf(s, engine).kind !== 'engine' || s.control[engine] !== seat) continue;
    if (!isNextTo(s, piece, pose, engine, poseOf(s, engine))) continue;
    const count = targetsOf(s, seat, piece, targets);
    for (let i = 0; i < count; i++) {
      const target = targets[i]!;
      if (shootsFrom(s, seat, piece, engine, target)) out.push({ type: 'operate', engine, target });
    }
  }
}

/** Is there anything on the mat that the seat has not identified? */
function hasUnknown(s: MmsState, seat: Seat): boolean {
  for (let piece = 0; piece < s.card.length; piece++)
    if (s.fate[piece] === ON_MAT && !knows(s, seat, piece)) return true;
  return false;
}

/** What few can do: serve an engine, heal. */
function addServices(s: MmsState, seat: Seat, piece: number, out: MmsChoice[]): void {
  addOperations(s, seat, piece, out);
  if ((abilitiesOf(s, piece) & CAN.healer) === 0) return;
  const count = healTargets(s, seat, piece, targets);
  for (let i = 0; i < count; i++) out.push({ type: 'heal', target: targets[i]! });
}

function addTalk(s: MmsState, seat: Seat, piece: number, out: MmsChoice[]): void {
  for (const to of mayTell(s, seat, piece)) out.push({ type: 'tell', to });
}

/** What an activated character may do: one of these and nothing more (MMS-042, MMS-070, 7.3 of the ledger). */
export function actChoices(s: MmsState, seat: Seat): MmsChoice[] {
  const { piece } = s.acting;
  const out: MmsChoice[] = [PASS];
  if (canMove(s, seat, piece)) out.push(MOVE);
  addAttacks(s, seat, piece, out);
  addServices(s, seat, piece, out);
  if (hasUnknown(s, seat)) out.push(DETECT);
  addTalk(s, seat, piece, out);
  return out;
}

/** One of `actChoices`. What is asked of most targets is the dearest of it, and is asked of those alone that are drawn. */
export function pickAct(s: MmsState, seat: Seat, dice: Dice): MmsChoice {
  const { piece } = s.acting;
  const rare: MmsChoice[] = [];
  addServices(s, seat, piece, rare);
  addTalk(s, seat, piece, rare);
  const count = targetsOf(s, seat, piece, targets);
  for (;;) {
    const n = dice.below(3 + count + rare.length);
    if (n === 0) return PASS;
    if (n === 1) {
      if (canMove(s, seat, piece)) return MOVE;
    } else if (n === 2) {
      if (hasUnknown(s, seat)) return DETECT;
    } else if (n < 3 + count) {
      const target = targets[n - 3]!;
      if (canStrike(s, seat, piece, target)) return attackOn(target);
    } else return rare[n - 3 - count]!;
  }
}
