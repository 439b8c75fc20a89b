import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { count, flags, lists, row } from '../../../kernel/game/row';
import { armyPieces, type ArmyPiece } from '../catalogue/entry';
import { handSizeOf } from '../agreed';
import { advance } from './advance';
import type { Run, SsEvent } from './events';
import { linkRing } from './ground';
import { drop, isVacant, put } from './pieces';
import { gameOf, offersOf, type SsTable } from './table';
import { noChoices, ROCK, WIZARD, type Plan, type SsChoice, type SsState } from './state';

export type { DomainOffer, SeatWish, SsTable } from './table';

const standard: Readonly<Record<ArmyPiece, number>> = { pion: 6, guard: 2, warrior: 1, wizard: 1 };

/** Pile, hands and domains; what the players decide in the setup comes as choices (SS-010 to SS-017). */
export function setup(table: SsTable, dice: Dice, tell?: Tell<SsEvent>): SsState {
  const { house } = table;
  const { players } = house;
  const seats = count(players);
  const game = gameOf(table);
  const { cards, stride } = game;
  const type: number[] = [];
  const born: number[] = [];
  const wizard = row(players, -1);
  for (const seat of seats)
    armyPieces.forEach((rank, k) => {
      const strength = table.seats?.[seat]?.army?.[rank] ?? standard[rank];
      for (let n = 0; n < strength; n++) {
        if (k === WIZARD) wizard[seat] = type.length;
        type.push(k);
        born.push(seat);
      }
    });
  const pieces = type.length;
  const size = players * stride;
  const s: SsState = {
    game,
    phase: 'domain',
    first: 0,
    active: 0,
    turn: 1,
    round: 1,
    extra: 0,
    alive: flags(players, true),
    had: flags(players, false),
    domain: row(players, -1),
    ring: seats.slice(),
    plans: seats.map((seat) => table.seats?.[seat]?.placement ?? {}),
    on: row(size, -1),
    guest: row(size, -1),
    hover: [],
    type,
    born,
    owner: born.slice(),
    at: row(pieces, -1),
    from: row(pieces, -1),
    flags: row(pieces, 0),
    steps: row(pieces, 0),
    twin: row(pieces, -1),
    wizard,
    dice: [0, 0, 0],
    move: [0, 0, 0],
    onNexus: false,
    moved: [],
    conflicts: [],
    due: -1,
    pile: count(cards.length),
    discards: [],
    hand: lists(players),
    must: lists(players),
    play: lists(players),
    able: row(players, 0),
    laid: [],
    safe: row(cards.length, -1),
    used: row(cards.length, 0),
    known: lists(players),
    stack: [],
    lasting: [],
    afoot: 0,
    cast: [],
    evaded: [],
    tried: [],
    tasks: [],
    died: false,
    fresh: [],
    quiet: flags(players, false),
    lost: [],
    conceded: false,
    winners: [],
    by: '',
  };
  s.first = s.active = whoStarts(table, dice, tell);
  const run: Run = { dice, tell };
  const chooses = house.domainChoice !== 'random' && seats.some((seat) => !table.seats?.[seat]?.domain);
  bring(s, table);
  if (!chooses) deal(s, run);
  seats.forEach((seat) => {
    const brought = table.seats?.[seat]?.domain;
    if (brought) takeDomain(s, seat, offersOf(table).indexOf(brought), run);
  });
  if (house.domainChoice === 'random')
    for (const seat of seats) if (s.domain[seat] === -1) takeDomain(s, seat, dice.pick(openDomains(s)), run);
  goOn(s, run);
  return s;
}

/** By lot, by the highest roll (ties roll again), or as the table agreed (SS-010, SS-R74). */
function whoStarts(table: SsTable, dice: Dice, tell?: Tell<SsEvent>): Seat {
  const { firstPlayer, players } = table.house;
  const rolls: [Seat, number][] = [];
  let open = Array.from({ length: players }, (_, seat) => seat);
  if (firstPlayer === 'chosen') open = [table.first ?? 0];
  else if (firstPlayer === 'random') open = [dice.below(players)];
  while (open.length > 1) {
    const faces = open.map((seat): [Seat, number] => [seat, dice.roll(6)]);
    const most = Math.max(...faces.map(([, face]) => face));
    rolls.push(...faces);
    open = faces.flatMap(([seat, face]) => (face === most ? [seat] : []));
  }
  tell?.({ type: 'firstPlayer', rule: 'SS-R74', seat: open[0]!, rolls });
  return open[0]!;
}

/** Hands that are brought from home (`cardSource`). */
function bring(s: SsState, table: SsTable): void {
  if (s.game.house.cardSource !== 'grimoire') return;
  s.hand.forEach((hand, seat) => {
    for (const id of table.seats?.[seat]?.grimoire ?? []) {
      const card = s.pile.find((one) => s.game.cards[one]!.id === id);
      if (card === undefined) continue;
      drop(s.pile, card);
      hand.push(card);
    }
  });
}

/** All other first hands, from the shuffled pile (SS-012, SS-013). Who chooses a domain does so before (SS-011). */
function deal(s: SsState, run: Run): void {
  if (s.game.house.cardSource === 'snake-draft') return;
  s.pile = run.dice.shuffle(s.pile);
  s.hand.forEach((hand, seat) => {
    if (!s.game.brings[seat]) while (hand.length < s.game.deal && s.pile.length > 0) hand.push(s.pile.pop()!);
    run.tell?.({ type: 'dealt', rule: 'SS-013', seat, cards: hand.slice(), only: seat });
  });
}

