import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import type { Action } from './cards';
import { ENOUGH, pickOf } from './choices';
import { doings, type Doing } from './doings';
import type { MmEvent } from './events';
import type { MmChoice, MmState } from './state';
import { drawCards } from './units';

const doingOf = (action: Action): Doing<Action> => doings[action.kind] as Doing<Action>;

/** Could the action be done, with so many cards left in the hand by then? */
export const canDo = (s: MmState, seat: Seat, action: Action, held: number): boolean =>
  doingOf(action).can(s, seat, action, held);

/** Could any of them? */
export function canDoAny(s: MmState, seat: Seat, actions: readonly Action[], held: number): boolean {
  for (let i = 0; i < actions.length; i++) if (canDo(s, seat, actions[i]!, held)) return true;
  return false;
}

/** What may be picked for the action now. */
export const picksFor = (s: MmState, seat: Seat, action: Action, chosen: number): readonly number[] =>
  doingOf(action).picks(s, seat, action, chosen);

const actionsOf = (s: MmState): readonly Action[] => {
  const card = s.game.cards[s.pending.card]!;
  return s.pending.hand ? card.hc.actions : card.pc.actions;
};

/** How often one use does it: a custom card may bring two figures, or lay down two garrisons (chapter 4.3). */
const timesOf = (action: Action): number =>
  action.kind === 'recruit' || action.kind === 'placeGarrison' || action.kind === 'swapPermanentWithHand'
    ? action.value
    : 1;

/** Goes on to the next action of the card that can be done; ends with none. A draw needs no pick. */
function proceed(s: MmState, seat: Seat, act: number, dice: Dice, tell?: Tell<MmEvent>): void {
  const { pending } = s;
  const actions = actionsOf(s);
  // Who has given up his last unit is out, and does no more (MM-R30).
  for (; act < actions.length && s.phase !== 'over' && s.alive[seat]; act++) {
    const action = actions[act]!;
    if (!canDo(s, seat, action, s.hand[seat]!.length)) continue;
    if (action.kind === 'draw') doings.draw.done(s, seat, action, seat, -1, dice, tell);
    else {
      pending.act = act;
      pending.first = -1;
      pending.done = 0;
      return;
    }
  }
  pending.card = -1;
}

/** Begins to carry out a card's actions, from the hand or as a permanent. */
export function begin(
  s: MmState,
  seat: Seat,
  card: number,
  hand: boolean,
  dice: Dice,
  tell?: Tell<MmEvent>,
): void {
  s.pending.card = card;
  s.pending.hand = hand;
  proceed(s, seat, 0, dice, tell);
}

/** May the Alchemist leave it at what he has laid down (MM-R22)? */
const isEnough = (s: MmState, { kind }: Action): boolean => kind === 'discardXDrawX' && s.pending.done > 0;

export function pendingChoices(s: MmState): MmChoice[] {
  const action = actionsOf(s)[s.pending.act]!;
  const picks = picksFor(s, s.active, action, s.pending.first);
  const out: MmChoice[] = [];
  for (let i = 0; i < picks.length; i++) out.push(pickOf(picks[i]!));
  if (isEnough(s, action)) out.push(ENOUGH);
  return out;
}

/** One of those, each as likely. */
export function pickPending(s: MmState, dice: Dice): MmChoice {
  const action = actionsOf(s)[s.pending.act]!;
  const picks = picksFor(s, s.active, action, s.pending.first);
  const n = dice.below(picks.length + (isEnough(s, action) ? 1 : 0));
  return n < picks.length ? pickOf(picks[n]!) : ENOUGH;
}

export function pick(s: MmState, choice: MmChoice, dice: Dice, tell?: Tell<MmEvent>): void {
  const seat = s.active;
  const action = actionsOf(s)[s.pending.act]!;
  if (choice.type === 'enough') {
    drawCards(s, seat, s.pending.done, dice, tell, 'MM-R22');
    return proceed(s, seat, s.pending.act + 1, dice, tell);
  }
  if (choice.type !== 'pick') return;
  const { card, first } = s.pending;
  const more = doingOf(action).done(s, seat, action, choice.what, first, dice, tell);
  if (more) {
    // The Alchemist counts; everything else waits for its second choice.
    if (action.kind !== 'discardXDrawX') s.pending.first = choice.what;
    return;
  }
  tell?.({
    type: 'effect',
    rule: s.game.cards[card]!.rule,
    seat,
    kind: action.kind,
    what: choice.what,
    first,
  });
  if (++s.pending.done < timesOf(action) && canDo(s, seat, action, s.hand[seat]!.length)) {
    s.pending.first = -1;
    return;
  }
  proceed(s, seat, s.pending.act + 1, dice, tell);
}
