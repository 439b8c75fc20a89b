import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { empty } from '../../../kernel/game/row';
import { endActivation } from './control';
import type { MmsEvent } from './events';
import { endOfRound } from './round';
import { settleOrder } from './setup';
import { isCharacter, NO_WALK, type MmsState } from './state';

/** Is it a character that has not acted in this round (MMS-041, MMS-074)? A doomed one acts as well (MMS-079). */
export const mayAct = (s: MmsState, piece: number): boolean => s.acted[piece] === 0 && isCharacter(s, piece);

/** Has the seat such a character? */
export function hasToAct(s: MmsState, seat: Seat): boolean {
  const { first } = s.game;
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++) if (mayAct(s, piece)) return true;
  return false;
}

/** Nobody is activated. */
export function rest(s: MmsState): void {
  const { acting } = s;
  s.stage = 'choose';
  acting.piece = -1;
  acting.deed = 'none';
  acting.target = -1;
  acting.engine = -1;
  empty(acting.path);
  empty(acting.group);
  acting.purse = NO_WALK;
  acting.to = -1;
  empty(acting.chain);
  acting.told = 0;
}

/** A round of one turn for every player still in (MMS-075). */
export function beginRound(s: MmsState, dice: Dice, tell?: Tell<MmsEvent>): void {
  s.round++;
  s.acted.fill(0);
  s.fought.fill(0);
  s.rerolled.fill(0);
  s.operated.fill(0);
  tell?.({ type: 'roundBegan', rule: 'MMS-075', round: s.round });
  if (s.game.house.reorderEachRound && s.round > 1) {
    const left = s.order.filter((seat) => s.alive[seat] === 1);
    // The eliminated stay in the list behind the others, so that every seat is in it.
    s.order = [...settleOrder(s.game, left, dice, tell), ...s.order.filter((seat) => s.alive[seat] === 0)];
    tell?.({
      type: 'order',
      rule: 'MMS-R49',
      seats: left.length < s.order.length ? s.order.slice(0, left.length) : s.order,
    });
  }
  nextTurn(s, -1, dice, tell);
}

/** The turn of the next in the order who can do something; after the last one the round ends (7.2 of the ledger). */
function nextTurn(s: MmsState, after: number, dice: Dice, tell?: Tell<MmsEvent>): void {
  for (let i = after + 1; i < s.order.length; i++) {
    const seat = s.order[i]!;
    if (s.alive[seat] === 0 || !hasToAct(s, seat)) continue;
    s.active = seat;
    s.turn++;
    rest(s);
    tell?.({ type: 'turnBegan', rule: 'MMS-040', seat, turn: s.turn, round: s.round });
    return;
  }
  rest(s);
  endOfRound(s, tell);
  if (s.by === '') beginRound(s, dice, tell);
}

export const endTurn = (s: MmsState, dice: Dice, tell?: Tell<MmsEvent>): void =>
  nextTurn(s, s.order.indexOf(s.active), dice, tell);

/** The activation of a character is over: it has acted, and control is settled (MMS-R21, MMS-077). */
export function spend(s: MmsState, piece: number, tell?: Tell<MmsEvent>): void {
  s.acted[piece] = 1;
  if (isCharacter(s, piece)) endActivation(s, piece, tell);
}

/** The same for the last to act, and for those who have acted with it: the turn goes on or ends. */
export function finish(
  s: MmsState,
  piece: number,
  dice: Dice,
  tell?: Tell<MmsEvent>,
  others: readonly number[] = [],
): void {
  spend(s, piece, tell);
  for (const one of others) spend(s, one, tell);
  rest(s);
  if (!hasToAct(s, s.active)) endTurn(s, dice, tell);
}
