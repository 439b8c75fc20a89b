import type { Seat } from '../../../kernel/game/engine';
import {
  shareOfFights,
  typesHelped,
  type Action,
  type ForceRow,
  type GameCard,
  type Uses,
} from '../engine/cards';
import { BIT } from '../engine/control';
import type { MmGame, MmState } from '../engine/state';

/** Force for one type, by the share of fights in which it counts. */
const forceWorth = ({ value, when, near }: ForceRow): number =>
  value * shareOfFights(when) * (near === 0 ? 0.5 : 0.25);

/** What doing it once is worth, in captured spaces. */
const actionWorth: Readonly<Record<Action['kind'], number>> = {
  placeGarrison: 1.3,
  recruit: 1.5,
  draw: 1.2,
  mpTarget: 0.6,
  forceTarget: 0.4,
  swapPermanentWithHand: 0.4,
  discardXDrawX: 0.4,
  sacrificeFigureToDraw: 0.1,
  changeFigureType: 0.2,
  swapTwoOwnUnits: 0.2,
  lookAtHand: 0.1,
  swapHands: 0.1,
  setTerrain: 0.1,
};

const usesWorth = (uses: Uses): number => {
  let worth = 0.3 * uses.summon.length;
  for (const row of uses.force) worth += forceWorth(row) * typesHelped(row.when);
  for (const mp of uses.mp) worth += mp;
  for (const { value } of uses.enter) worth += 0.7 * value;
  for (const { kind } of uses.actions) worth += actionWorth[kind];
  return worth;
};

const asPermanent = ({ pc }: GameCard): number =>
  usesWorth(pc) + 0.05 * pc.handSize + (pc.cap.some((cap) => cap > 0) ? 0.1 : 0);

/** It is used once, but when it suits. */
const fromHand = ({ hc }: GameCard): number => usesWorth(hc) + 0.2;

interface Worths {
  readonly permanent: readonly number[];
  readonly hand: readonly number[];
}
const worths = new WeakMap<MmGame, Worths>();

/** What the cards of a game are worth, reckoned once for all that is played of it. */
function worthsOf(game: MmGame): Worths {
  let known = worths.get(game);
  if (!known)
    worths.set(game, (known = { permanent: game.cards.map(asPermanent), hand: game.cards.map(fromHand) }));
  return known;
}

/** What a card is worth as a permanent in a turn. */
export const permanentWorth = (game: MmGame, card: number): number => worthsOf(game).permanent[card]!;

/** What a card in the hand is worth. */
export const handWorth = (game: MmGame, card: number): number => worthsOf(game).hand[card]!;

/** What a figure of the type is worth to the seat: its steps, and the Force that permanents and control give it. */
export function typeWorth(s: MmState, seat: Seat, type: number): number {
  let worth = 1;
  for (const card of s.permanents[seat]!) {
    const { mp, enter, force } = s.game.cards[card]!.pc;
    worth += 0.7 * mp[type]!;
    for (const row of enter) if ((row.who >> type) & 1) worth += 0.3 * row.value;
    for (const row of force) if ((row.when >> type) & 1) worth += 2 * forceWorth(row);
  }
  const bits = s.control[seat]!;
  const force = type === 2 ? bits & BIT.ruins : type === 0 ? bits & BIT.tower : bits & BIT.mine;
  return force === 0 ? worth : worth + (type === 2 || type === 0 ? 1 : 0.5);
}
