import { empty } from '../../../kernel/game/row';
import { CAN, CLOSED, CROSSED, OPEN, SCALE_COST, type Closure } from './cards';
import { closureOf, isIntruder, surchargeOf, TRUTH, withinAreas } from './ground';
import { abilitiesOf, cardOf, knows, poseOf, type MmsState } from './state';
import { nextPoses } from './steps';

/** Who moves, how, and what it goes by. */
export interface Mover {
  piece: number;
  /** Its owner. */
  side: number;
  /** What this seat knows is gone by; TRUTH: all there is. */
  viewer: number;
  withAttack: boolean;
  /** The pose it moves from. */
  start: number;
  /** It flies or burrows: over or under Y, pieces and areas, without a word of what it does not stop in (MMS-R16). */
  passes: boolean;
  /** On foot, over Y of Defense cards (`scale`). */
  scales: boolean;
  /** E or F with what it carries, in halves, never below 0 (MMS-R08, MMS-R50). */
  allowance: number;
  /** It covers one square, so that corners are close (MMS-R13). */
  isSingle: boolean;
  /** How many move together: those of its square that have not acted (MMS-R51). */
  party: number;
  /** It is longer than wide, so that it can turn (MMS-R14). */
  canTurn: boolean;
  /** See `nextPoses`. */
  next: Int32Array;
}

export const newMover = (): Mover => ({
  piece: -1,
  side: -1,
  viewer: TRUTH,
  withAttack: false,
  start: -1,
  passes: false,
  scales: false,
  allowance: 0,
  isSingle: true,
  party: 1,
  canTurn: false,
  next: new Int32Array(0),
});

/** E or F with all that is carried (MMS-R08). */
function allowanceOf(s: MmsState, piece: number, withAttack: boolean): number {
  const { attack, free } = cardOf(s, piece);
  const carried = s.carried[piece]!;
  let sum = withAttack ? attack : free;
  for (let i = 0; i < carried.length; i++) {
    const { attackMod, freeMod } = s.game.cards[carried[i]!]!;
    sum += withAttack ? attackMod : freeMod;
  }
  return sum < 0 ? 0 : sum;
}

/** Does this one go along when the piece moves (MMS-R51)? Not who has picked up other things since (MMS-R22). */
export const goesAlong = (s: MmsState, piece: number, one: number): boolean =>
  one === piece || (s.acted[one] === 0 && isIdentical(s, piece, one));

function partyOf(s: MmsState, piece: number): number {
  let count = 0;
  for (let one = s.characterOn[s.at[piece]!]!; one >= 0; one = s.next[one]!)
    if (goesAlong(s, piece, one)) count++;
  return count;
}

/** Fills in a character as it stands before it moves. */
export function setMover(m: Mover, s: MmsState, viewer: number, piece: number, withAttack: boolean): Mover {
  const can = abilitiesOf(s, piece);
  m.piece = piece;
  m.side = s.game.owner[piece]!;
  m.viewer = viewer;
  m.withAttack = withAttack;
  m.start = poseOf(s, piece);
  m.passes = (can & (CAN.flying | CAN.burrowing)) !== 0;
  m.scales = !m.passes && (can & CAN.scale) !== 0;
  m.allowance = allowanceOf(s, piece, withAttack);
  m.isSingle = s.wide[piece]! * s.long[piece]! === 1;
  m.party = s.game.house.groupMarkers ? partyOf(s, piece) : 1;
  m.canTurn = s.wide[piece] !== s.long[piece];
  m.next = nextPoses(s, piece);
  return m;
}

/** How often it is among them. */
function times(cards: readonly number[], card: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++;
  return count;
}

/** May two stand under one marker: of one side, the same card with the same things, in whatever order (MMS-R51)? */
export function isIdentical(s: MmsState, a: number, b: number): boolean {
  const own = s.carried[a]!;
  const other = s.carried[b]!;
  if (s.card[a] !== s.card[b] || s.game.owner[a] !== s.game.owner[b] || own.length !== other.length)
    return false;
  for (let i = 0; i < own.length; i++) if (times(own, own[i]!) !== times(other, own[i]!)) return false;
  return true;
}

/**
 * What characters on a square make of it: closed, unless they are passed or joined (MMS-R12, MMS-R51). Those on the square
 * that it starts on are of its group.
 */
export function amongCharacters(s: MmsState, m: Mover, square: number): Closure {
  const { groupMarkers, groupMax, passThroughFriends } = s.game.house;
  let found = -1;
  let count = 0;
  let isAlike = groupMarkers && m.isSingle;
  for (let one = s.characterOn[square]!; one >= 0; one = s.next[one]!) {
    if (one === m.piece || s.at[one] === m.start >> 1) continue;
    if (m.viewer !== TRUTH && !knows(s, m.viewer, one)) continue;
    found = one;
    count++;
    isAlike &&= isIdentical(s, m.piece, one);
  }
  if (found < 0) return OPEN;
  if (isAlike && count + m.party <= groupMax) return OPEN;
  const isPassed = m.passes || (passThroughFriends && s.game.owner[found] === m.side);
  return isPassed ? CROSSED : CLOSED;
}

/** What the area on a square makes of it (MMS-R12, MMS-R16, `scale`). */
export function acrossArea(s: MmsState, m: Mover, area: number): Closure {
  const closure = closureOf(s, m.side, area, m.withAttack);
  if (closure === OPEN) return OPEN;
  const { kind } = cardOf(s, area);
  const { flyOverX, flyersMayStopOnY } = s.game.house;
  if (m.passes) {
    if (closure === CLOSED) return flyOverX ? CROSSED : CLOSED;
    return flyersMayStopOnY && kind !== 'engine' ? OPEN : CROSSED;
  }
  return m.scales && closure === CROSSED && kind === 'defense' ? CROSSED : CLOSED;
}

/** What the mover pays when it enters the area on foot, or stops in it when it passes: surcharges, and 3 units to scale it. */
export function tollOf(s: MmsState, m: Mover, area: number): number {
  const toll = surchargeOf(s, m.side, area, m.withAttack);
  const climbs =
    m.scales && cardOf(s, area).kind === 'defense' && closureOf(s, m.side, area, m.withAttack) === CROSSED;
  return climbs ? toll + SCALE_COST : toll;
}

/**
 * Fills the areas that an attack on the target pays for though the attacker does not enter them: those that the target is
 * within, to which the attacker is an intruder, with a minus on L (MMS-136, MMS-147, MMS-R19). A Defense card is not within itself.
 */
export function shelterOf(s: MmsState, m: Mover, target: number, out: number[]): number {
  empty(out);
  if (m.passes || target < 0) return 0;
  const count = withinAreas(s, target, poseOf(s, target), out, m.viewer);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const area = out[i]!;
    if (isIntruder(s, m.side, area) && cardOf(s, area).attackMod < 0) out[kept++] = area;
  }
  out.length = kept;
  return kept;
}
