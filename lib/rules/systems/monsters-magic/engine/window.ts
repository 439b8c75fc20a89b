import type { Dice } from '../../../kernel/game/dice';
import { canDoAny } from './actions';
import { countOf, lowestOf, nthOf } from './bits';
import { neighbours } from './board';
import { TRAIT, type Uses } from './cards';
import { discardOf, DONE, markAt, playOf, stepTo, useOf } from './choices';
import {
  addSteps,
  addSummons,
  countSummons,
  hasStep,
  mayStep,
  mustGoOn,
  NO_PULLS,
  pulls,
  readyFigures,
  summonsBy,
} from './move';
import { addRecruits, pickRecruit } from './recruit';
import { hasPower } from './row';
import type { MmChoice, MmState, Phase } from './state';
import { isRecruiting } from './targets';
import { hasFigures } from './units';

/** Own figures without an own garrison beside them (MM-076). */
export const unmarked = (s: MmState): number[] => {
  const out: number[] = [];
  for (let left = s.standing[s.active]!; left !== 0; left &= left - 1) {
    const space = s.at[s.active * 20 + lowestOf(left)]!;
    if (s.garrison[space]! < 0) out.push(space);
  }
  return out;
};

/** Phases in which the active player may use and play cards. */
export const isWindow = (phase: Phase): boolean =>
  phase === 'movement' || phase === 'allies' || phase === 'recruitment' || phase === 'end';

/** Once a turn, but for the Altar by MM-R12: others may not repeat, so that a turn ends. */
export const isSpent = (s: MmState, card: number, { repeats }: Uses): boolean =>
  s.used.includes(card) && (!repeats || s.game.house.altarLimit === 'oncePerTurn');

/** Could one of the card's actions be done, with so many cards left in the hand by then? Again only with a figure to sacrifice. */
function mayUse(s: MmState, card: number, uses: Uses, held: number): boolean {
  if (s.used.length > 0 && s.used.includes(card) && (isSpent(s, card, uses) || !hasFigures(s, s.active)))
    return false;
  return canDoAny(s, s.active, uses.actions, held);
}

/** May the permanent be used now, with so many cards in the hand? */
const mayUsePermanent = (s: MmState, card: number, held: number): boolean =>
  (s.game.traits[card]! & TRAIT.uses) !== 0 && mayUse(s, card, s.game.cards[card]!.pc, held);

/** May a card from the hand that is at work be used? */
const mayUseLasting = (s: MmState, card: number, held: number): boolean =>
  (s.game.traits[card]! & TRAIT.hcUses) !== 0 && mayUse(s, card, s.game.cards[card]!.hc, held);

const recruits = ({ actions }: Uses): boolean => actions.some(({ kind }) => kind === 'recruit');

/**
 * May a card of the hand be played in the main window? What lasts to the end of the turn does something only while there is
 * movement left, but for a hand size or a limit of figures.
 */
function mayPlay(s: MmState, card: number, held: number): boolean {
  const lasts = s.phase === 'movement' ? TRAIT.lasts : TRAIT.hcStays;
  const trait = s.game.traits[card]!;
  if ((trait & TRAIT.main) === 0 || (trait & (lasts | TRAIT.plays)) === 0) return false;
  if (!isRecruiting(s) && recruits(s.game.cards[card]!.hc)) return false;
  return (trait & lasts) !== 0 || canDoAny(s, s.active, s.game.cards[card]!.hc.actions, held - 1);
}

/** Cards that the active player may use or play in the main window (MM-058, MM-R11, MM-R12), or whether there is any. */
function eachCard(s: MmState, out: MmChoice[] | undefined): boolean {
  const permanents = s.permanents[s.active]!;
  const lasting = s.lasting[s.active]!;
  const hand = s.hand[s.active]!;
  const held = hand.length;
  if (hasPower(s, s.active, TRAIT.uses))
    for (let i = 0; i < permanents.length; i++)
      if (mayUsePermanent(s, permanents[i]!, held)) {
        if (!out) return true;
        out.push(useOf(permanents[i]!));
      }
  if (hasPower(s, s.active, TRAIT.hcUses))
    for (let i = 0; i < lasting.length; i++)
      if (mayUseLasting(s, lasting[i]!, held)) {
        if (!out) return true;
        out.push(useOf(lasting[i]!));
      }
  for (let i = 0; i < held; i++)
    if (mayPlay(s, hand[i]!, held)) {
      if (!out) return true;
      out.push(playOf(hand[i]!));
    }
  return false;
}

