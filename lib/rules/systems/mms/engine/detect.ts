import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import { CAN, DETECT_MORE } from './cards';
import type { MmsEvent } from './events';
import { identify } from './identify';
import { sees } from './sight';
import { knows, ON_MAT, type MmsState } from './state';

const FACES = 100;

/** What it carries for Detection adds to the roll, and nothing else does (MMS-R41). */
function plusOf(s: MmsState, piece: number): number {
  const carried = s.carried[piece]!;
  let plus = 0;
  for (let i = 0; i < carried.length; i++)
    if (s.game.cards[carried[i]!]!.can & CAN.detect) plus += DETECT_MORE;
  return plus;
}

/**
 * A character gives up its turn to look closely (MMS-096): from the agreed roll on its player learns every piece within its
 * longer line of sight, hidden or not (MMS-097 to MMS-099, MMS-R40).
 */
export function detect(s: MmsState, piece: number, dice: Dice, tell?: Tell<MmsEvent>): void {
  const { owner, house } = s.game;
  const natural = dice.roll(FACES);
  const plus = plusOf(s, piece);
  const success = natural + plus >= house.detectionThreshold;
  tell?.({
    type: 'detected',
    rule: 'MMS-098',
    piece,
    natural,
    plus,
    threshold: house.detectionThreshold,
    success,
  });
  if (!success) return;
  const seat = owner[piece]!;
  for (let one = 0; one < owner.length; one++)
    if (!knows(s, seat, one) && s.fate[one] === ON_MAT && sees(s, piece, one, house.detectionSightBonusPct))
      identify(s, one, seat, 'MMS-R40', tell);
}
