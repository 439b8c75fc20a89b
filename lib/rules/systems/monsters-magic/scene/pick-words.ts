import type { Seat } from '../../../kernel/game/engine';
import type { ChoiceWords } from '../../../kernel/game/playable';
import { counted, signed } from '../../../kernel/words/words';
import { labelOf } from '../engine/board';
import type { Action } from '../engine/cards';
import type { MmChoice, MmState } from '../engine/state';
import { aType, cardName, cardRule, figureName, idOf, ownedBy, seatName, terrainName } from './names';
import { unitId, unitName } from './scene';

type Said = readonly [text: string, ...touches: readonly string[]];

/** What each kind of action is about to be done to; `chosen` −1: its first pick. */
const said: {
  readonly [K in Action['kind']]: (
    s: MmState,
    seat: Seat,
    what: number,
    chosen: number,
    action: Extract<Action, { kind: K }>,
  ) => Said;
} = {
  forceTarget: (s, _seat, figure, _chosen, { value }) => [
    `Give the ${figureName(figure)} at ${labelOf(s.at[figure]!)} ${signed(value)} Force`,
    idOf.figure(figure),
  ],
  mpTarget: (s, _seat, figure, _chosen, { value }) => [
    `Give the ${figureName(figure)} at ${labelOf(s.at[figure]!)} ${counted(value, 'move point')}`,
    idOf.figure(figure),
  ],
  recruit: (_s, seat, what, chosen) =>
    chosen < 0
      ? [`Recruit ${aType(what)}`, idOf.supply(seat, what)]
      : [`Put the figure on ${labelOf(what)}`, idOf.space(what)],
  placeGarrison: (_s, _seat, space) => [`Put a garrison on ${labelOf(space)}`, idOf.space(space)],
  setTerrain: (s, _seat, what, chosen) =>
    chosen < 0
      ? [`Alter ${labelOf(what)}, now ${terrainName(s.terrain[what]!)}`, idOf.space(what)]
      : [`Turn ${labelOf(chosen)} into ${terrainName(what)}`],
  lookAtHand: (s, _seat, other) => [
    `Look at ${ownedBy(other)} hand of ${counted(s.hand[other]!.length, 'card')}`,
  ],
  discardXDrawX: (s, _seat, card) => [`Discard ${cardName(s, card)}`, idOf.card(card)],
  sacrificeFigureToDraw: (s, _seat, figure, _chosen, { value }) => [
    `Give up the ${figureName(figure)} at ${labelOf(s.at[figure]!)} for ${counted(value, 'card')}`,
    idOf.figure(figure),
  ],
  swapPermanentWithHand: (s, _seat, card, chosen) => [
    chosen < 0
      ? `Take up ${cardName(s, card)}`
      : `Lay down ${cardName(s, card)} instead of ${cardName(s, chosen)}`,
    idOf.card(card),
  ],
  swapHands: (s, _seat, other) => [
    `Swap hands with ${seatName(other)}, who has ${counted(s.hand[other]!.length, 'card')}`,
  ],
  draw: (_s, _seat, _what, _chosen, { value }) => [`Draw ${counted(value, 'card')}`],
  changeFigureType: (s, seat, what, chosen) =>
    chosen < 0
      ? [`Change the ${figureName(what)} at ${labelOf(s.at[what]!)}`, idOf.figure(what)]
      : [`Turn the ${figureName(chosen)} into ${aType(what)}`, idOf.supply(seat, what)],
  swapTwoOwnUnits: (s, _seat, unit, chosen) => [
    chosen < 0 ? `Move ${unitName(s, unit)} by illusion` : `Let it change places with ${unitName(s, unit)}`,
    unitId(s, unit),
  ],
};

/** What a card under way is done to. */
export function pickWords(
  s: MmState,
  seat: Seat,
  choice: Extract<MmChoice, { type: 'pick' | 'enough' }>,
): ChoiceWords {
  const { card, hand, act, first, done } = s.pending;
  const group = cardName(s, card);
  const rule = cardRule(s, card);
  if (choice.type === 'enough')
    return { text: `Enough: draw ${counted(done, 'card')}`, group, rule, touches: [] };
  const uses = s.game.cards[card]!;
  const action = (hand ? uses.hc : uses.pc).actions[act]!;
  const [text, ...touches] = (said[action.kind] as (typeof said)['draw'])(
    s,
    seat,
    choice.what,
    first,
    action as Extract<Action, { kind: 'draw' }>,
  );
  return { text, group, rule, touches };
}