/** Boards that may still be taken; where none may be used twice and none is left, any. */
function openDomains(s: SsState): number[] {
  const { boards, offered, house } = s.game;
  const all = Array.from({ length: offered }, (_, board) => board);
  if (house.domainCopies) return all;
  const taken = s.domain.filter((board) => board >= 0).map((board) => boards[board]!.id);
  const open = all.filter((board) => !taken.includes(boards[board]!.id));
  return open.length > 0 ? open : all;
}

function takeDomain(s: SsState, seat: Seat, board: number, run: Run): void {
  s.domain[seat] = board;
  run.tell?.({ type: 'domainTaken', rule: 'SS-011', seat, board });
  const base = seat * s.game.stride;
  if (s.game.house.initialRocks) for (const rock of s.game.boards[board]!.rocks) s.on[base + rock] = ROCK;
  if (!s.domain.includes(-1)) s.game = linkRing(s.game, s.domain, s.ring);
}

/** The next thing to be settled before the first turn (SS-011, SS-013, SS-015). */
function goOn(s: SsState, run: Run): void {
  const { players, house } = s.game;
  if (s.phase === 'domain') {
    for (let k = 0; k < players; k++) {
      const seat = (s.first + k) % players;
      if (s.domain[seat] !== -1) continue;
      s.active = seat;
      return;
    }
    s.phase = 'draft';
    for (const [seat, plan] of s.plans.entries()) preset(s, seat, plan, run);
    s.plans = s.plans.map(() => ({}));
  }
  if (s.phase === 'draft') {
    const size = handSizeOf(house);
    const picks = s.hand.reduce((sum, hand) => sum + hand.length, 0);
    if (house.cardSource === 'snake-draft' && picks < size * players && s.pile.length > 0) {
      const row = Math.trunc(picks / players);
      s.active = row % 2 === 0 ? picks % players : players - 1 - (picks % players);
      return;
    }
    if (house.cardSource === 'snake-draft') s.pile = run.dice.shuffle(s.pile);
    s.phase = 'place';
    s.active = s.first;
    if (hasToPlace(s, s.active)) return;
  }
  for (let k = 0; k < players; k++) {
    const seat = (s.active + k) % players;
    if (!hasToPlace(s, seat)) continue;
    s.active = seat;
    return;
  }
  s.active = s.first;
  s.phase = 'start';
  advance(s, run);
}

/** Pieces that stand already, by the muster. */
function preset(s: SsState, seat: Seat, plan: Plan, run: Run): void {
  const names = s.game.boards[s.domain[seat]!]!.spots;
  for (const [spotId, rank] of Object.entries(plan)) {
    const spot = seat * s.game.stride + names.indexOf(spotId);
    if (rank === 'none' || !names.includes(spotId) || !isVacant(s, spot)) continue;
    const piece = s.type.findIndex(
      (one, k) => one === armyPieces.indexOf(rank) && s.born[k] === seat && s.at[k] === -1,
    );
    if (piece >= 0) place(s, seat, piece, spot, run);
  }
}

function place(s: SsState, seat: Seat, piece: number, spot: number, run: Run): void {
  put(s, piece, spot);
  s.from[piece] = spot;
  run.tell?.({ type: 'placed', rule: 'SS-015', seat, piece, spot });
}

const hasToPlace = (s: SsState, seat: Seat): boolean => {
  for (let piece = 0; piece < s.type.length; piece++)
    if (s.born[piece] === seat && s.at[piece] === -1) return true;
  return false;
};

export const isSetup = ({ phase }: SsState): boolean =>
  phase === 'domain' || phase === 'draft' || phase === 'place';

const placing = (piece: number, spot: number): SsChoice => ({ type: 'place', piece, spot });

/** Pieces of the seat that are still to be placed, one of each rank. */
function unplaced(s: SsState, seat: Seat): number[] {
  const out: number[] = [];
  let rank = -1;
  for (let piece = 0; piece < s.type.length; piece++) {
    if (s.born[piece] !== seat || s.at[piece] !== -1 || s.type[piece] === rank) continue;
    rank = s.type[piece]!;
    out.push(piece);
  }
  return out;
}

export function setupChoices(s: SsState, seat: Seat): SsChoice[] {
  if (s.phase === 'domain') return openDomains(s).map((board) => ({ type: 'domain', board }));
  if (s.phase === 'draft') return s.pile.map((card) => ({ type: 'draft', card }));
  const out = noChoices();
  const first = seat * s.game.stride;
  for (const piece of unplaced(s, seat))
    for (let spot = first; spot < first + s.game.stride; spot++)
      if (isVacant(s, spot)) out.push(placing(piece, spot));
  return out;
}

/** One of those, each as likely; of all spots for all ranks most are free. */
export function pickSetup(s: SsState, seat: Seat, dice: Dice): SsChoice {
  if (s.phase !== 'place') return dice.pick(setupChoices(s, seat));
  const pieces = unplaced(s, seat);
  const { stride } = s.game;
  for (;;) {
    const n = dice.below(pieces.length * stride);
    const spot = seat * stride + (n % stride);
    if (isVacant(s, spot)) return placing(pieces[(n / stride) | 0]!, spot);
  }
}

export function playSetup(s: SsState, seat: Seat, choice: SsChoice, run: Run): void {
  if (choice.type === 'domain') {
    takeDomain(s, seat, choice.board, run);
    if (!s.domain.includes(-1)) deal(s, run);
  } else if (choice.type === 'draft') {
    drop(s.pile, choice.card);
    s.hand[seat]!.push(choice.card);
    s.known.forEach((list, other) => other !== seat && list.push(choice.card));
    run.tell?.({ type: 'drafted', rule: 'SS-L08', seat, card: choice.card });
  } else if (choice.type === 'place') {
    place(s, seat, choice.piece, choice.spot, run);
    s.active = (seat + 1) % s.game.players;
  }
  goOn(s, run);
}
