import type { Numbering } from '../../../conformance/beside';
import {
  anyOf,
  by,
  each,
  fields,
  inAnyOrder,
  named,
  withNumber,
  type Places,
  type Turn,
} from '../../../conformance/numbers';
import type { Renumbering } from '../../../conformance/renumbered';
import { bySeats, type Turning } from '../../../conformance/turned';
import { turnsOfSquare, type Facing } from '../../../conformance/turned-board';
import { count } from '../../../kernel/game/row';
import { SPACES } from './board';
import type { Action } from './cards';
import type { MmEvent } from './events';
import { clone, seatOf, typeOf, type Combat, type MmChoice, type MmGame, type MmState } from './state';

const setupPhases: readonly string[] = ['keep', 'corner', 'figure', 'middle'];

type Kind = 'seat' | 'figure' | 'card' | 'space';

const seat = named<Kind>('seat');
const figure = named<Kind>('figure');
const card = named<Kind>('card');
const space = named<Kind>('space');
const cards = each(card);
const cardsBySeat = by<Kind, number[]>('seat', cards);
/** A figure, and something beside it that is less than the unit; the order of such marks says nothing. */
const marks = (unit: number, rest: Turn<Kind, number>) =>
  inAnyOrder<Kind>((value, to) => figure(Math.trunc(value / unit), to) * unit + rest(value % unit, to));
/** Spaces as bits by half of the board, of each seat or of the whole. */
const halves = (all: readonly number[], { seat: seats, space: spaces }: Places<Kind>): number[] => {
  const out = all.map(() => 0);
  all.forEach((bits, i) => {
    const half = 2 * (all.length > 2 ? seats[i >> 1]! : 0);
    for (let k = 0; k < 32; k++) {
      const there = spaces[32 * (i & 1) + k]!;
      if ((bits >> k) & 1) out[half + (there >> 5)]! |= 1 << (there & 31);
    }
  });
  return out;
};
/** By seat, bits of its twenty figures. */
const standing = (all: readonly number[], to: Places<Kind>): number[] => {
  const out = all.map(() => 0);
  all.forEach((bits, of) => {
    for (let k = 0; k < 20; k++) {
      const there = figure(20 * of + k, to);
      if ((bits >> k) & 1) out[seatOf(there)]! |= 1 << (there % 20);
    }
  });
  return out;
};

const state = fields<Kind, MmState>({
  order: each(seat),
  active: seat,
  limitSeat: seat,
  alive: by('seat'),
  corner: by('seat', space),
  terrain: by('space'),
  structure: by('space'),
  towns: halves,
  garrison: by('space', seat),
  posts: halves,
  figureOn: by('space', figure),
  resting: halves,
  at: by('figure', space),
  standing,
  mp: by('figure'),
  activation: by('figure'),
  charged: by('figure'),
  entered: marks(1024, card),
  spent: marks(1024, card),
  visited: marks(64, space),
  fought: inAnyOrder(figure),
  moving: figure,
  altered: inAnyOrder((value, to) => space(value >> 2, to) * 4 + (value & 3)),
  deck: cards,
  discard: cards,
  hand: cardsBySeat,
  permanents: cardsBySeat,
  pack: cardsBySeat,
  lasting: cardsBySeat,
  powers: by('seat'),
  used: inAnyOrder(card),
  control: by('seat'),
  seen: by<Kind, number[]>('seat', inAnyOrder(card)),
  combat: fields<Kind, Combat>({ attacker: figure, space, from: space, put: each(cards) }),
  offer: seat,
  winners: inAnyOrder(seat),
});

const gameAt = fields<Kind, MmGame>({ cards: by('card'), traits: by('card') });

const choice = anyOf<Kind, MmChoice>({
  ...{ figure, summoner: figure, card, permanent: card },
  ...{ at: space, to: space },
});

const itself: Turn<Kind, number> = (type) => type;

