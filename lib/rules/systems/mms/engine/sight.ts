import type { Seat } from '../../../kernel/game/engine';
import { acrossOf, downOf } from './board';
import { CAN, LOOKOUT_MORE, SIGHT_MORE } from './cards';
import { distanceBetween } from './geometry';
import { areaAt, TRUTH, withinAreas } from './ground';
import { isClear } from './sight-line';
import { abilitiesOf, NOWHERE, poseOf, type MmsState } from './state';

/** Filled anew by each call. */
const areas: number[] = [];

/**
 * How far a character sees, in halves: the agreed line of sight, more with what it carries and from a lookout that its side
 * controls (MMS-092, MMS-093, 7.4 of the ledger); as far as `seat` knows, −1: as it is.
 */
export function sightOf(s: MmsState, piece: number, seat: Seat = TRUTH): number {
  const { cards, house, owner } = s.game;
  let sight = house.lineOfSight * 2;
  const carried = s.carried[piece]!;
  for (let i = 0; i < carried.length; i++) if (cards[carried[i]!]!.can & CAN.sight) sight += SIGHT_MORE;
  const count = withinAreas(s, piece, poseOf(s, piece), areas, seat);
  for (let i = 0; i < count; i++)
    if (s.control[areas[i]!] === owner[piece] && cards[s.card[areas[i]!]!]!.can & CAN.lookout)
      return sight + LOOKOUT_MORE;
  return sight;
}

/**
 * Is the piece within the character's line of sight, longer by some per cent in a Detection? Not rounded (MMS-R35); whether it
 * is concealed does not matter here. `seat`: as far as it knows, −1: as it is.
 */
export function sees(s: MmsState, viewer: number, piece: number, bonusPct = 0, seat: Seat = TRUTH): boolean {
  if (s.at[viewer] === NOWHERE || s.at[piece] === NOWHERE) return false;
  const { lineOfSight, sightBlocking } = s.game.house;
  const distance = distanceBetween(s, viewer, poseOf(s, viewer), piece, poseOf(s, piece));
  // Most are near enough whatever they carry.
  if (distance > lineOfSight * 2 && distance * 100 > sightOf(s, viewer, seat) * (100 + bonusPct))
    return false;
  return sightBlocking === 'none' || isClear(s, viewer, piece, distance, seat);
}

/** Does it stand wholly on squares that conceal (ability H of the ledger), a bridge over them excepted? */
export function isConcealed(s: MmsState, piece: number): boolean {
  const { width, cards } = s.game;
  const pose = poseOf(s, piece);
  const across = acrossOf(s, piece, pose & 1);
  const down = downOf(s, piece, pose & 1);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const area = areaAt(s, (pose >> 1) + y * width + x);
      if (area < 0 || !(cards[s.card[area]!]!.can & CAN.conceals)) return false;
    }
  return true;
}

/**
 * Does mere sight identify it (7.4.1 of the ledger)? Not stealth, traps, nor characters in cover; a decoy passes for a
 * character, or it would not be mistaken for one there.
 */
export function isInView(s: MmsState, piece: number): boolean {
  const { kind } = s.game.cards[s.card[piece]!]!;
  if (abilitiesOf(s, piece) & (CAN.stealth | CAN.trap)) return false;
  return (kind !== 'character' && kind !== 'decoy') || !isConcealed(s, piece);
}
