import type { Seat } from '../../../kernel/game/engine';
import { distanceBetween } from '../engine/geometry';
import { withinAreas } from '../engine/ground';
import { cardOf, isCharacter, poseOf, type MmsState } from '../engine/state';
import { foesOf } from './enemies';
import { readMates } from './mates';
import { forceOf, strikeReach, sumOf } from './strength';

/** By how much another target in reach takes blows off this one. */
const SHARED = 0.3;
/** Faces of the die, of a hundred, on which most tables hit; each that cover takes away is one less. */
const HITTING = 60;

/** The enemies of the piece that `readThreats` was asked for: where they are, how far they strike, and for how much CAP. */
const foes: number[] = [];
const poses: number[] = [];
const reaches: number[] = [];
const means: number[] = [];
const areas: number[] = [];
let reader = -1;

/** What a place is open to. The answer is the same object each time. */
export interface Exposure {
  /** Halves of a unit to the nearest enemy; Infinity where none is seen. */
  far: number;
  /** CAP that the piece would lose there before its next turn, were it struck by all who reach it. */
  danger: number;
}
const found: Exposure = { far: Infinity, danger: 0 };

/** Other own characters that the foe could strike where they stand. */
function othersInReach(s: MmsState, seat: Seat, piece: number, foe: number, reach: number): number {
  const { first } = s.game;
  let count = 0;
  for (let one = first[seat]!; one < first[seat + 1]!; one++)
    if (one !== piece && isCharacter(s, one))
      if (distanceBetween(s, one, poseOf(s, one), foe, poseOf(s, foe)) <= reach) count++;
  return count;
}

/**
 * Reads who could strike the piece before it acts again (7.6 of the ledger, 2), and who could help it; the places are asked for
 * afterwards.
 */
export function readThreats(s: MmsState, seat: Seat, piece: number): void {
  const guard = sumOf(s, piece, 'roll', -1);
  const armour = sumOf(s, piece, 'damage', -1);
  const all = foesOf(s, seat);
  reader = piece;
  readMates(s, seat, piece);
  foes.length = all.length;
  for (let i = 0; i < all.length; i++) {
    const foe = all[i]!;
    foes[i] = foe;
    poses[i] = poseOf(s, foe);
    reaches[i] = strikeReach(s, foe);
    means[i] =
      forceOf(s, foe, guard, armour) / (1 + SHARED * othersInReach(s, seat, piece, foe, reaches[i]!));
  }
}

/** What the own areas under a pose take from the roll of whoever attacks (MMS-R59): 0 or less. */
export function coverAt(s: MmsState, seat: Seat, piece: number, pose: number): number {
  const count = withinAreas(s, piece, pose, areas, seat);
  let cover = 0;
  for (let i = 0; i < count; i++)
    if (s.control[areas[i]!] === seat) cover += Math.min(0, cardOf(s, areas[i]!).roll);
  return cover;
}

/** How the piece that was read would stand in that pose. */
export function exposureAt(s: MmsState, seat: Seat, pose: number): Exposure {
  found.far = Infinity;
  found.danger = 0;
  for (let i = 0; i < foes.length; i++) {
    const far = distanceBetween(s, reader, pose, foes[i]!, poses[i]!);
    if (far < found.far) found.far = far;
    if (far <= reaches[i]!) found.danger += means[i]!;
  }
  if (found.danger > 0) found.danger *= Math.max(0, HITTING + coverAt(s, seat, reader, pose)) / HITTING;
  return found;
}
