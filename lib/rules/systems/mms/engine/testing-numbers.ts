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
} from '../../../conformance/numbers';
import type { Renumbering } from '../../../conformance/renumbered';
import { beginsOf, bySeats, sizesOf, type Turning } from '../../../conformance/turned';
import { count } from '../../../kernel/game/row';
import type { MmsEvent } from './events';
import { clone, type Acting, type MmsChoice, type MmsGame, type MmsState, type Purse } from './state';

type Kind = 'seat' | 'piece' | 'card';

const seat = named<Kind>('seat');
const piece = named<Kind>('piece');
const card = named<Kind>('card');
const seatAndNumber = withNumber(seat);
const seatsInAnyOrder = inAnyOrder(seat);
/** Bits by seat. */
const bits = (value: number, { seat: seats }: Places<Kind>): number =>
  seats.reduce((out, there, here) => out | (((value >> here) & 1) << there), 0);

const state = fields<Kind, MmsState>({
  order: each(seat),
  active: seat,
  alive: by('seat'),
  card: by('piece', card),
  carried: by<Kind, number[]>('piece', each(card)),
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
  // Pairs of square and card.
  dropped: (all, to) => all.map((one, i) => (i % 2 === 0 ? one : card(one, to))),
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
function gameAt(game: MmsGame, to: Places<Kind>): MmsGame {
  const turned = fields<Kind, MmsGame>({
    part: each(seat),
    owner: by('piece', seat),
    begins: seat,
    cards: by('card'),
  })(game, to);
  return { ...turned, first: beginsOf(by<Kind, number>('seat')(sizesOf(game.first), to)) };
}

const choice = anyOf<Kind, MmsChoice>({ piece, target: piece, engine: piece, to: seat });

const event = anyOf<Kind, MmsEvent>({
  ...{ only: seat, seat, seats: each(seat), winners: seatsInAnyOrder, rolls: each(seatAndNumber) },
  ...{ piece, target: piece, engine: piece, area: piece, chain: each(piece), card, carried: each(card) },
});

/** Which character of the other player hears a word is of no account, and the first is taken (MMS-R42). */
const toldBy = (chain: readonly number[]): readonly number[] => chain.slice(0, -1);

/** For tests only: where numbers of seats, pieces and cards stand in a game of Magic, Monsters and Swords. */
const numbering: Numbering<Kind, MmsState, MmsChoice, MmsEvent> = {
  idle: ['endTurn', 'pass', 'back', 'tell', 'show'],
  state: (s, to) => ({ ...state(clone(s), to), game: gameAt(s.game, to) }),
  choice: (own, _, to) => choice(own, to),
  event(own, _, to) {
    if (own.type === 'told')
      return {
        ...(event(own, to) as typeof own),
        to: seat(own.to, to),
        chain: toldBy(each(piece)(own.chain, to)),
      };
    return own.type === 'firstCards' ? { ...own, cards: each(seatAndNumber)(own.cards, to) } : event(own, to);
  },
  seen: ({ game: _game, acting, ...rest }) => ({
    ...rest,
    acting: rest.stage === 'tell' ? { ...acting, chain: toldBy(acting.chain) } : acting,
  }),
};

const turning: Turning<Kind, MmsState> = {
  seats: 'cycled',
  isSet: () => true,
  places: ({ game }, seats) => ({
    seat: seats,
    piece: bySeats(sizesOf(game.first), seats),
    card: count(game.cards.length),
  }),
};

/** Pieces of one owner, and all cards but the last, the decoy. */
const renumbering: Renumbering<Kind, MmsState> = {
  // Among what is alike in the layout the first is laid out first.
  isSet: ({ phase }) => phase !== 'layout',
  classes: ({ game }) => ({
    seat: count(game.players),
    piece: game.owner,
    card: game.cards.map((_, one) => one === game.cards.length - 1),
  }),
};

export const numbers = { numbering, turning, renumbering };
