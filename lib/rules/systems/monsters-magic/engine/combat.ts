import type { Dice } from '../../../kernel/dice';
import type { Seat, Tell } from '../../../kernel/engine';
import type { Action } from './cards';
import { lasts } from './cards';
import { reviewControl, reviewSurvivors } from './control';
import type { MmEvent } from './events';
import { forceFrom, forceOf, sidesOf } from './force';
import type { MmChoice, MmState } from './state';
import { discardFromHand, isHostile, placeFigure, removeFigure } from './units';

export const isFighting = (s: MmState): boolean => s.combat.attacker >= 0;

const chargeOf = (actions: readonly Action[]): number =>
  actions.reduce((sum, action) => (action.kind === 'forceTarget' ? sum + action.value : sum), 0);

/** Opens the combat in the contested space and comes to its first decision (MM-082, MM-R11). */
export function beginCombat(
  s: MmState,
  attacker: number,
  space: number,
  from: number,
  dice: Dice,
  tell?: Tell<MmEvent>,
): void {
  s.combat.attacker = attacker;
  s.combat.space = space;
  s.combat.from = from;
  s.fought.push(attacker);
  beginRound(s, dice, tell);
}

/** A round: the figure that defends, or the garrison after it, with new dice (MM-086, MM-087). */
function beginRound(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const { combat } = s;
  combat.attackRoll = 0;
  combat.defenceRoll = 0;
  combat.turn = 0;
  combat.passes = 0;
  combat.put = [[], []];
  combat.ready = [true, true];
  if (s.game.house.combatCards === 'beforeDiceSecret') {
    combat.ready = sidesOf(s).map((side) => s.hand[side.seat]!.length === 0);
    if (combat.ready.includes(false)) return;
  }
  rollRound(s, dice, tell);
}

function rollRound(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const rolls = [dice.roll(6), dice.roll(6), dice.roll(6), dice.roll(6)] as const;
  s.combat.attackRoll = rolls[0] + rolls[1];
  s.combat.defenceRoll = rolls[2] + rolls[3];
  if (tell) {
    const [attack, defence] = sidesOf(s);
    tell({
      type: 'fought',
      rule: 'MM-087',
      attacker: attack.figure,
      defender: defence.figure,
      at: s.combat.space,
      dice: rolls,
      force: [forceOf(s, attack), forceOf(s, defence)],
    });
  }
  if (s.game.house.combatCards === 'afterDiceAlternate') settle(s, dice, tell);
  else resolve(s, dice, tell);
}

/** Could this side speak? Whoever holds cards is asked, so that being asked tells nothing about them. */
function hasSay(s: MmState, turn: number): boolean {
  const { seat } = sidesOf(s)[turn]!;
  return s.hand[seat]!.length > 0 || (turn === 0 && s.permanents[seat]!.some((card) => mayCharge(s, card)));
}

/** Artificer as a permanent may be used by the attacker in the window (MM-R37). */
const mayCharge = (s: MmState, card: number): boolean =>
  chargeOf(s.game.cards[card]!.pc.actions) !== 0 && !s.used.includes(card);

/** Passes for whoever has no say; two passes in a row close the window (MM-R11). */
function settle(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  while (s.combat.passes < 2) {
    if (hasSay(s, s.combat.turn)) return;
    s.combat.passes++;
    s.combat.turn ^= 1;
  }
  resolve(s, dice, tell);
}

/** Seats that must decide in the open combat. */
export function combatSeats(s: MmState): readonly Seat[] {
  const sides = sidesOf(s);
  if (s.combat.attackRoll > 0) return [sides[s.combat.turn]!.seat];
  return sides.filter((_, i) => !s.combat.ready[i]).map((side) => side.seat);
}

