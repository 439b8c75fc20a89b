import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import { begin } from './actions';
import { lowestOf } from './bits';
import { isFighting, work } from './combat';
import { BIT, declare, reviewBeginning, reviewLimit } from './control';
import type { MmEvent } from './events';
import { step, summon } from './move';
import { nextOffer } from './offer';
import { exchange, recruitFigure } from './rearrange';
import { canRecruit, chartRule, recruitRoll } from './recruit';
import { endWork } from './row';
import type { MmChoice, MmState } from './state';
import {
  countGarrisons,
  discardFromHand,
  drawCards,
  freshMp,
  GARRISONS,
  hasBareFigure,
  nextInOrder,
  placeGarrison,
  standingOf,
  takeCensus,
} from './units';
import { canAct, handLimit, isWindow, unmarked } from './window';

export const isOver = (s: MmState): boolean => s.phase === 'over';

function mark(s: MmState, space: number, tell?: Tell<MmEvent>): void {
  placeGarrison(s, s.active, space);
  tell?.({ type: 'marked', rule: 'MM-076', seat: s.active, at: space });
}

/** Starts the turn of the active seat: victory, declaration, markers (MM-R05, MM-072, MM-076). */
export function beginTurn(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const seat = s.active;
  tell?.({ type: 'turnBegan', rule: 'MM-070', seat, turn: s.turn, round: s.round });
  const has = takeCensus(s, seat);
  reviewBeginning(s, seat, has, tell);
  if (isOver(s)) return;
  declare(s, seat, has, tell);
  s.phase = 'mark';
  if (hasBareFigure(s, seat)) {
    const bare = unmarked(s);
    // With markers for all it is done at once (MM-R43); short of them the player says where (MM-R20).
    if (bare.length <= GARRISONS - has.garrisons) for (const space of bare) mark(s, space, tell);
  }
  advance(s, dice, tell);
}

function enterMovement(s: MmState): void {
  s.phase = 'movement';
  for (let type = 0; type < 4; type++) {
    const first = s.active * 20 + type * 5;
    // All five of a type have the same.
    const mp = freshMp(s, first);
    for (let left = standingOf(s, s.active, type); left !== 0; left &= left - 1)
      s.mp[first + lowestOf(left)] = mp;
  }
}

/** The choices of a player in his own turn. */
export type TurnChoice = Extract<
  MmChoice,
  { type: 'mark' | 'step' | 'summon' | 'use' | 'play' | 'recruit' | 'realign' | 'discard' | 'done' }
>;

type Step = Extract<MmChoice, { type: 'step' }>;

/** Asked before all else, and only in the phase that has steps: to read choices of every shape in one place is slow. */
const isStep = (s: MmState, choice: TurnChoice): choice is Step =>
  s.phase === 'movement' && choice.type === 'step';

/** A choice of the active player in his phase. */
export function playTurn(s: MmState, choice: TurnChoice, dice: Dice, tell?: Tell<MmEvent>): void {
  const seat = s.active;
  if (isStep(s, choice)) step(s, choice.figure, choice.to, dice, tell);
  else carryOut(s, choice, dice, tell);
  if (
    s.game.house.handTiming === 'anyTime' &&
    s.phase !== 'over' &&
    s.alive[seat] &&
    choice.type !== 'done' &&
    isWindow(s.phase)
  )
    s.offer = nextOffer(s, seat);
}

