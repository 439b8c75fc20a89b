import {
  anyOf,
  by,
  bySeats,
  each,
  fields,
  named,
  type Places,
  type Seats,
  type Turning,
} from '../../../conformance/turned';
import type { Action } from './cards';
import type { MmEvent } from './events';
import { clone, type MmChoice, type MmState } from './state';

const setupPhases: readonly string[] = ['keep', 'corner', 'figure', 'middle'];

type Kind = 'seat' | 'figure';

/** Where seats and the twenty figures of each go. */
const placesOf = (seats: Seats): Places<Kind> => ({
  seat: seats,
  figure: bySeats(
    seats.map(() => 20),
    seats,
  ),
});

const seat = named<Kind>('seat');
const figure = named<Kind>('figure');
/** A figure and something beside it, in one number. */
const mark =
  (unit: number) =>
  (value: number, to: Places<Kind>): number =>
    figure(Math.trunc(value / unit), to) * unit + (value % unit);
/** By seat, two bits of the board. */
const halves = (all: readonly number[], { seat: seats }: Places<Kind>): number[] => {
  const out = [...all];
  seats.forEach((to, from) => out.splice(2 * to, 2, ...all.slice(2 * from, 2 * from + 2)));
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
  standing: by('seat'),
  mp: by('figure'),
  activation: by('figure'),
  charged: by('figure'),
  entered: each(mark(1024)),
  spent: each(mark(1024)),
  visited: each(mark(64)),
  fought: each(figure),
  moving: figure,
  hand: by('seat'),
  permanents: by('seat'),
  pack: by('seat'),
  lasting: by('seat'),
  powers: by('seat'),
  control: by('seat'),
  seen: by('seat'),
  combat: fields<Kind, MmState['combat']>({ attacker: figure }),
  offer: seat,
  winners: each(seat),
});

const choice = anyOf<Kind, MmChoice>({ figure, summoner: figure });

/** What is picked for a card under way may be a figure or a seat; spaces, terrains, types and cards are the same on all seats. */
function picked(s: MmState, to: Places<Kind>, what: number, isFirst = s.pending.first < 0): number {
  const { card, hand, act } = s.pending;
  if (card < 0 || what < 0) return what;
  const uses = s.game.cards[card]!;
  const { kind }: Action = (hand ? uses.hc : uses.pc).actions[act]!;
  if (kind === 'lookAtHand' || kind === 'swapHands') return seat(what, to);
  const isFigure =
    kind === 'forceTarget' ||
    kind === 'mpTarget' ||
    kind === 'sacrificeFigureToDraw' ||
    (kind === 'changeFigureType' && isFirst);
  return isFigure ? figure(what, to) : what;
}

/** For tests only: what of a game of Monsters and Magic is named by a seat, and what belongs to one. */
export const turning: Turning<MmState, MmChoice, MmEvent> = {
  seats: 'mixed',
  isSet: ({ phase }) => !setupPhases.includes(phase),
  idle: ['done', 'pass'],
  state(s, seats) {
    const to = placesOf(seats);
    const { pending } = s;
    return { ...state(clone(s), to), pending: { ...pending, first: picked(s, to, pending.first, true) } };
  },
  choice(own, s, seats) {
    const to = placesOf(seats);
    return own.type === 'pick' ? { ...own, what: picked(s, to, own.what) } : choice(own, to);
  },
  /** Marks in any order, and nothing of a card that is done with. */
  seen({ game: _game, pending, ...rest }) {
    const sorted = (all: readonly number[]): readonly number[] => [...all].sort((a, b) => a - b);
    const { entered, spent, visited, fought, winners } = rest;
    return {
      ...rest,
      pending: pending.card < 0 ? undefined : pending,
      entered: sorted(entered),
      spent: sorted(spent),
      visited: sorted(visited),
      fought: sorted(fought),
      winners: sorted(winners),
      seen: rest.seen.map(sorted),
    };
  },
};
