import type { Seat } from '../../../kernel/game/engine';
import { distanceBetween } from '../engine/geometry';
import { capOf, isCharacter, poseOf, type MmsState } from '../engine/state';
import { forceOf, strikeReach } from './strength';

/** The other own characters of the piece that `readMates` was asked for: how far they strike, and for how much CAP. */
const mates: number[] = [];
const reaches: number[] = [];
const means: number[] = [];
let reader = -1;

/** Reads who could help the piece before it acts again; the places are asked for afterwards. The doomed help nobody. */
export function readMates(s: MmsState, seat: Seat, piece: number): void {
  const { first } = s.game;
  reader = piece;
  mates.length = 0;
  for (let one = first[seat]!; one < first[seat + 1]!; one++) {
    if (one === piece || !isCharacter(s, one) || capOf(s, one) <= 0) continue;
    reaches[mates.length] = strikeReach(s, one);
    means[mates.length] = forceOf(s, one);
    mates.push(one);
  }
}

/**
 * CAP that the best of the others takes on average from one who comes up to the piece in that pose. Only the best counts, as in a
 * large army somebody is always near, and a crowd would fear nothing.
 */
export function aidAt(s: MmsState, pose: number): number {
  let aid = 0;
  for (let i = 0; i < mates.length; i++)
    if (means[i]! > aid && distanceBetween(s, reader, pose, mates[i]!, poseOf(s, mates[i]!)) <= reaches[i]!)
      aid = means[i]!;
  return aid;
}
