import type { Dice } from '../../../kernel/dice';
import type { Seat, Tell } from '../../../kernel/engine';
import { begin, canDo } from './actions';
import { exchange, recruitFigure } from './doings';
import { lasts } from './cards';
import { isFighting, work } from './combat';
import { BIT, declare, reviewBeginning, reviewControl, reviewLimit } from './control';
import type { MmEvent } from './events';
import { addSteps, addSummons, hasStep, mustGoOn, step, summon } from './move';
import { typeOf, type MmChoice, type MmState, type Phase } from './state';
import { berths, countGarrisons, discardFromHand, drawCards, freshMp, GARRISONS, spareFigure } from './units';

export const isOver = (s: MmState): boolean => s.phase === 'over';

/** Own figures without an own garrison beside them (MM-076). */
const unmarked = (s: MmState): number[] => {
  const out: number[] = [];
  for (let figure = s.active * 20; figure < s.active * 20 + 20; figure++) {
    const space = s.at[figure]!;
    if (space >= 0 && s.garrison[space]! < 0) out.push(space);
  }
  return out;
};

function mark(s: MmState, space: number, tell?: Tell<MmEvent>): void {
  s.garrison[space] = s.active;
  tell?.({ type: 'marked', rule: 'MM-076', seat: s.active, at: space });
}

/** Starts the turn of the active seat: victory, declaration, markers (MM-R05, MM-072, MM-076). */
export function beginTurn(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const seat = s.active;
  tell?.({ type: 'turnBegan', rule: 'MM-070', seat, turn: s.turn, round: s.round });
  reviewBeginning(s, seat, tell);
  if (isOver(s)) return;
  declare(s, seat, tell);
  s.phase = 'mark';
  const bare = unmarked(s);
  // With markers for all it is done at once (MM-R43); short of them the player says where (MM-R20).
  if (bare.length <= GARRISONS - countGarrisons(s, seat)) for (const space of bare) mark(s, space, tell);
  advance(s, dice, tell);
}

function enterMovement(s: MmState): void {
  s.phase = 'movement';
  for (let figure = s.active * 20; figure < s.active * 20 + 20; figure++)
    if (s.at[figure]! >= 0) s.mp[figure] = freshMp(s, figure);
}

const isWindow = (phase: Phase): boolean =>
  phase === 'movement' || phase === 'allies' || phase === 'recruitment' || phase === 'end';

/** A permanent that may act repeatedly: the Altar by MM-R12; others once a turn, so that a turn ends. */
function isSpent(s: MmState, card: number): boolean {
  if (!s.used.includes(card)) return false;
  const { mode, pc, hc } = s.game.cards[card]!;
  const sacrifices = [...pc.actions, ...hc.actions].some(({ kind }) => kind === 'sacrificeFigureToDraw');
  return mode !== 'ability' || !sacrifices || s.game.house.altarLimit === 'oncePerTurn';
}

/** Cards that the active player may use or play in the main window (MM-058, MM-R11, MM-R12). */
function addCards(s: MmState, out: MmChoice[]): void {
  const seat = s.active;
  const { cards } = s.game;
  for (const card of s.permanents[seat]!) {
    const { actions } = cards[card]!.pc;
    if (actions.length > 0 && !isSpent(s, card) && actions.some((action) => canDo(s, seat, action)))
      out.push({ type: 'use', card });
  }
  for (const card of s.lasting[seat]!) {
    const { mode, hc } = cards[card]!;
    if (mode === 'ability' && !isSpent(s, card) && hc.actions.some((action) => canDo(s, seat, action)))
      out.push({ type: 'use', card });
  }
  for (const card of s.hand[seat]!) {
    const one = cards[card]!;
    // What lasts to the end of the turn does something only while there is movement left.
    if (
      (s.phase === 'movement' && lasts(one)) ||
      one.hc.actions.some((action) => canDo(s, seat, action, card))
    )
      out.push({ type: 'play', card });
  }
}

/** What the roll brings, by figure type; −1 nothing, 4 any type (MM-098 to MM-103). */
const chart = [-1, -1, 3, 1, 0, 2, 4, 4] as const;

function addRecruits(s: MmState, out: MmChoice[]): void {
  const type = chart[s.roll] ?? -1;
  for (const one of type === 4 ? [0, 1, 2, 3] : [type]) {
    const figure = one < 0 ? -1 : spareFigure(s, s.active, one);
    if (figure >= 0) for (const at of berths(s, s.active)) out.push({ type: 'recruit', figure, at });
  }
}

const handLimit = (s: MmState): number =>
  s.permanents[s.active]!.reduce((sum, card) => sum + s.game.cards[card]!.pc.handSize, s.game.house.handMax);

/** What the active player may do in the phase, with no combat and no card open. */
export function turnChoices(s: MmState): MmChoice[] {
  const out: MmChoice[] = [];
  const seat = s.active;
  if (s.phase === 'mark') for (const at of unmarked(s)) out.push({ type: 'mark', at });
  else if (s.phase === 'recruit') addRecruits(s, out);
  else if (s.phase === 'discard') for (const card of s.hand[seat]!) out.push({ type: 'discard', card });
  else {
    if (s.phase === 'movement') {
      addSteps(s, out);
      if (mustGoOn(s)) return out;
      addSummons(s, out);
    }
    addCards(s, out);
    // MM-307, MM-R42: once, before the discard.
    if (s.phase === 'end' && s.game.house.realignment && !s.realigned)
      for (const permanent of s.permanents[seat]!)
        for (const card of s.hand[seat]!) out.push({ type: 'realign', permanent, card });
    out.push({ type: 'done' });
  }
  return out;
}

