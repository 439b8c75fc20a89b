import type { Seat } from '../../../kernel/game/engine';
import type { Action } from '../engine/cards';
import { neighbours } from '../engine/board';
import { CITY, seatOf, TEMPLE, TOWN, typeOf, type MmState } from '../engine/state';
import { capOf, countFigures } from '../engine/units';
import { handWorth, permanentWorth, typeWorth } from './card-worth';
import { inFrame, type Survey } from './survey';

/** Own figures that may still move this turn, and have somewhere to go. */
const movers = (s: MmState, seat: Seat, type: number): number => {
  let n = 0;
  const first = seat * 20 + (type < 0 ? 0 : type * 5);
  for (let figure = first; figure < first + (type < 0 ? 20 : 5); figure++)
    if (s.at[figure]! >= 0 && s.activation[figure] !== 2) n++;
  return n;
};

const best = (cards: readonly number[], worth: (card: number) => number): number => {
  let most = -Infinity;
  for (const card of cards) if (card >= 0) most = Math.max(most, worth(card));
  return most;
};

/** How much better the best hand card would lie as a permanent than the weakest that lies there. */
const exchangeGain = (s: MmState, seat: Seat): number =>
  best(s.hand[seat]!, (card) => permanentWorth(s.game, card)) +
  best(s.permanents[seat]!, (card) => -permanentWorth(s.game, card));

/** Below this a hand card may as well be another one. */
const POOR = 0.5;

function scoreAction(s: MmState, seat: Seat, action: Action): number {
  switch (action.kind) {
    case 'recruit':
    case 'draw':
      return 8;
    case 'placeGarrison':
      return 7;
    case 'mpTarget':
      return s.phase === 'movement' && movers(s, seat, -1) > 0 ? 1 : -1;
    case 'swapPermanentWithHand':
      return exchangeGain(s, seat) - 0.3;
    case 'discardXDrawX':
      return s.hand[seat]!.some((card) => card >= 0 && handWorth(s.game, card) < POOR) ? 0.5 : -1;
    case 'changeFigureType':
      return bestChange(s, seat) - 0.3;
    case 'lookAtHand':
      return 0.05;
    case 'swapHands':
      return best(s.hand[seat]!, (card) => handWorth(s.game, card)) < POOR ? 0.3 : -1;
    case 'forceTarget':
      // It waits for the fight, but where no card is played there (MM-R11, MM-R37).
      return s.game.house.combatCards === 'off' && movers(s, seat, -1) > 0 ? 0.5 : -1;
    case 'sacrificeFigureToDraw':
    case 'swapTwoOwnUnits':
    case 'setTerrain':
      return -1;
  }
}

/** Gain in worth of the best change of a figure's type (MM-261). */
function bestChange(s: MmState, seat: Seat): number {
  let most = -1;
  for (let from = 0; from < 4; from++) {
    if (countFigures(s, seat, from) === 0) continue;
    for (let to = 0; to < 4; to++)
      if (to !== from && countFigures(s, seat, to) < capOf(s, seat, to))
        most = Math.max(most, typeWorth(s, seat, to) - typeWorth(s, seat, from));
  }
  return most;
}

/** A card of the main window, as a permanent or out of the hand. */
export function scoreCard(s: MmState, seat: Seat, card: number, fromHand: boolean): number {
  const { pc, hc } = s.game.cards[card]!;
  const uses = fromHand ? hc : pc;
  let worth = -0.3;
  for (const action of uses.actions) worth = Math.max(worth, scoreAction(s, seat, action));
  if (!fromHand) return worth;
  // A hand card is spent, and lasting Force waits for the fight that needs it.
  if (worth < 1) worth -= 0.6 * handWorth(s.game, card);
  if (s.phase !== 'movement') return worth;
  let quick = 0;
  for (let type = 0; type < 4; type++) if (hc.mp[type] !== 0) quick += hc.mp[type]! * movers(s, seat, type);
  if (hc.enter.length > 0) quick += 0.4 * movers(s, seat, -1);
  return quick >= 2 ? Math.max(worth, 1.5 + quick) : worth;
}

const actionUnderWay = (s: MmState): Action => {
  const { card, hand, act } = s.pending;
  const { pc, hc } = s.game.cards[card]!;
  return (hand ? hc : pc).actions[act]!;
};

/** Does `scorePick` look at the survey now? */
export function pickAsksBoard(s: MmState): boolean {
  const { kind } = actionUnderWay(s);
  return (
    kind === 'placeGarrison' ||
    kind === 'mpTarget' ||
    kind === 'forceTarget' ||
    (kind === 'recruit' && s.pending.first >= 0)
  );
}

/** What a card under way is done to. */
export function scorePick(s: MmState, seat: Seat, what: number, survey: Survey): number {
  const { first } = s.pending;
  const action = actionUnderWay(s);
  switch (action.kind) {
    case 'recruit':
      return first < 0 ? typeWorth(s, seat, what) : survey.pull[inFrame(what)]!;
    case 'placeGarrison':
      return survey.gain[what]!;
    case 'mpTarget':
    case 'forceTarget':
      return survey.pull[inFrame(s.at[what]!)]! + (s.activation[what] === 2 ? -1 : 0);
    case 'swapPermanentWithHand':
      return permanentWorth(s.game, what) * (first < 0 ? -1 : 1);
    case 'discardXDrawX':
      return POOR - handWorth(s.game, what);
    case 'changeFigureType':
      return typeWorth(s, seat, first < 0 ? typeOf(what) : what) * (first < 0 ? -1 : 1);
    case 'sacrificeFigureToDraw':
      return -typeWorth(s, seat, typeOf(what));
    case 'lookAtHand':
    case 'swapHands':
      return s.hand[what]!.length;
    case 'draw':
    case 'setTerrain':
    case 'swapTwoOwnUnits':
      return 0;
  }
}

/** Temples and Towns near a corner make it a good home (MM-067). */
export function cornerWorth(s: MmState, corner: number): number {
  let worth = 0;
  for (const space of neighbours[corner]!) {
    const structure = s.structure[space]!;
    worth += structure === TEMPLE ? 2 : structure === TOWN || structure === CITY ? 0.5 : 0;
    for (const beyond of neighbours[space]!) if (s.structure[beyond] === TEMPLE) worth += 0.3;
  }
  return worth - (s.figureOn[corner]! >= 0 && seatOf(s.figureOn[corner]!) >= 0 ? 10 : 0);
}
