import type { Seat, Tell } from '../../../kernel/game/engine';
import { squaresOf, takeOff } from './board';
import type { MmsEvent } from './events';
import { isConcealed, isInView, sees } from './sight';
import { cardOf, isCharacter, knows, NOWHERE, ON_MAT, poseOf, type MmsState } from './state';

/** Every seat knows a piece that has left the game: it lies open. */
export const everybody = (s: MmsState): number => (1 << s.game.players) - 1;

/** A blank marker is taken away as soon as it would be identified or entered (`decoys`). */
function dispel(s: MmsState, piece: number, rule: string, tell?: Tell<MmsEvent>): void {
  takeOff(s, piece);
  s.known[piece] = everybody(s);
  tell?.({ type: 'decoyGone', rule, piece });
}

function learn(s: MmsState, piece: number, seat: Seat, rule: string, tell?: Tell<MmsEvent>): void {
  s.known[piece]! |= 1 << seat;
  if (!tell) return;
  const owner = s.game.owner[piece]!;
  for (const only of [seat, owner])
    tell({
      type: 'identified',
      rule,
      piece,
      seat,
      card: s.card[piece]!,
      carried: s.carried[piece]!.slice(),
      only,
    });
}

/**
 * A seat learns which card a piece is, and what it carries (MMS-068, 7.4 of the ledger); those who stand under the same
 * marker are learned with it (MMS-R51). A decoy is taken away instead.
 */
export function identify(s: MmsState, piece: number, seat: Seat, rule: string, tell?: Tell<MmsEvent>): void {
  if (knows(s, seat, piece) || s.fate[piece] !== ON_MAT) return;
  if (cardOf(s, piece).kind === 'decoy') {
    dispel(s, piece, rule, tell);
    return;
  }
  learn(s, piece, seat, rule, tell);
  if (!s.game.house.groupMarkers || !isCharacter(s, piece) || !standsOnMap(s, piece)) return;
  for (let one = s.characterOn[s.at[piece]!]!; one >= 0; one = s.next[one]!)
    if (!knows(s, seat, one)) learn(s, one, seat, rule, tell);
}

/** Is it among those on its square? Whoever is under way only passes, and is under no marker but its own. */
function standsOnMap(s: MmsState, piece: number): boolean {
  for (let one = s.characterOn[s.at[piece]!]!; one >= 0; one = s.next[one]!) if (one === piece) return true;
  return false;
}

/** Those who have come together under one marker are known to the same seats (MMS-R51). */
export function shareMarker(s: MmsState, piece: number, tell?: Tell<MmsEvent>): void {
  if (!s.game.house.groupMarkers) return;
  let known = 0;
  for (let one = s.characterOn[s.at[piece]!]!; one >= 0; one = s.next[one]!) known |= s.known[one]!;
  for (let seat = 0; seat < s.game.players; seat++)
    for (let one = s.characterOn[s.at[piece]!]!; one >= 0; one = s.next[one]!)
      if ((known >> seat) & 1 && !knows(s, seat, one)) identify(s, one, seat, 'MMS-R51', tell);
}

/** Has the seat a character that has the piece in sight? */
function isSeenBy(s: MmsState, seat: Seat, piece: number): boolean {
  const { first } = s.game;
  for (let viewer = first[seat]!; viewer < first[seat + 1]!; viewer++)
    if (isCharacter(s, viewer) && sees(s, viewer, piece)) return true;
  return false;
}

/** After each step: who sees the mover, and what the mover sees from its new place (7.4.2 of the ledger, MMS-069, MMS-R60). */
export function lookAround(s: MmsState, mover: number, tell?: Tell<MmsEvent>): void {
  const { players, owner } = s.game;
  const own = owner[mover]!;
  if (s.known[mover] !== everybody(s) && isInView(s, mover))
    for (let seat = 0; seat < players; seat++)
      if (!knows(s, seat, mover) && isSeenBy(s, seat, mover)) identify(s, mover, seat, 'MMS-069', tell);
  for (let piece = 0; piece < owner.length; piece++)
    if (!knows(s, own, piece) && s.fate[piece] === ON_MAT && isInView(s, piece) && sees(s, mover, piece))
      identify(s, piece, own, 'MMS-092', tell);
}

