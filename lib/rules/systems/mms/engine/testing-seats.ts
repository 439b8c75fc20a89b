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
import type { MmsEvent } from './events';
import { clone, type Acting, type MmsChoice, type MmsGame, type MmsState, type Purse } from './state';

type Kind = 'seat' | 'piece';

/** Where seats and the pieces of each go. */
const placesOf = (game: MmsGame, seats: Seats): Places<Kind> => ({
  seat: seats,
  piece: bySeats(sizesOf(game.first), seats),
});

const seat = named<Kind>('seat');
const piece = named<Kind>('piece');
const seatAndNumber = withNumber(seat);
const seatsInAnyOrder = inAnyOrder(seat);
/** Bits by seat. */
const bits = (value: number, { seat: seats }: Places<Kind>): number =>
  seats.reduce((out, there, here) => out | (((value >> here) & 1) << there), 0);

const state = fields<Kind, MmsState>({
  order: each(seat),
  active: seat,
  alive: by('seat'),
  card: by('piece'),
  carried: by('piece'),
  wide: by('piece'),
  long: by('piece'),
  at: by('piece'),
  rot: by('piece'),
  fate: by('piece'),
  lost: by('piece'),
  acted: by('piece'),
  fought: by('piece'),
  rerolled: by('piece'),
  operated: by('piece'),
  known: by('piece', bits),
  control: by('piece', seat),
  inside: by('piece', each(piece)),
  characterOn: each(piece),
  next: by('piece', piece),
  areaOn: each(piece),
  bridgeOn: each(piece),
  acting: fields<Kind, Acting>({
    piece,
    target: piece,
    engine: piece,
    group: each(piece),
    purse: fields<Kind, Purse>({ charged: each(piece) }),
    to: seat,
    chain: each(piece),
  }),
  winners: seatsInAnyOrder,
});

/** Parts of the mat go with their owners. */
function gameAt(game: MmsGame, seats: Seats): MmsGame {
  const to = placesOf(game, seats);
  const turned = fields<Kind, MmsGame>({ part: each(seat), owner: by('piece', seat), begins: seat })(
    game,
    to,
  );
  return { ...turned, first: beginsOf(by<Kind, number>('seat')(sizesOf(game.first), to)) };
}

const choice = anyOf<Kind, MmsChoice>({ piece, target: piece, engine: piece, to: seat });

const event = anyOf<Kind, MmsEvent>({
  ...{ only: seat, seat, seats: each(seat), winners: seatsInAnyOrder, rolls: each(seatAndNumber) },
  ...{ piece, target: piece, engine: piece, area: piece, chain: each(piece) },
});

/** For tests only: what of a game of Magic, Monsters and Swords is named by a seat, and what belongs to one. */
export const turning: Turning<MmsState, MmsChoice, MmsEvent> = {
  seats: 'cycled',
  isSet: () => true,
  idle: ['endTurn', 'pass', 'back', 'tell', 'show'],
  state(s, seats) {
    return { ...state(clone(s), placesOf(s.game, seats)), game: gameAt(s.game, seats) };
  },
  choice: (own, s, seats) => choice(own, placesOf(s.game, seats)),
  event(own, s, seats) {
    const to = placesOf(s.game, seats);
    if (own.type === 'told') return { ...event(own, to), to: seat(own.to, to) } as MmsEvent;
    return own.type === 'firstCards' ? { ...own, cards: each(seatAndNumber)(own.cards, to) } : event(own, to);
  },
  seen: ({ game: _game, ...rest }) => rest,
};
