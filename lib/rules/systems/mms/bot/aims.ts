import type { Seat } from '../../../kernel/game/engine';
import { capOf, cardOf, HIDDEN, poseOf, type MmsState } from '../engine/state';
import { blowOf, worthOfAttack } from './chances';
import { fromMiddle } from './enemies';
import { aidAt } from './mates';
import { forceOf, strikeReach } from './strength';
import { exposureAt } from './threats';

/** Levels that a CAP of an enemy’s average blow is worth: half of a target’s worth is what it does, half what it cost. */
const LEVELS_OF_FORCE = 8;
/** An attack now counts twice as much as what may be done later. */
const NOW = 2;
/** In levels: to have an enemy in reach next turn, and each half of a unit that is missing. */
const IN_REACH = 4;
const GAP = 0.2;
/** How much a danger counts that may not come (λ of the ledger, which thinks of 0.6). */
const FEAR = 0.5;
/** Levels for each CAP that another own character takes from whoever comes to strike. */
const TOGETHER = 0.5;

/**
 * What an attack is worth in levels. Against characters the CAP taken counts by what the target has left, so that all strike at
 * the one that falls first (7.6 of the ledger, 1).
 */
export function worthOfAim(
  s: MmsState,
  seat: Seat,
  piece: number,
  target: number,
  engine = -1,
  pose = poseOf(s, piece),
): number {
  if (s.card[target] === HIDDEN || cardOf(s, target).kind !== 'character')
    return NOW * worthOfAttack(s, seat, piece, target, engine, pose);
  const left = capOf(s, target);
  if (left <= 0) return 0;
  const { mean, fells } = blowOf(s, seat, piece, pose, target, engine);
  const worth = (cardOf(s, target).level + LEVELS_OF_FORCE * forceOf(s, target)) / 2;
  return NOW * worth * (0.8 * (mean / left) + 0.2 * fells);
}

/**
 * What standing in a pose is worth in levels to the piece whose threats were read: enemies in reach, what they would do to it
 * first, and who would strike back. The doomed have nothing to fear (7.6 of the ledger, 2 to 4).
 */
export function worthOfStand(s: MmsState, seat: Seat, piece: number, pose: number): number {
  const { far, danger } = exposureAt(s, seat, pose);
  if (far === Infinity) return -fromMiddle(s, pose);
  const gap = far - strikeReach(s, piece);
  const stand = (gap <= 0 ? IN_REACH : -GAP * gap) - costOf(s, piece, danger);
  return danger > 0 ? stand + TOGETHER * aidAt(s, pose) : stand;
}

/** Levels that so much danger costs: CAP in proportion, and all the more where it may be the last. */
function costOf(s: MmsState, piece: number, danger: number): number {
  const left = capOf(s, piece);
  if (left <= 0 || danger === 0) return 0;
  const { level, cap } = cardOf(s, piece);
  const part = Math.min(1, danger / left);
  return FEAR * level * (0.8 * ((part * left) / cap) + 0.5 * part ** 3);
}
