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
import { count } from '../../../kernel/game/row';
import type { Action } from './cards';
import type { MmEvent } from './events';
import { clone, seatOf, typeOf, type Combat, type MmChoice, type MmGame, type MmState } from './state';

const setupPhases: readonly string[] = ['keep', 'corner', 'figure', 'middle'];

type Kind = 'seat' | 'figure' | 'card';

const seat = named<Kind>('seat');
const figure = named<Kind>('figure');
const card = named<Kind>('card');
const cards = each(card);
const cardsBySeat = by<Kind, number[]>('seat', cards);
/** A figure, and something beside it that is less than the unit; the order of such marks says nothing. */
const marks = (unit: number, rest: Turn<Kind, number> = (space) => space) =>
  inAnyOrder<Kind>((value, to) => figure(Math.trunc(value / unit), to) * unit + rest(value % unit, to));
/** By seat, two bits of the board. */
const halves = (all: readonly number[], { seat: seats }: Places<Kind>): number[] => {
  const out = [...all];
  seats.forEach((to, from) => out.splice(2 * to, 2, ...all.slice(2 * from, 2 * from + 2)));
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
  corner: by('seat'),
  garrison: each(seat),
  posts: halves,
  figureOn: each(figure),
  resting: halves,
  at: by('figure'),
  standing,
  mp: by('figure'),
  activation: by('figure'),
  charged: by('figure'),
  entered: marks(1024, card),
  spent: marks(1024, card),
  visited: marks(64),
  fought: inAnyOrder(figure),
  moving: figure,
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
  combat: fields<Kind, Combat>({ attacker: figure, put: each(cards) }),
  offer: seat,
  winners: inAnyOrder(seat),
});

const gameAt = fields<Kind, MmGame>({ cards: by('card'), traits: by('card') });

const choice = anyOf<Kind, MmChoice>({ figure, summoner: figure, card, permanent: card });

/** What an action is done to may be a figure, a seat or a card; spaces, terrains and types are the same for all. */
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
      return isFirst ? figure : (type) => type;
    case 'discardXDrawX':
    case 'swapPermanentWithHand':
      return card;
    default:
      return (space) => space;
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
  }),
};

/** Figures of one type and owner, and all cards. */
const renumbering: Renumbering<Kind, MmState> = {
  isSet: turning.isSet,
  classes: ({ at, game }) => ({
    seat: count(game.players),
    figure: at.map((_, one) => Math.trunc(one / 5)),
    card: game.cards.map(() => true),
  }),
  // In its supply a figure is like the others of its type.
  aside: (s) => ({
    figure: s.at.map((space, one) => (space < 0 ? `${seatOf(one)} ${typeOf(one)}` : undefined)),
  }),
};

export const numbers = { numbering, turning, renumbering };
