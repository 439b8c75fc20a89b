import type { Seat } from '../../../kernel/game/engine';
import { isNextTo } from './geometry';
import { CAN } from './cards';
import { activate, attackOn } from './choices';
import { healTargets } from './heal';
import { targetsOf } from './range';
import { newMover, setMover } from './mover';
import { isAnyEnd } from './reach';
import {
  abilitiesOf,
  cardOf,
  isCharacter,
  knows,
  ON_MAT,
  poseOf,
  type MmsChoice,
  type MmsState,
} from './state';
import { hasBareStep } from './straight-ways';
import { canStrike, shootsFrom } from './strike-ends';
import { mayTell } from './tell';

/** Filled anew whenever they are asked for. */
const targets: number[] = [];
const mover = newMover();

const PASS: MmsChoice = { type: 'pass' };
const MOVE: MmsChoice = { type: 'move' };
const DETECT: MmsChoice = { type: 'detect' };
const END_TURN: MmsChoice = { type: 'endTurn' };

/** Which character acts next, in any order, or nobody more (MMS-041, MMS-074). */
export function chooseChoices(s: MmsState, seat: Seat): MmsChoice[] {
  const out: MmsChoice[] = [];
  const { first } = s.game;
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++)
    if (s.acted[piece] === 0 && isCharacter(s, piece)) out.push(activate(piece));
  out.push(END_TURN);
  return out;
}

/** Is there anywhere to go? */
const canMove = (s: MmsState, seat: Seat, piece: number): boolean =>
  hasBareStep(s, setMover(mover, s, seat, piece, false)) || isAnyEnd(s, seat, piece, false);

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

/** What an activated character may do: one of these and nothing more (MMS-042, MMS-070, 7.3 of the ledger). */
export function actChoices(s: MmsState, seat: Seat): MmsChoice[] {
  const { piece } = s.acting;
  const out: MmsChoice[] = [PASS];
  if (canMove(s, seat, piece)) out.push(MOVE);
  addAttacks(s, seat, piece, out);
  addOperations(s, seat, piece, out);
  if (abilitiesOf(s, piece) & CAN.healer) {
    const count = healTargets(s, seat, piece, targets);
    for (let i = 0; i < count; i++) out.push({ type: 'heal', target: targets[i]! });
  }
  if (hasUnknown(s, seat)) out.push(DETECT);
  for (const to of mayTell(s, seat, piece)) out.push({ type: 'tell', to });
  return out;
}
