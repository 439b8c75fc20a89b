import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { lists } from '../../../kernel/game/row';
import type { Ally } from '../catalogue/entry';
import type { MmHouse } from '../house';
import { cornerSpaces, dealGround, oppositeCorner, type Ground } from './board';
import { gameCard, traitsOf } from './cards';
import type { MmEvent } from './events';
import { freshState } from './fresh-state';
import { layPermanents } from './row';
import { typeOf, type MmChoice, type MmGame, type MmState, type Settled } from './state';
import { TYPES } from './targets';
import { beginTurn } from './turn';
import { drawCards, liftFigure, placeFigure, placeGarrison, spareFigure } from './units';

/** What a table brings to the game. */
export interface MmTable {
  readonly house: MmHouse;
  /** Every copy of every card in the deck. */
  readonly deck: readonly Ally[];
  /** By seat: what was settled before, where it was. */
  readonly seats?: readonly Settled[];
  /** A board drawn by hand; absent: dealt. */
  readonly board?: Ground;
}

const games = new WeakMap<MmTable, MmGame>();

/** What is constant in the games of a table: made once, as thousands may be played at it. */
function gameOf(table: MmTable): MmGame {
  const known = games.get(table);
  if (known) return known;
  const { house, deck } = table;
  const cards = deck.map((card) => gameCard(card, house.figureCapWithCard));
  const game = {
    players: house.players,
    house,
    cards,
    traits: cards.map(traitsOf),
    settled: table.seats ?? [],
  };
  games.set(table, game);
  return game;
}

/** Board, deck and permanents; what the players decide in the setup comes as choices (MM-061 to MM-069). */
export function setup(table: MmTable, dice: Dice, tell?: Tell<MmEvent>): MmState {
  const game = gameOf(table);
  const { house, cards } = game;
  const ground = table.board ?? dealGround(dice, house.boardDeal === 'balanced');
  const s = freshState(game, ground);
  for (const seat of s.order) {
    for (const id of table.seats?.[seat]?.permanents ?? []) {
      const card = s.deck.find((one) => cards[one]!.id === id);
      if (card === undefined) continue;
      s.deck.splice(s.deck.indexOf(card), 1);
      layPermanents(s, seat, [card]);
    }
  }
  s.deck = dice.shuffle(s.deck);
  deal(s, tell);
  settle(s, dice, tell);
  return s;
}

/** Permanents by the agreed way; those brought along stay (MM-051, MM-065, chapter 4.4 of the ledger). */
function deal(s: MmState, tell?: Tell<MmEvent>): void {
  const { permanentsCount, permanentsMode, dealCount } = s.game.house;
  for (const seat of s.order) {
    const missing = permanentsCount - s.permanents[seat]!.length;
    if (missing <= 0) continue;
    const choosing = permanentsMode === 'draft' || permanentsMode === 'dealNkeep';
    const extra =
      permanentsMode === 'draft' ? 2 : permanentsMode === 'dealNkeep' ? dealCount - permanentsCount : 0;
    const dealt = s.deck.splice(-Math.min(missing + extra, s.deck.length));
    if (choosing) s.pack[seat] = dealt;
    else {
      layPermanents(s, seat, dealt);
      tell?.({ type: 'dealt', rule: 'MM-065', seat, cards: dealt });
    }
  }
}

const isKeeping = (s: MmState, seat: Seat): boolean =>
  s.pack[seat]!.length > 0 && s.permanents[seat]!.length < keepTarget(s);

/** In a draft everybody takes his n-th card before the packs go on. */
const keepTarget = (s: MmState): number =>
  s.game.house.permanentsMode === 'draft'
    ? Math.min(s.game.house.permanentsCount, Math.min(...s.permanents.map((row) => row.length)) + 1)
    : s.game.house.permanentsCount;

/** Seats that owe a decision in the setup. */
export const setupSeats = (s: MmState): readonly Seat[] =>
  s.phase === 'keep' ? s.order.filter((seat) => isKeeping(s, seat)) : [s.active];

const freeCorners = (s: MmState): number[] => cornerSpaces.filter((corner) => !s.corner.includes(corner));

/** What may come to the empty corner, −1: nothing; an extra figure within the limit of its type (MM-302, MM-105). */
const middleTypes = (s: MmState, seat: Seat): number[] =>
  s.game.house.threePlayerMiddle === 'relocate'
    ? [-1, typeOf(s.figureOn[s.corner[seat]!]!)]
    : [-1, ...TYPES.filter((type) => spareFigure(s, seat, type) >= 0)];

export function setupChoices(s: MmState, seat: Seat): MmChoice[] {
  switch (s.phase) {
    case 'keep':
      return s.pack[seat]!.map((card) => ({ type: 'keep', card }));
    case 'corner': {
      // MM-301: two players take opposite corners.
      const [first] = s.corner;
      const open = s.game.players === 2 && first! >= 0 ? [oppositeCorner(first!)] : freeCorners(s);
      return open.map((at) => ({ type: 'corner', at }));
    }
    case 'figure':
      return [0, 1, 2, 3].map((figure) => ({ type: 'figure', figure }));
    default:
      return middleTypes(s, seat).map((figure) => ({ type: 'middle', figure }));
  }
}

export function playSetup(s: MmState, seat: Seat, choice: MmChoice, dice: Dice, tell?: Tell<MmEvent>): void {
  if (choice.type === 'keep') keep(s, seat, choice.card, tell);
  else if (choice.type === 'corner') takeCorner(s, seat, choice.at, tell);
  else if (choice.type === 'figure') firstFigure(s, seat, choice.figure, tell);
  else if (choice.type === 'middle') {
    middleFigure(s, seat, choice.figure, tell);
    return begin(s, dice, tell);
  }
  settle(s, dice, tell);
}

