import { cardOf, HIDDEN, type MmsState } from '../engine/state';
import { meanOf } from './table-odds';

/** What is not identified is taken for a hero: all but three cards strike no farther than thirteen units, for 8 CAP or so. */
const UNKNOWN_REACH = 26;
const UNKNOWN_MEAN = 8;
/** No range is below one unit (MMS-R50), in halves. */
const LEAST_RANGE = 2;

/** F + G' of a character in halves, with what it carries: so far it strikes in one turn over open ground. */
export function strikeReach(s: MmsState, piece: number): number {
  if (s.card[piece] === HIDDEN) return UNKNOWN_REACH;
  let { attack: move, range } = cardOf(s, piece);
  const carried = s.carried[piece]!;
  for (let i = 0; i < carried.length; i++) {
    const { attackMod, rangeMod } = s.game.cards[carried[i]!]!;
    move += attackMod;
    if (rangeMod > 0) range += rangeMod;
  }
  return Math.max(0, move) + Math.max(LEAST_RANGE, range);
}

/** I or J of one sign over all that a piece carries. */
export function sumOf(s: MmsState, piece: number, of: 'roll' | 'damage', sign: 1 | -1): number {
  const carried = s.carried[piece]!;
  let sum = 0;
  for (let i = 0; i < carried.length; i++) sum += sign * Math.max(0, sign * s.game.cards[carried[i]!]![of]);
  return sum;
}

/** CAP that an attack of the piece takes on average, before areas count and whatever the other has left. */
export const forceOf = (s: MmsState, piece: number, guard = 0, armour = 0): number =>
  s.card[piece] === HIDDEN
    ? UNKNOWN_MEAN
    : meanOf(
        cardOf(s, piece).rows,
        sumOf(s, piece, 'roll', 1) + guard,
        sumOf(s, piece, 'damage', 1) + armour,
      );
