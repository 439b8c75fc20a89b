import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { count, lists, row } from '../../../kernel/game/row';
import { strengthOf } from './cards';
import { distancesFrom } from '../boards/map';
import type { BmEvent } from './events';
import { drawChit, drawHand, toPile } from './piles';
import { castleSpots } from './seating';
import { CUP, NO_CARD, type BmChoice, type BmState } from './state';
import { gameOf, type BmTable } from './table';
import { beginTurn } from './turn';
import { place } from './units';

const EMPTY = (length: number, value = -1): number[] => row(length, value);

/** After so many secret castles too near each other the rest are placed in the open, by seat (BM-R03). */
const REWRITES = 8;

/** Cups and deck; what the players decide in setup comes as choices (BM-082). */
export function setup(table: BmTable, dice: Dice, tell?: Tell<BmEvent>): BmState {
  const game = gameOf(table);
  const { players } = game;

  const chits = game.kindOf.length;
  const { size } = game.ground;
  const s: BmState = {
    game,
    phase: 'castle',
    order: count(players),
    active: 0,
    turn: 1,
    round: 1,
    alive: EMPTY(players, 1),
    castles: EMPTY(players, 0),
    written: EMPTY(players),
    rewrites: 0,
    at: EMPTY(chits, CUP),
    on: EMPTY(chits),
    next: EMPTY(chits),
    head: EMPTY(size),
    holder: EMPTY(size),
    units: lists(players),
    fronts: EMPTY(players, 0),
    used: EMPTY(chits, 0),
    attacked: EMPTY(chits, 0),
    rode: EMPTY(chits, 0),
    ruined: [],
    deck: dice.shuffle(game.deck),
    discard: [],
    hand: lists(players),
    pile: lists(players),
    leader: -1,
    pool: 0,
    visit: -1,
    fight: {
      stage: 'none',
      attacker: -1,
      defender: -1,
      where: -1,
      cards: [[], []],
      total: [0, 0],
      put: [NO_CARD, NO_CARD],
      turn: 0,
      ties: 0,
    },
    flight: { unit: -1, pool: 0, from: -1, why: 'none' },
    buying: -1,
    owed: 0,
    owedMagic: 0,
    finds: [],
    winners: [],
    by: '',
  };
  if (game.house.setupOrder === 'cutFirst') cut(s, dice, tell);
  s.active = s.order[0]!;
  return s;
}

const castleOf = (s: BmState, seat: Seat): number => s.game.starters[seat]![0]!;
const hasCastle = (s: BmState, seat: Seat): boolean => s.at[castleOf(s, seat)]! >= 0;
const standing = (s: BmState): number[] =>
  s.order.filter((seat) => hasCastle(s, seat)).map((seat) => s.at[castleOf(s, seat)]!);

const isSecret = (s: BmState): boolean =>
  s.phase === 'castle' && s.game.house.setupOrder === 'secretSimultaneous' && s.rewrites < REWRITES;

/** Seats that owe a decision in the setup. */
export const setupSeats = (s: BmState): readonly Seat[] =>
  isSecret(s) ? s.order.filter((seat) => !hasCastle(s, seat) && s.written[seat] === -1) : [s.active];

/** BM-083..BM-086: the castle on a coast and apart, the army on land and the ship on water beside it. */
export function setupChoices(s: BmState, seat: Seat): BmChoice[] {
  const { ground, apart, players } = s.game;
  if (s.phase === 'castle') {
    const placed = standing(s);
    return castleSpots(ground, placed, players - placed.length - 1, apart).map(settleAt);
  }
  const onLand = s.phase === 'army';
  return ground.neighbours[s.at[castleOf(s, seat)]!]!.filter(
    (at) => ground.land[at] === onLand && (s.holder[at]! < 0 || s.holder[at] === seat),
  ).map(settleAt);
}

const settleAt = (at: number): BmChoice => ({ type: 'settle', at });

const PIECES = ['castle', 'army', 'ship'] as const;
const rules = ['BM-083', 'BM-085', 'BM-086'] as const;

export function playSetup(s: BmState, seat: Seat, at: number, dice: Dice, tell?: Tell<BmEvent>): void {
  if (isSecret(s)) {
    s.written[seat] = at;
    if (setupSeats(s).length === 0) revealCastles(s, tell);
  } else settle(s, seat, at, tell);
  if (isSecret(s) && s.order.some((other) => !hasCastle(s, other))) return;
  next(s, dice, tell);
}