/** What an action is done to may be a figure, a seat, a card, a space or a unit on one; terrains and types are the same for all. */
function objectOf(kind: Action['kind'], isFirst: boolean): Turn<Kind, number> {
  switch (kind) {
    case 'lookAtHand':
    case 'swapHands':
      return seat;
    case 'forceTarget':
    case 'mpTarget':
    case 'sacrificeFigureToDraw':
      return figure;
    case 'changeFigureType':
      return isFirst ? figure : itself;
    case 'discardXDrawX':
    case 'swapPermanentWithHand':
      return card;
    case 'recruit':
      return isFirst ? itself : space;
    case 'setTerrain':
      return isFirst ? space : itself;
    case 'placeGarrison':
      return space;
    case 'swapTwoOwnUnits':
      return (unit, to) => 2 * space(unit >> 1, to) + (unit & 1);
    case 'draw':
      return itself;
  }
}

/** What is picked for the card under way. */
function picked(s: MmState, to: Places<Kind>, what: number, isFirst = s.pending.first < 0): number {
  const { card: under, hand, act } = s.pending;
  if (under < 0 || what < 0) return what;
  const uses = s.game.cards[under]!;
  return objectOf((hand ? uses.hc : uses.pc).actions[act]!.kind, isFirst)(what, to);
}

const event = anyOf<Kind, MmEvent>({
  ...{ only: seat, seat, seats: each(seat), winners: inAnyOrder(seat), rolls: each(withNumber(seat)) },
  ...{ figure, summoner: figure, attacker: figure, defender: figure, with: seat },
  ...{ card, cards, permanent: card },
  ...{ at: space, from: space, to: space },
});

/** Nothing of a card that is done with. */
const seen = ({ game: _game, pending, ...rest }: MmState): object => ({
  ...rest,
  pending: pending.card < 0 ? undefined : pending,
});

/** For tests only: where numbers of seats, figures and cards stand in a game of Monsters and Magic. */
const numbering: Numbering<Kind, MmState, MmChoice, MmEvent> = {
  idle: ['done', 'pass'],
  state(s, to) {
    const { pending } = s;
    const under = { card: card(pending.card, to), first: picked(s, to, pending.first, true) };
    return { ...state(clone(s), to), game: gameAt(s.game, to), pending: { ...pending, ...under } };
  },
  choice: (own, s, to) => (own.type === 'pick' ? { ...own, what: picked(s, to, own.what) } : choice(own, to)),
  event(own, _, to) {
    if (own.type === 'looked') return { ...event(own, to), at: seat(own.at, to) } as MmEvent;
    if (own.type !== 'effect') return event(own, to);
    const kind = own.kind as Action['kind'];
    const [first, what] = [objectOf(kind, true)(own.first, to), objectOf(kind, own.first < 0)(own.what, to)];
    return { ...own, seat: seat(own.seat, to), first, what };
  },
  seen,
  // Known cards of another's hand lie by their numbers.
  shown: (view) => ({ ...seen(view), hand: view.hand.map((held) => held.toSorted((a, b) => a - b)) }),
};

const turning: Turning<Kind, MmState> = {
  seats: 'mixed',
  isSet: ({ phase }) => !setupPhases.includes(phase),
  places: (s, seats) => ({
    seat: seats,
    figure: bySeats(
      seats.map(() => 20),
      seats,
    ),
    card: count(s.game.cards.length),
    space: count(SPACES),
  }),
};

const turns = turnsOfSquare(8);
/** No space lies nearer to the front of a list than another; the corners have their order behind them (MM-R02). */
const facing: Facing<Kind, MmState> = {
  isSet: turning.isSet,
  sides: ({ at, game }) =>
    turns.map((to) => ({
      seat: count(game.players),
      figure: count(at.length),
      card: count(game.cards.length),
      space: to,
    })),
};

/** Figures of one type and owner, and all cards. */
const renumbering: Renumbering<Kind, MmState> = {
  isSet: turning.isSet,
  classes: ({ at, game }) => ({
    seat: count(game.players),
    figure: at.map((_, one) => Math.trunc(one / 5)),
    card: game.cards.map(() => true),
    space: count(SPACES),
  }),
  // In its supply a figure is like the others of its type.
  aside: (s) => ({
    figure: s.at.map((space, one) => (space < 0 ? `${seatOf(one)} ${typeOf(one)}` : undefined)),
  }),
};

export const numbers = { numbering, turning, renumbering, facing };
