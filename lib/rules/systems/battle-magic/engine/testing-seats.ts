import {
  anyOf,
  beginsOf,
  by,
  bySeats,
  each,
  fields,
  inAnyOrder,
  named,
  sizesOf,
  withNumber,
  type Places,
  type Seats,
  type Turning,
} from '../../../conformance/turned';
import type { BmEvent } from './events';
import { clone, type BmChoice, type BmGame, type BmState, type Fight, type Flight } from './state';

type Kind = 'seat' | 'chit';

/** Where seats and the chits of their sets go. */
const placesOf = (game: BmGame, seats: Seats): Places<Kind> => ({
  seat: seats,
  chit: bySeats(sizesOf(game.first), seats),
});

const seat = named<Kind>('seat');
const chit = named<Kind>('chit');
const seatAndNumber = withNumber(seat);
/** Numbers of chits that are kept in rising order. */
const rising = inAnyOrder(chit);
const seatsInAnyOrder = inAnyOrder(seat);

const state = fields<Kind, BmState>({
  order: each(seat),
  active: seat,
  alive: by('seat'),
  castles: by('seat'),
  written: by('seat'),
  at: by('chit'),
  on: by('chit', chit),
  next: by('chit', chit),
  head: each(chit),
  holder: each(seat),
  units: by('seat', rising),
  fronts: by('seat'),
  used: by('chit'),
  attacked: by('chit'),
  // One more than the leader.
  rode: by<Kind, number>('chit', (one, to) => (one > 0 ? 1 + chit(one - 1, to) : one)),
  hand: by('seat'),
  pile: by('seat', each(chit)),
  leader: chit,
  fight: fields<Kind, Fight>({ attacker: chit, defender: chit }),
  flight: fields<Kind, Flight>({ unit: chit }),
  buying: chit,
  winners: seatsInAnyOrder,
});

function gameAt(game: BmGame, seats: Seats): BmGame {
  const to = placesOf(game, seats);
  const turned = fields<Kind, BmGame>({
    kindOf: by('chit'),
    ownerOf: by('chit', seat),
    entryOf: by('chit'),
    nameOf: by('chit'),
    castlesOf: by<Kind, readonly number[]>('seat', rising),
    starters: by<Kind, readonly number[]>('seat', each(chit)),
  })(game, to);
  return { ...turned, first: beginsOf(by<Kind, number>('seat')(sizesOf(game.first), to)) };
}

const choice = anyOf<Kind, BmChoice>({
  unit: chit,
  attacker: chit,
  target: chit,
  rider: chit,
  chit,
  bearer: chit,
});

const event = anyOf<Kind, BmEvent>({
  ...{ only: seat, seat, seats: each(seat), winners: seatsInAnyOrder },
  ...{ chit, bearer: chit, unit: chit, leader: chit, with: each(chit), attacker: chit, target: chit },
  ...{
    rider: chit,
    by: (one: number | string, to: Places<Kind>) => (typeof one === 'number' ? chit(one, to) : one),
  },
});

/** For tests only: what of a game of Battle Magic is named by a seat, and what belongs to one. */
export const turning: Turning<BmState, BmChoice, BmEvent> = {
  seats: 'mixed',
  // The order of play is in the state from the first castle on (BM-R03).
  isSet: () => true,
  idle: ['done', 'decline'],
  state(s, seats) {
    return { ...state(clone(s), placesOf(s.game, seats)), game: gameAt(s.game, seats) };
  },
  choice: (own, s, seats) => choice(own, placesOf(s.game, seats)),
  event(own, s, seats) {
    const to = placesOf(s.game, seats);
    return own.type === 'cut' ? { ...own, cards: each(seatAndNumber)(own.cards, to) } : event(own, to);
  },
  seen: ({ game: _game, ...rest }) => rest,
};
