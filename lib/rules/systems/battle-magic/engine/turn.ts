import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import { canAttack } from './attack';
import { enterDraw, findAll, mustDiscard } from './draw';
import { countOut, isOver, reviewGrace } from './end';
import type { BmEvent } from './events';
import { closePool, canMove } from './move';
import { canBuy } from './recruit';
import type { BmState } from './state';

/** Starts the turn of the active seat (BM-091, BM-092). */
export function beginTurn(s: BmState, tell?: Tell<BmEvent>): void {
  s.phase = 'move';
  for (const unit of s.units[s.active]!) {
    s.used[unit] = 0;
    s.attacked[unit] = 0;
    s.rode[unit] = 0;
  }
  tell?.({ type: 'turnBegan', rule: 'BM-091', seat: s.active, turn: s.turn, round: s.round });
}

/** The next seat in the order of play that is still in the game (BM-R46). */
function endTurn(s: BmState, tell?: Tell<BmEvent>): void {
  reviewGrace(s, tell);
  if (isOver(s)) return;
  const { order } = s;
  let at = order.indexOf(s.active);
  do {
    at++;
    if (at === order.length) {
      at = 0;
      s.round++;
    }
  } while (s.alive[order[at]!] === 0);
  if (s.round > s.game.rounds) {
    s.round = s.game.rounds;
    return countOut(s, tell);
  }
  s.active = order[at]!;
  s.turn++;
  beginTurn(s, tell);
}

/** The player has done with the phase: the next one begins (BM-092). */
export function leave(s: BmState, dice: Dice, tell?: Tell<BmEvent>): void {
  if (s.phase === 'move') {
    closePool(s);
    s.phase = 'battle';
  } else if (s.phase === 'battle') s.phase = 'recruit';
  else enterDraw(s, dice, tell);
}

/** Walks on through everything that needs no decision, until somebody has one or the game is over. */
export function advance(s: BmState, dice: Dice, tell?: Tell<BmEvent>): void {
  while (s.phase !== 'over') {
    if (s.fight.stage !== 'none' || s.flight.why !== 'none' || s.visit >= 0) return;
    switch (s.phase) {
      case 'move':
        if (canMove(s)) return;
        leave(s, dice, tell);
        break;
      case 'battle':
        if (canAttack(s)) return;
        leave(s, dice, tell);
        break;
      case 'recruit':
        if (s.buying >= 0 || s.owed > 0 || canBuy(s)) return;
        leave(s, dice, tell);
        break;
      case 'draw':
        findAll(s, dice, tell);
        if (s.finds.length > 0) return;
        s.phase = 'discard';
        break;
      case 'discard':
        if (mustDiscard(s)) return;
        endTurn(s, tell);
        break;
      default:
        return;
    }
  }
}