const settle = (s: BmState, seat: Seat, at: number, tell?: Tell<BmEvent>): void => {
  const piece = PIECES.indexOf(s.phase as (typeof PIECES)[number]);
  place(s, s.game.starters[seat]![piece]!, at, rules[piece]!, tell);
};

/** Those far enough from all others stand; the others are written again, or all where no room would be left (BM-R03). */
function revealCastles(s: BmState, tell?: Tell<BmEvent>): void {
  const { ground, apart } = s.game;
  const wrote = s.order.filter((seat) => s.written[seat]! >= 0);
  const isNear = (seat: Seat): boolean => {
    const far = distancesFrom(ground, s.written[seat]!);
    return wrote.some((other) => {
      const distance = far[s.written[other]!]!;
      return other !== seat && distance >= 0 && distance < apart;
    });
  };
  let again = wrote.filter(isNear);
  const alone = wrote.filter((seat) => !again.includes(seat)).map((seat) => s.written[seat]!);
  if (again.length > 0) {
    const left = again.length - 1;
    if (castleSpots(ground, [...standing(s), ...alone], left, apart).length === 0) again = wrote;
  }
  for (const seat of wrote) {
    if (!again.includes(seat)) settle(s, seat, s.written[seat]!, tell);
    s.written[seat] = -1;
  }
  if (again.length === 0) return;
  s.rewrites++;
  tell?.({ type: 'rewritten', rule: 'BM-R03', seats: again });
}

/** On to the next who has something to place; after the last ship the game begins. */
function next(s: BmState, dice: Dice, tell?: Tell<BmEvent>): void {
  for (const [piece, phase] of PIECES.entries()) {
    const missing = s.order.find((seat) => s.at[s.game.starters[seat]![piece]!]! < 0);
    if (missing === undefined) continue;
    s.phase = phase;
    s.active = missing;
    return;
  }
  begin(s, dice, tell);
}

/** Hands, first chits, turn order (BM-087..BM-090, BM-R05). */
function begin(s: BmState, dice: Dice, tell?: Tell<BmEvent>): void {
  const { house } = s.game;
  for (const seat of s.order) drawHand(s, seat, house.startHand, 'BM-087', dice, tell);
  for (const seat of s.order) {
    const chit = drawChit(s, seat, dice);
    if (chit < 0) continue;
    toPile(s, seat, chit);
    tell?.({ type: 'chit', rule: 'BM-088', seat, chit, kept: true, find: -1 });
  }
  if (house.setupOrder !== 'cutFirst') cut(s, dice, tell);
  if (house.firstPlayerCompensation === 'laterPlayersDrawOne')
    for (const seat of s.order.slice(1)) drawHand(s, seat, 1, 'BM-087', dice, tell);
  s.active = s.order[0]!;
  beginTurn(s, tell);
}

const tellsApart = (deck: readonly number[]): boolean =>
  deck.some((card) => strengthOf(card) !== strengthOf(deck[0]!));

/** Highest card of the deck goes first, ties again among the tied; then seats in turn (BM-089, BM-090, BM-R03, BM-R06). */
function cut(s: BmState, dice: Dice, tell?: Tell<BmEvent>): void {
  // Where the hands left no two unlike cards, any card of the whole deck decides.
  const from = [s.deck, s.game.deck].find(tellsApart);
  let tied = s.order.slice();
  if (!from) tied = [dice.pick(tied)];
  while (from && tied.length > 1) {
    const cards = tied.map((seat) => [seat, from[dice.below(from.length)]!] as const);
    tell?.({ type: 'cut', rule: 'BM-089', cards });
    const most = Math.max(...cards.map(([, card]) => strengthOf(card)));
    tied = cards.filter(([, card]) => strengthOf(card) === most).map(([seat]) => seat);
  }
  s.deck = dice.shuffle(s.deck);
  const first = s.order.indexOf(tied[0]!);
  s.order = [...s.order.slice(first), ...s.order.slice(0, first)];
  tell?.({ type: 'order', rule: 'BM-090', seats: s.order });
}