/**
 * When the parts are joined, everything in view is identified (MMS-067, 7.4.1 of the ledger), or all there is where nothing is
 * laid out in secret (`hiddenSetup`).
 */
export function lookAll(s: MmsState, tell?: Tell<MmsEvent>): void {
  const { players, owner, house } = s.game;
  for (let piece = 0; piece < owner.length; piece++) {
    if (s.fate[piece] !== ON_MAT || (house.hiddenSetup && !isInView(s, piece))) continue;
    for (let seat = 0; seat < players; seat++)
      if (!knows(s, seat, piece) && (!house.hiddenSetup || isSeenBy(s, seat, piece)))
        identify(s, piece, seat, 'MMS-067', tell);
  }
}

/**
 * An attack shows who attacks, and the engine that he operates with him (−1: none): to the player of the target, and to all who
 * have the attacker in their line of sight, hidden or not (MMS-094, MMS-095, MMS-R39).
 */
export function disclose(
  s: MmsState,
  piece: number,
  engine: number,
  victim: Seat,
  tell?: Tell<MmsEvent>,
): void {
  for (let seat = 0; seat < s.game.players; seat++) {
    if (knows(s, seat, piece) && (engine < 0 || knows(s, seat, engine))) continue;
    if (seat !== victim && !isSeenBy(s, seat, piece)) continue;
    identify(s, piece, seat, 'MMS-R39', tell);
    if (engine >= 0) identify(s, engine, seat, 'MMS-R39', tell);
  }
}

/** Decoys on squares that the mover has entered are gone, whose ever they are (`decoys`). */
export function dispelDecoys(s: MmsState, mover: number, tell?: Tell<MmsEvent>): void {
  const { house, cards, owner } = s.game;
  if (house.decoys === 0) return;
  const pose = poseOf(s, mover);
  const squares = squaresOf(s, mover, pose >> 1, pose & 1);
  for (let piece = 0; piece < owner.length; piece++)
    if (s.card[piece] === cards.length - 1 && s.at[piece] !== NOWHERE && squares.includes(s.at[piece]!))
      dispel(s, piece, 'MMS-R36', tell);
}

/** Did it attack in this round, or another under the same marker (MMS-R51)? */
function hasFought(s: MmsState, piece: number): boolean {
  if (s.fought[piece] === 1) return true;
  if (!s.game.house.groupMarkers || !isCharacter(s, piece)) return false;
  for (let one = s.characterOn[s.at[piece]!]!; one >= 0; one = s.next[one]!)
    if (s.fought[one] === 1) return true;
  return false;
}

/**
 * At the end of a round, with `rehide`: what a seat has in no sight is unidentified to it again, and so are concealed
 * characters that did not attack. What it controls it goes on knowing. Where nothing was laid out in secret nothing is hidden
 * (MMS-R36, `hiddenSetup`).
 */
export function hideAgain(s: MmsState, tell?: Tell<MmsEvent>): void {
  const { house, owner, players } = s.game;
  if (!house.rehide || !house.hiddenSetup) return;
  for (let piece = 0; piece < owner.length; piece++) {
    if (s.fate[piece] !== ON_MAT) continue;
    const hides = isCharacter(s, piece) && isConcealed(s, piece) && !hasFought(s, piece);
    for (let seat = 0; seat < players; seat++) {
      if (owner[piece] === seat || s.control[piece] === seat || !knows(s, seat, piece)) continue;
      if (!hides && isSeenBy(s, seat, piece)) continue;
      s.known[piece]! &= ~(1 << seat);
      for (const only of [seat, owner[piece]!])
        tell?.({ type: 'hidAgain', rule: 'MMS-R36', piece, seat, only });
    }
  }
}
