import { canDoAny } from './actions';
import type { Action } from './cards';
import { discardOf, DONE, markAt, playOf, useOf } from './choices';
import { addSteps, addSummons, hasStep, mustGoOn } from './move';
import { addRecruits } from './recruit';
import type { MmChoice, MmState, Phase } from './state';

/** Own figures without an own garrison beside them (MM-076). */
export const unmarked = (s: MmState): number[] => {
  const out: number[] = [];
  for (let figure = s.active * 20; figure < s.active * 20 + 20; figure++) {
    const space = s.at[figure]!;
    if (space >= 0 && s.garrison[space]! < 0) out.push(space);
  }
  return out;
};

/** Phases in which the active player may use and play cards. */
export const isWindow = (phase: Phase): boolean =>
  phase === 'movement' || phase === 'allies' || phase === 'recruitment' || phase === 'end';

/** Once a turn, but for the Altar by MM-R12: others may not repeat, so that a turn ends. */
const isSpent = (s: MmState, card: number): boolean =>
  s.used.includes(card) && (!s.game.cards[card]!.repeats || s.game.house.altarLimit === 'oncePerTurn');

/** May the active player use the permanent, or the repeatable card that he played? */
const mayUse = (s: MmState, card: number, actions: readonly Action[]): boolean =>
  actions.length > 0 && !isSpent(s, card) && canDoAny(s, s.active, actions, s.hand[s.active]!.length);

const mayUseLasting = (s: MmState, card: number): boolean => {
  const { mode, hc } = s.game.cards[card]!;
  return mode === 'ability' && mayUse(s, card, hc.actions);
};

/** What lasts to the end of the turn does something only while there is movement left. */
function mayPlay(s: MmState, card: number): boolean {
  const { lasts, hc } = s.game.cards[card]!;
  if (lasts && s.phase === 'movement') return true;
  return hc.actions.length > 0 && canDoAny(s, s.active, hc.actions, s.hand[s.active]!.length - 1);
}

/** Cards that the active player may use or play in the main window (MM-058, MM-R11, MM-R12). */
function addCards(s: MmState, out: MmChoice[]): void {
  const { cards } = s.game;
  const permanents = s.permanents[s.active]!;
  const lasting = s.lasting[s.active]!;
  const hand = s.hand[s.active]!;
  for (let i = 0; i < permanents.length; i++)
    if (mayUse(s, permanents[i]!, cards[permanents[i]!]!.pc.actions)) out.push(useOf(permanents[i]!));
  for (let i = 0; i < lasting.length; i++) if (mayUseLasting(s, lasting[i]!)) out.push(useOf(lasting[i]!));
  for (let i = 0; i < hand.length; i++) if (mayPlay(s, hand[i]!)) out.push(playOf(hand[i]!));
}

/** Is there any such card? */
const hasCard = (s: MmState): boolean =>
  s.hand[s.active]!.some((card) => mayPlay(s, card)) ||
  s.permanents[s.active]!.some((card) => mayUse(s, card, s.game.cards[card]!.pc.actions)) ||
  s.lasting[s.active]!.some((card) => mayUseLasting(s, card));

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
  return hasCard(s);
}

export const handLimit = (s: MmState): number =>
  s.permanents[s.active]!.reduce((sum, card) => sum + s.game.cards[card]!.pc.handSize, s.game.house.handMax);

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
    addCards(s, out);
    if (mayRealign(s))
      for (const permanent of s.permanents[seat]!)
        for (const card of s.hand[seat]!) out.push({ type: 'realign', permanent, card });
    out.push(DONE);
  }
  return out;
}