/** Only a card that changes the total of the own fighting unit may be played (MM-R11, MM-R36). */
export function combatChoices(s: MmState, seat: Seat): MmChoice[] {
  const sides = sidesOf(s);
  const turn = s.combat.attackRoll > 0 ? s.combat.turn : sides.findIndex((side) => side.seat === seat);
  const side = sides[turn]!;
  const out: MmChoice[] = [];
  const tells = (card: number): boolean => {
    const { hc } = s.game.cards[card]!;
    return forceFrom(s, hc, side) !== 0 || (turn === 0 && chargeOf(hc.actions) !== 0);
  };
  const type = s.combat.attackRoll > 0 ? 'answer' : 'put';
  for (const card of s.hand[seat]!)
    if (!s.combat.put[turn]!.includes(card) && tells(card)) out.push({ type, card });
  if (type === 'answer' && turn === 0)
    for (const card of s.permanents[seat]!) if (mayCharge(s, card)) out.push({ type: 'use', card });
  out.push({ type: 'pass' });
  return out;
}

/** The card works from now to the end of the turn for all units of its owner (MM-059, MM-089). */
export function work(s: MmState, seat: Seat, card: number, tell?: Tell<MmEvent>): void {
  const { hc, rule } = s.game.cards[card]!;
  discardFromHand(s, seat, card);
  if (lasts(s.game.cards[card]!)) s.lasting[seat]!.push(card);
  const charge = isFighting(s) ? chargeOf(hc.actions) : 0;
  if (charge !== 0) s.charged[s.combat.attacker] = s.charged[s.combat.attacker]! + charge;
  tell?.({ type: 'played', rule, seat, card });
}

export function playInCombat(
  s: MmState,
  seat: Seat,
  choice: MmChoice,
  dice: Dice,
  tell?: Tell<MmEvent>,
): void {
  const { combat } = s;
  if (combat.attackRoll === 0) {
    const side = sidesOf(s).findIndex((one) => one.seat === seat);
    if (choice.type === 'put') combat.put[side]!.push(choice.card);
    else combat.ready[side] = true;
    if (combat.ready.includes(false)) return;
    sidesOf(s).forEach((one, i) => combat.put[i]!.forEach((card) => work(s, one.seat, card, tell)));
    return rollRound(s, dice, tell);
  }
  if (choice.type === 'pass') combat.passes++;
  else {
    combat.passes = 0;
    if (choice.type === 'answer') work(s, seat, choice.card, tell);
    else if (choice.type === 'use') {
      const { pc, rule } = s.game.cards[choice.card]!;
      s.used.push(choice.card);
      s.charged[combat.attacker] = s.charged[combat.attacker]! + chargeOf(pc.actions);
      tell?.({ type: 'used', rule, seat, card: choice.card });
    }
  }
  combat.turn ^= 1;
  settle(s, dice, tell);
}

/** The higher total wins; equal totals destroy both (MM-090 to MM-092). */
function resolve(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const { combat } = s;
  const [attack, defence] = sidesOf(s);
  const totals = [combat.attackRoll + forceOf(s, attack), combat.defenceRoll + forceOf(s, defence)] as const;
  const attackerDies = totals[0] <= totals[1];
  const defenderDies = totals[1] <= totals[0];
  if (defenderDies) {
    if (defence.figure >= 0) removeFigure(s, defence.figure);
    else s.garrison[combat.space] = -1;
  }
  if (attackerDies) {
    removeFigure(s, attack.figure);
    if (s.moving === attack.figure) s.moving = -1;
  }
  tell?.({
    type: 'resolved',
    rule: attackerDies && defenderDies ? 'MM-092' : 'MM-091',
    at: combat.space,
    totals,
    lost: attackerDies ? (defenderDies ? 'both' : 'attacker') : 'defender',
  });
  reviewControl(s, tell);
  reviewSurvivors(s, tell);
  if (s.phase === 'over') return;
  if (!attackerDies && isHostile(s, attack.seat, combat.space)) return beginRound(s, dice, tell);
  combat.attacker = -1;
  if (!attackerDies) {
    placeFigure(s, attack.figure, combat.space);
    reviewControl(s, tell);
  }
}