function carryOut(s: MmState, choice: Exclude<TurnChoice, Step>, dice: Dice, tell?: Tell<MmEvent>): void {
  const seat = s.active;
  switch (choice.type) {
    case 'mark':
      mark(s, choice.at, tell);
      break;
    case 'summon':
      summon(s, choice, dice, tell);
      break;
    case 'use': {
      s.used.push(choice.card);
      tell?.({ type: 'used', rule: s.game.cards[choice.card]!.rule, seat, card: choice.card });
      begin(s, seat, choice.card, s.lasting[seat]!.includes(choice.card), dice, tell);
      break;
    }
    case 'play':
      work(s, seat, choice.card, tell);
      if (s.game.cards[choice.card]!.mode !== 'ability') begin(s, seat, choice.card, true, dice, tell);
      break;
    case 'recruit':
      recruitFigure(s, choice.figure, choice.at, chartRule(s), tell);
      s.phase = 'recruitment';
      break;
    case 'realign':
      exchange(s, seat, choice.permanent, choice.card);
      s.realigned = true;
      // The old permanent is discarded, not taken up (MM-307).
      discardFromHand(s, seat, choice.permanent);
      tell?.({ type: 'realigned', rule: 'MM-307', seat, permanent: choice.permanent, card: choice.card });
      break;
    case 'discard':
      discardFromHand(s, seat, choice.card);
      tell?.({ type: 'discarded', rule: 'MM-108', seat, card: choice.card });
      break;
    case 'done':
      leave(s, dice, tell);
      break;
  }
}

/** The player has done with the phase: the next one begins. */
function leave(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const seat = s.active;
  switch (s.phase) {
    case 'movement':
      s.moving = -1;
      s.phase = 'allies';
      drawCards(s, seat, 1, dice, tell, 'MM-094');
      if (s.control[seat]! & BIT.city) drawCards(s, seat, 1, dice, tell, 'MM-095');
      break;
    case 'allies':
      recruitRoll(s, dice, tell);
      break;
    case 'recruitment':
      s.phase = 'end';
      break;
    default:
      s.phase = 'discard';
  }
}

/** One by one, as to set a length is slow. */
const empty = (spent: number[]): void => {
  while (spent.length > 0) spent.pop();
};

function endTurn(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  for (let i = s.altered.length - 1; i >= 0; i--) s.terrain[s.altered[i]! >> 2] = s.altered[i]! & 3;
  for (let seat = 0; seat < s.game.players; seat++) {
    endWork(s, seat);
    empty(s.seen[seat]!);
    // A figure in the supply has lost all this when it went there.
    for (let left = s.standing[seat]!; left !== 0; left &= left - 1) {
      const figure = seat * 20 + lowestOf(left);
      s.mp[figure] = 0;
      s.activation[figure] = 0;
      s.charged[figure] = 0;
    }
  }
  empty(s.altered);
  empty(s.used);
  empty(s.entered);
  empty(s.spent);
  empty(s.visited);
  empty(s.fought);
  s.moving = -1;
  s.offer = -1;
  s.owes = false;
  s.roll = 0;
  s.realigned = false;
  if (s.game.house.controlTiming === 'ownTurnOnly') s.control[s.active] = 0;
  reviewLimit(s, tell);
  if (isOver(s)) return;
  const next = nextInOrder(s, s.active);
  if (next < 0) return;
  if (s.order.indexOf(next) <= s.order.indexOf(s.active)) s.round++;
  s.turn++;
  s.active = next;
  beginTurn(s, dice, tell);
}

/** Walks on through everything that needs no decision, until somebody has one or the game is over. */
export function advance(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  while (!isOver(s)) {
    if (!s.alive[s.active]) return endTurn(s, dice, tell);
    // Who fell in the combat after the action, or played his last card, is asked no more (MM-R11, MM-R30).
    if (s.offer >= 0 && s.hand[s.offer]!.length === 0) s.offer = nextOffer(s, s.offer);
    if (isFighting(s) || s.pending.card >= 0 || s.offer >= 0) return;
    switch (s.phase) {
      case 'mark':
        if (hasBareFigure(s, s.active) && countGarrisons(s, s.active) < GARRISONS) return;
        enterMovement(s);
        break;
      case 'recruit':
        if (canRecruit(s)) return;
        s.phase = 'recruitment';
        break;
      case 'discard':
        if (s.hand[s.active]!.length > handLimit(s)) return;
        return endTurn(s, dice, tell);
      case 'movement':
      case 'allies':
      case 'recruitment':
      case 'end':
        // Nobody is asked who can only say that he has done.
        if (canAct(s)) return;
        leave(s, dice, tell);
        break;
      default:
        return;
    }
  }
}
