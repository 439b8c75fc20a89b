import type { Seat } from '../../../kernel/game/engine';
import { CAN } from '../engine/cards';
import { modifiersOf } from '../engine/modifiers';
import { capOf, cardOf, HIDDEN, poseOf, type MmsState } from '../engine/state';
import { FACES, facesOf } from './table-odds';

/** What one attack does on average, as far as the seat knows. The answer is the same object each time. */
export interface Blow {
  /** CAP that it takes, no more than the target has left. */
  mean: number;
  /** The chance that the target has none left. */
  fells: number;
}
const blow: Blow = { mean: 0, fells: 0 };

/** An attack from that pose, with the own table or with an engine; a row named before is not looked at (MMS-R03). */
export function blowOf(
  s: MmsState,
  seat: Seat,
  piece: number,
  pose: number,
  target: number,
  engine = -1,
): Blow {
  blow.mean = 0;
  blow.fells = 0;
  const left = s.card[target] === HIDDEN ? Infinity : capOf(s, target);
  const { plus, minus, damage } = modifiersOf(s, seat, piece, pose, target, engine);
  const { rows } = cardOf(s, piece);
  let landed = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    const faces = facesOf(row[0], row[1], plus + minus);
    const taken = Math.max(0, row[3] + damage);
    landed += faces;
    blow.mean += faces * Math.min(taken, Math.max(0, left));
    if (taken >= left) blow.fells += faces;
  }
  // A miss is rolled again once by whoever may.
  const again =
    engine < 0 && s.rerolled[piece] === 0 && rollsAgain(s, piece) ? 1 + (FACES - landed) / FACES : 1;
  blow.mean *= again / FACES;
  blow.fells *= again / FACES;
  return blow;
}

function rollsAgain(s: MmsState, piece: number): boolean {
  const carried = s.carried[piece]!;
  for (let i = 0; i < carried.length; i++) if (s.game.cards[carried[i]!]!.can & CAN.rerollMiss) return true;
  return false;
}

/** Levels that a target is worth; a marker is worth what a common card costs. */
const levelOf = (s: MmsState, piece: number): number =>
  s.card[piece] === HIDDEN ? UNKNOWN_LEVEL : cardOf(s, piece).level;
const UNKNOWN_LEVEL = 40;

/** What an attack is worth in levels (7.6 of the ledger): CAP taken in proportion, and the chance to fell it; nothing on the doomed. */
export function worthOfAttack(
  s: MmsState,
  seat: Seat,
  piece: number,
  target: number,
  engine = -1,
  pose = poseOf(s, piece),
): number {
  const isHidden = s.card[target] === HIDDEN;
  if (!isHidden && capOf(s, target) <= 0) return 0;
  const { mean, fells } = blowOf(s, seat, piece, pose, target, engine);
  const cap = isHidden ? UNKNOWN_LEVEL : cardOf(s, target).cap;
  const level = levelOf(s, target);
  // Defense is taken down only where nothing better is in reach.
  const weight = !isHidden && cardOf(s, target).kind === 'defense' ? DEFENSE : 1;
  return weight * level * (0.8 * (mean / Math.max(1, cap)) + 0.5 * fells);
}
const DEFENSE = 0.25;

/** What a healing is worth in levels (7.6 of the ledger). */
export function worthOfHealing(s: MmsState, piece: number, target: number): number {
  const missing = s.lost[target]!;
  const { rows } = cardOf(s, piece);
  let mean = 0;
  for (let i = 0; i < rows.length; i++)
    mean += ((rows[i]![1] - rows[i]![0] + 1) / FACES) * Math.min(rows[i]![3], missing);
  const saves = capOf(s, target) <= 0 && capOf(s, target) + mean > 0 ? 2 : 1;
  return saves * 0.7 * levelOf(s, target) * (mean / Math.max(1, cardOf(s, target).cap));
}