/** `anyTime`: what another seat may play between two actions: lasting cards for combat (MM-R11). */
export const offerChoices = (s: MmState): MmChoice[] => [
  ...s.hand[s.offer]!.filter((card) => s.game.cards[card]!.hc.force.length > 0).map((card): MmChoice => ({
    type: 'play',
    card,
  })),
  { type: 'pass' },
];

const afterInOrder = (s: MmState, seat: Seat): Seat[] => {
  const at = s.order.indexOf(seat);
  return [...s.order.slice(at + 1), ...s.order.slice(0, at)].filter((other) => s.alive[other]);
};

/** The next seat, after this one, that holds cards and is not the active one. */
function nextOffer(s: MmState, after: Seat): Seat {
  for (const other of afterInOrder(s, after)) {
    if (other === s.active) return -1;
    if (s.hand[other]!.length > 0) return other;
  }
  return -1;
}

export function playOffer(s: MmState, choice: MmChoice, tell?: Tell<MmEvent>): void {
  if (choice.type === 'play') work(s, s.offer, choice.card, tell);
  else s.offer = nextOffer(s, s.offer);
}

/** The choices of a player in his own turn. */
export type TurnChoice = Extract<
  MmChoice,
  { type: 'mark' | 'step' | 'summon' | 'use' | 'play' | 'recruit' | 'realign' | 'discard' | 'done' }
>;

/** A choice of the active player in his phase. */
export function playTurn(s: MmState, choice: TurnChoice, dice: Dice, tell?: Tell<MmEvent>): void {
  const seat = s.active;
  switch (choice.type) {
    case 'mark':
      mark(s, choice.at, tell);
      break;
    case 'step':
      step(s, choice.figure, choice.to, dice, tell);
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
    case 'play': {
      const { hc } = s.game.cards[choice.card]!;
      const before = s.lasting[seat]!.length;
      work(s, seat, choice.card, tell);
      if (s.lasting[seat]!.length > before) quicken(s, hc.mp);
      if (s.game.cards[choice.card]!.mode !== 'ability') begin(s, seat, choice.card, true, dice, tell);
      break;
    }
    case 'recruit':
      recruitFigure(s, choice.figure, choice.at, 'MM-107', tell);
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
  if (
    s.phase !== 'over' &&
    choice.type !== 'done' &&
    s.game.house.handTiming === 'anyTime' &&
    isWindow(s.phase)
  )
    s.offer = nextOffer(s, seat);
}

/** Move points from a card played in mid-turn reach figures that have not ended their activation (MM-R39). */
function quicken(s: MmState, mp: readonly number[]): void {
  for (let figure = s.active * 20; figure < s.active * 20 + 20; figure++)
    if (s.at[figure]! >= 0 && s.activation[figure] !== 2) s.mp[figure] = s.mp[figure]! + mp[typeOf(figure)]!;
}

/** The player has done with the phase: the next one begins. */
function leave(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const seat = s.active;
  switch (s.phase) {
    case 'movement':
      s.moving = -1;
      s.phase = 'allies';
      drawCards(s, seat, s.control[seat]! & BIT.city ? 2 : 1, dice, tell);
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

/** MM-096 to MM-104, MM-R35: villages add one; a result of 1 is a card, the others a figure. */
function recruitRoll(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const seat = s.active;
  const die = dice.roll(6);
  s.roll = die + (s.control[seat]! & BIT.village ? 1 : 0);
  s.phase = 'recruit';
  tell?.({ type: 'recruitRoll', rule: 'MM-096', seat, die, result: s.roll });
  if (s.roll === 1) drawCards(s, seat, 1, dice, tell);
}

function endTurn(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  for (const altered of s.altered.reverse()) s.terrain[altered >> 2] = altered & 3;
  s.altered = [];
  s.lasting = s.lasting.map(() => []);
  s.seen = s.seen.map(() => []);
  s.used = [];
  s.entered = [];
  s.visited = [];
  s.fought = [];
  s.moving = -1;
  s.owes = false;
  s.roll = 0;
  s.realigned = false;
  s.mp.fill(0);
  s.activation.fill(0);
  s.charged.fill(0);
  if (s.game.house.controlTiming === 'ownTurnOnly') s.control[s.active] = 0;
  reviewLimit(s, tell);
  if (isOver(s)) return;
  const [next] = afterInOrder(s, s.active);
  if (next === undefined) return;
  if (s.order.indexOf(next) <= s.order.indexOf(s.active)) s.round++;
  s.turn++;
  s.active = next;
  beginTurn(s, dice, tell);
}

/** Walks on through everything that needs no decision, until somebody has one or the game is over. */
export function advance(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  while (!isOver(s)) {
    if (!s.alive[s.active]) return endTurn(s, dice, tell);
    if (isFighting(s) || s.pending.card >= 0 || s.offer >= 0) return;
    switch (s.phase) {
      case 'mark':
        if (unmarked(s).length > 0 && countGarrisons(s, s.active) < GARRISONS) return;
        reviewControl(s, tell);
        enterMovement(s);
        break;
      case 'recruit': {
        const options: MmChoice[] = [];
        addRecruits(s, options);
        if (options.length > 0) return;
        s.phase = 'recruitment';
        break;
      }
      case 'discard':
        if (s.hand[s.active]!.length > handLimit(s)) return;
        return endTurn(s, dice, tell);
      case 'movement':
      case 'allies':
      case 'recruitment':
      case 'end':
        // Nobody is asked who can only say that he has done.
        if ((s.phase === 'movement' && hasStep(s)) || turnChoices(s)[0]?.type !== 'done') return;
        leave(s, dice, tell);
        break;
      default:
        return;
    }
  }
}