/** MM-307, MM-R42: once, before the discard. */
const mayRealign = (s: MmState): boolean => s.phase === 'end' && s.game.house.realignment && !s.realigned;

function hasSummons(s: MmState): boolean {
  const out: MmChoice[] = [];
  addSummons(s, out);
  return out.length > 0;
}

/** Can the active player do anything in his window but say that he has done? */
export function canAct(s: MmState): boolean {
  if (s.phase === 'movement' && (hasStep(s) || mustGoOn(s) || hasSummons(s))) return true;
  if (mayRealign(s) && s.hand[s.active]!.length > 0 && s.permanents[s.active]!.length > 0) return true;
  return eachCard(s, undefined);
}

/** Cards that the active player may keep (MM-108, MM-R44); a custom card may take more than there is, and an empty hand is enough. */
export function handLimit(s: MmState): number {
  const { cards, house } = s.game;
  let limit = house.handMax;
  for (const card of s.permanents[s.active]!) limit += cards[card]!.pc.handSize;
  for (const card of s.lasting[s.active]!) limit += cards[card]!.hc.handSize;
  return Math.max(0, limit);
}

/** What the active player may do in the phase, with no combat and no card open. */
export function turnChoices(s: MmState): MmChoice[] {
  const out: MmChoice[] = [];
  const seat = s.active;
  if (s.phase === 'mark') for (const at of unmarked(s)) out.push(markAt(at));
  else if (s.phase === 'recruit') addRecruits(s, out);
  else if (s.phase === 'discard') for (const card of s.hand[seat]!) out.push(discardOf(card));
  else {
    if (s.phase === 'movement') {
      addSteps(s, out);
      if (mustGoOn(s)) return out;
      addSummons(s, out);
    }
    eachCard(s, out);
    if (mayRealign(s))
      for (const permanent of s.permanents[seat]!)
        for (const card of s.hand[seat]!) out.push({ type: 'realign', permanent, card });
    out.push(DONE);
  }
  return out;
}

/**
 * One of `turnChoices`, each as likely: every direction of every figure that has not ended, every summons, every card and the
 * end has a number, and where nothing is to be done by it another is tried.
 */
export function pickTurn(s: MmState, dice: Dice): MmChoice {
  if (s.phase === 'recruit') return pickRecruit(s, dice);
  const isMovement = s.phase === 'movement';
  if (!isWindow(s.phase) || (isMovement && mustGoOn(s)) || mayRealign(s)) return dice.pick(turnChoices(s));
  const first = s.active * 20;
  const figures = isMovement ? readyFigures(s) : 0;
  const rows = isMovement ? pulls(s) : NO_PULLS;
  const permanents = hasPower(s, s.active, TRAIT.uses) ? s.permanents[s.active]! : NO_CARDS;
  const lasting = hasPower(s, s.active, TRAIT.hcUses) ? s.lasting[s.active]! : NO_CARDS;
  const hand = s.hand[s.active]!;
  const held = hand.length;
  const steps = 8 * countOf(figures);
  const uses = steps + permanents.length;
  const works = uses + lasting.length;
  const plays = works + held;
  const summons = plays + (rows.length === 0 ? 0 : countSummons(s, rows));
  for (;;) {
    const n = dice.below(summons + 1);
    if (n < steps) {
      const figure = first + nthOf(figures, n >> 3);
      const to = neighbours[s.at[figure]!]![n & 7];
      if (to !== undefined && mayStep(s, figure, to)) return stepTo(figure, to);
    } else if (n < uses) {
      if (mayUsePermanent(s, permanents[n - steps]!, held)) return useOf(permanents[n - steps]!);
    } else if (n < works) {
      if (mayUseLasting(s, lasting[n - uses]!, held)) return useOf(lasting[n - uses]!);
    } else if (n < plays) {
      if (mayPlay(s, hand[n - works]!, held)) return playOf(hand[n - works]!);
    } else if (n < summons) {
      const found = summonsBy(s, rows, n - plays);
      if (found) return found;
    } else return DONE;
  }
}
const NO_CARDS: readonly number[] = [];
