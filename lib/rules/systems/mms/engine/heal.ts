import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { rowOf } from '../attack';
import { CAN, HEAL_MORE } from './cards';
import type { MmsEvent } from './events';
import { isNextTo } from './geometry';
import { identify } from './identify';
import { abilitiesOf, capOf, cardOf, isCharacter, knows, poseOf, type MmsState } from './state';

const FACES = 100;
/** A natural hit is one of attacks; and a miss is not rolled again. */
const NO_LUCK = { naturalHit: null };

/**
 * Fills in whom a healer may heal: itself, or its own Characters next to it (MMS-061, MMS-R11, MMS-R29) that are below their
 * original CAP; any that it knows with `healTargets`, and the doomed unless that is agreed away (MMS-R27).
 */
export function healTargets(s: MmsState, seat: Seat, piece: number, out: number[]): number {
  const { owner, house } = s.game;
  if (!(abilitiesOf(s, piece) & CAN.healer) || cardOf(s, piece).rows.length === 0) return 0;
  const pose = poseOf(s, piece);
  let count = 0;
  for (let one = 0; one < owner.length; one++) {
    if (owner[one] !== owner[piece] && house.healTargets === 'own') continue;
    if (s.lost[one]! <= 0 || !knows(s, seat, one) || !isCharacter(s, one)) continue;
    if (!house.healDoomed && capOf(s, one) <= 0) continue;
    if (one === piece || isNextTo(s, piece, pose, one, poseOf(s, one))) out[count++] = one;
  }
  return count;
}

/** The healer's own plus on the roll, where that is agreed (`healUsesModifiers`), and what it restores more with each row. */
function helpOf(s: MmsState, piece: number): readonly [plus: number, more: number] {
  const { cards, house } = s.game;
  const carried = s.carried[piece]!;
  let plus = 0;
  let more = 0;
  for (let i = 0; i < carried.length; i++) {
    const { roll, can } = cards[carried[i]!]!;
    if (house.healUsesModifiers && roll > 0) plus += roll;
    if (can & CAN.healMore) more += HEAL_MORE;
  }
  return [plus, more];
}

/** The healer rolls on its own table; what the row would take is restored, up to the original CAP (MMS-059, MMS-063, MMS-R28). */
export function heal(
  s: MmsState,
  piece: number,
  target: number,
  row: number,
  dice: Dice,
  tell?: Tell<MmsEvent>,
): void {
  const { rows } = cardOf(s, piece);
  const [plus, more] = helpOf(s, piece);
  const natural = dice.roll(FACES);
  const reached = rowOf(rows, natural, plus, NO_LUCK, row < 0 ? undefined : rows[row]);
  const cap = reached ? reached[3] + more : 0;
  const restored = Math.min(cap, s.lost[target]!);
  s.lost[target]! -= restored;
  tell?.({
    type: 'healed',
    rule: 'MMS-059',
    piece,
    target,
    natural,
    plus,
    modified: Math.min(FACES, natural + plus),
    named: row,
    row: reached ? rows.indexOf(reached) : -1,
    cap,
    more: reached ? more : 0,
    restored,
  });
  // What acts on another's piece must show itself (MMS-090).
  const other = s.game.owner[target]!;
  if (!knows(s, other, piece)) identify(s, piece, other, 'MMS-090', tell);
}
