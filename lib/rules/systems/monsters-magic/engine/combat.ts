import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { ALONE } from '../../../kernel/game/seats';
import { playsInCombat, TRAIT } from './cards';
import { answerWith, PASS, putDown, useOf } from './choices';
import { reviewAttacker, reviewControl, reviewSurvivors } from './control';
import type { MmEvent } from './events';
import { forceIn, forceOf, forceOfCard, sideBits, sidesOf } from './force';
import { putToWork } from './row';
import { GARRISON, seatOf, typeOf, type MmChoice, type MmState } from './state';
import { discardFromHand, isHostile, placeFigure, quicken, removeFigure, removeGarrison } from './units';

export const isFighting = (s: MmState): boolean => s.combat.attacker >= 0;

/** Whose unit attacks (turn 0) or defends (1) in the round that is being fought. */
function fighterSeat(s: MmState, turn: number): Seat {
  const { attacker, space } = s.combat;
  if (turn === 0) return seatOf(attacker);
  const figure = s.figureOn[space]!;
  return figure >= 0 ? seatOf(figure) : s.garrison[space]!;
}

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
  reviewAttacker(s, seatOf(attacker), space, tell);
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
  if (s.game.house.combatCards === 'beforeDiceSecret') {
    combat.ready = [0, 1].map((turn) => !hasSay(s, turn));
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
  const seat = fighterSeat(s, turn);
  if (s.hand[seat]!.length > 0) return true;
  if (turn === 1) return false;
  const permanents = s.permanents[seat]!;
  for (let i = 0; i < permanents.length; i++) if (mayCharge(s, permanents[i]!)) return true;
  return false;
}

/** Artificer as a permanent may be used by the attacker in the window, before the dice or after them (MM-R37). */
const mayCharge = (s: MmState, card: number): boolean =>
  s.game.cards[card]!.pc.charge !== 0 && !s.used.includes(card);

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
  const { attackRoll, turn, ready } = s.combat;
  if (attackRoll > 0) return ALONE[fighterSeat(s, turn)]!;
  return [0, 1].filter((side) => !ready[side]).map((side) => fighterSeat(s, side));
}

/** Only a card that changes the total of the own fighting unit may be played (MM-R11, MM-R36). */
export function combatChoices(s: MmState, seat: Seat): MmChoice[] {
  const { attackRoll, space, from, put } = s.combat;
  const { cards } = s.game;
  const isOpen = attackRoll > 0;
  const turn = fighterSeat(s, 0) === seat ? 0 : 1;
  const side = sidesOf(s)[turn]!;
  const bits = sideBits(s, side.type, side.role, side.foe, space, from);
  const hand = s.hand[seat]!;
  const out: MmChoice[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const { hc } = cards[card]!;
    if (!playsInCombat(cards[card]!, turn)) continue;
    // Drawn again while it is still at work it would add nothing: one card counts once (ledger chapter 3.2).
    const adds = s.lasting[seat]!.includes(card) ? 0 : forceOfCard(s, hc, seat, bits, space);
    const changes = adds + (turn === 0 ? hc.charge : 0);
    if (changes !== 0 && !put[turn]!.includes(card)) out.push(isOpen ? answerWith(card) : putDown(card));
  }
  if (turn === 0) for (const card of s.permanents[seat]!) if (mayCharge(s, card)) out.push(useOf(card));
  out.push(PASS);
  return out;
}

/** The card works from now to the end of the turn for all units of its owner (MM-059, MM-089), with its move points (MM-R39). */
export function work(s: MmState, seat: Seat, card: number, tell?: Tell<MmEvent>): void {
  const { hc, rule, lasts } = s.game.cards[card]!;
  discardFromHand(s, seat, card);
  // Drawn and played again in the same turn it is still one card (ledger chapter 3.2).
  if (lasts && !s.lasting[seat]!.includes(card)) {
    putToWork(s, seat, card);
    if (seat === s.active && s.game.traits[card]! & TRAIT.hcMp) quicken(s, seat, hc.mp, card);
  }
  // It is the attacker who charges his figure (MM-R37).
  if (isFighting(s) && seat === seatOf(s.combat.attacker)) charge(s, hc.charge);
  tell?.({ type: 'played', rule, seat, card });
}

function charge(s: MmState, force: number): void {
  if (force !== 0) s.charged[s.combat.attacker] = s.charged[s.combat.attacker]! + force;
}

/** A permanent lies open, so that its use is seen at once even where cards from the hand are put face down. */
function chargeBy(s: MmState, seat: Seat, card: number, tell?: Tell<MmEvent>): void {
  const { pc, rule } = s.game.cards[card]!;
  s.used.push(card);
  charge(s, pc.charge);
  tell?.({ type: 'used', rule, seat, card });
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
    const side = fighterSeat(s, 0) === seat ? 0 : 1;
    if (choice.type === 'put') combat.put[side]!.push(choice.card);
    else if (choice.type === 'use') chargeBy(s, seat, choice.card, tell);
    else combat.ready[side] = true;
    if (combat.ready.includes(false)) return;
    sidesOf(s).forEach((one, i) => combat.put[i]!.forEach((card) => work(s, one.seat, card, tell)));
    return rollRound(s, dice, tell);
  }
  if (choice.type === 'pass') combat.passes++;
  else {
    combat.passes = 0;
    if (choice.type === 'answer') work(s, seat, choice.card, tell);
    else if (choice.type === 'use') chargeBy(s, seat, choice.card, tell);
  }
  combat.turn ^= 1;
  settle(s, dice, tell);
}

/** The higher total wins; equal totals destroy both (MM-090 to MM-092). */
function resolve(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const { combat } = s;
  const { attacker, space, from } = combat;
  const seat = seatOf(attacker);
  const figure = s.figureOn[space]!;
  const foe = figure >= 0 ? typeOf(figure) : GARRISON;
  const attack = combat.attackRoll + forceIn(s, seat, attacker, 1, foe, space, from);
  const defence =
    combat.defenceRoll + forceIn(s, fighterSeat(s, 1), figure, 2, typeOf(attacker), space, from);
  const attackerDies = attack <= defence;
  const defenderDies = defence <= attack;
  if (defenderDies) {
    if (figure >= 0) removeFigure(s, figure);
    else removeGarrison(s, space);
  }
  if (attackerDies) {
    removeFigure(s, attacker);
    if (s.moving === attacker) s.moving = -1;
  }
  tell?.({
    type: 'resolved',
    rule: attackerDies && defenderDies ? 'MM-092' : 'MM-091',
    attacker,
    defender: figure,
    at: space,
    totals: [attack, defence],
    lost: attackerDies ? (defenderDies ? 'both' : 'attacker') : 'defender',
  });
  // A garrison behind the figure still holds the space.
  if (!attackerDies && isHostile(s, seat, space)) return beginRound(s, dice, tell);
  combat.attacker = -1;
  // Who wins stands there at once, as `reviewAttacker` has counted him: a structure won for one left is never one too few.
  if (!attackerDies) placeFigure(s, attacker, space);
  reviewControl(s, tell);
  reviewSurvivors(s, tell);
}