function keep(s: MmState, seat: Seat, card: number, tell?: Tell<MmEvent>): void {
  const draft = s.game.house.permanentsMode === 'draft';
  const pack = s.pack[seat]!;
  pack.splice(pack.indexOf(card), 1);
  layPermanents(s, seat, [card]);
  tell?.({ type: 'dealt', rule: 'MM-051', seat, cards: [card] });
  const waiting = s.order.some(
    (other) => isKeeping(s, other) && s.permanents[other]!.length < s.permanents[seat]!.length,
  );
  if (draft && !waiting) passPacks(s);
}

/**
 * All have taken one: the packs go to the left. Who brought all his permanents has no pack and is passed over; where some brought
 * a few, an empty pack goes on until everybody who lacks a card can take one (MM-L10).
 */
function passPacks(s: MmState): void {
  const lacks = (seat: Seat): boolean => s.permanents[seat]!.length < s.game.house.permanentsCount;
  const drafting = s.order.filter((seat) => s.pack[seat]!.length > 0 || lacks(seat));
  for (let passes = 0; passes < drafting.length; passes++) {
    const packs = drafting.map((seat) => s.pack[seat]!);
    drafting.forEach((seat, i) => (s.pack[seat] = packs.at(i - 1)!));
    if (!drafting.some(lacks) || drafting.some((seat) => isKeeping(s, seat))) return;
  }
}

function takeCorner(s: MmState, seat: Seat, at: number, tell?: Tell<MmEvent>): void {
  s.corner[seat] = at;
  // MM-R01: the corner starts with a garrison.
  placeGarrison(s, seat, at);
  tell?.({ type: 'cornerChosen', rule: 'MM-067', seat, at });
}

function firstFigure(s: MmState, seat: Seat, type: number, tell?: Tell<MmEvent>): void {
  const figure = seat * 20 + type * 5;
  placeFigure(s, figure, s.corner[seat]!);
  tell?.({ type: 'figurePlaced', rule: 'MM-068', seat, figure, at: s.corner[seat]! });
}

/** MM-302, MM-R03: an extra figure in the empty corner, or the first one moved there. */
function middleFigure(s: MmState, seat: Seat, type: number, tell?: Tell<MmEvent>): void {
  if (type < 0) return;
  const at = oppositeCorner(s.corner[seat]!);
  let figure = s.figureOn[s.corner[seat]!]!;
  if (s.game.house.threePlayerMiddle === 'relocate') liftFigure(s, figure);
  else figure = [0, 1, 2, 3, 4].map((k) => seat * 20 + type * 5 + k).find((one) => s.at[one]! < 0)!;
  placeFigure(s, figure, at);
  tell?.({ type: 'figurePlaced', rule: 'MM-302', seat, figure, at });
}

/** Walks through what is settled already, to the next decision of the setup or the first turn. */
function settle(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const { players, house, settled } = s.game;
  if (s.phase === 'keep') {
    if (s.order.some((seat) => isKeeping(s, seat))) return;
    s.deck = dice.shuffle([...s.deck, ...s.pack.flat()]);
    s.pack = lists(players);
    s.phase = 'corner';
    for (let seat = 0; seat < players; seat++) {
      const corner = settled[seat]?.corner;
      if (corner !== undefined) takeCorner(s, seat, corner, tell);
    }
  }
  if (s.phase === 'corner') {
    s.active = s.corner.findIndex((at) => at < 0);
    if (s.active >= 0) return;
    s.phase = 'figure';
    for (let seat = 0; seat < players; seat++) {
      const type = settled[seat]?.figure;
      if (type !== undefined) firstFigure(s, seat, type, tell);
    }
  }
  if (s.phase === 'figure') {
    s.active = s.corner.findIndex((at) => s.figureOn[at]! < 0);
    if (s.active >= 0) return;
    const middle = s.corner.findIndex((at) => !s.corner.includes(oppositeCorner(at)));
    if (players === 3 && house.threePlayerMiddle !== 'none' && middle >= 0) {
      s.phase = 'middle';
      s.active = middle;
      const type = settled[middle]?.middle;
      if (type === undefined || !middleTypes(s, middle).includes(type)) return;
      middleFigure(s, middle, type, tell);
    }
    begin(s, dice, tell);
  }
}

/** First player by 2D6, ties again among the tied; then clockwise by corner (MM-069, MM-R02). */
function begin(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  let tied = s.order.slice();
  while (tied.length > 1) {
    const rolls = tied.map((seat) => [seat, dice.roll(6) + dice.roll(6)] as const);
    tell?.({ type: 'firstRolls', rule: 'MM-069', rolls });
    const most = Math.max(...rolls.map(([, roll]) => roll));
    tied = rolls.filter(([, roll]) => roll === most).map(([seat]) => seat);
  }
  const clockwise = cornerSpaces.map((at) => s.corner.indexOf(at)).filter((seat) => seat >= 0);
  const first = clockwise.indexOf(tied[0]!);
  s.order = [...clockwise.slice(first), ...clockwise.slice(0, first)];
  tell?.({ type: 'order', rule: 'MM-069', seats: s.order });
  for (const seat of s.order) drawCards(s, seat, s.game.house.startingHand, dice, tell, 'MM-R32');
  if (s.game.house.firstPlayerCompensation === 'lastDrawsOneCard')
    drawCards(s, s.order.at(-1)!, 1, dice, tell, 'MM-069');
  s.active = s.order[0]!;
  beginTurn(s, dice, tell);
}
