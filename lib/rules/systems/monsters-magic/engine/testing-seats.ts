import type { Seat } from '../../../kernel/game/engine';
import type { Action } from './cards';
import { clone, seatOf, type MmChoice, type MmState } from './state';

/** For tests only: the same players on other seats, by where each of them sits then. */
export type Seats = readonly Seat[];

export const backOf = (seats: Seats): Seats => seats.map((_, at) => seats.indexOf(at));

const seatAt = (seats: Seats, seat: Seat): Seat => (seat < 0 ? seat : seats[seat]!);
const figureAt = (seats: Seats, figure: number): number =>
  figure < 0 ? figure : 20 * seatAt(seats, seatOf(figure)) + (figure % 20);

/** What belongs to each seat, so many of it: where the seats sit then. */
function moved<T>(seats: Seats, all: readonly T[], each = 1): T[] {
  const out = [...all];
  seats.forEach((to, from) => {
    for (let i = 0; i < each; i++) out[to * each + i] = all[from * each + i]!;
  });
  return out;
}

/** A game as it looks with its players on other seats. */
export function turned(given: MmState, seats: Seats): MmState {
  const s = clone(given);
  const marks = (all: readonly number[], unit: number): number[] =>
    all.map((mark) => figureAt(seats, Math.trunc(mark / unit)) * unit + (mark % unit));
  return Object.assign(s, {
    order: s.order.map((seat) => seatAt(seats, seat)),
    active: seatAt(seats, s.active),
    limitSeat: seatAt(seats, s.limitSeat),
    alive: moved(seats, s.alive),
    corner: moved(seats, s.corner),
    garrison: s.garrison.map((seat) => seatAt(seats, seat)),
    posts: moved(seats, s.posts, 2),
    figureOn: s.figureOn.map((figure) => figureAt(seats, figure)),
    resting: moved(seats, s.resting, 2),
    at: moved(seats, s.at, 20),
    standing: moved(seats, s.standing),
    mp: moved(seats, s.mp, 20),
    activation: moved(seats, s.activation, 20),
    charged: moved(seats, s.charged, 20),
    entered: marks(s.entered, 1024),
    spent: marks(s.spent, 1024),
    visited: marks(s.visited, 64),
    fought: s.fought.map((figure) => figureAt(seats, figure)),
    moving: figureAt(seats, s.moving),
    hand: moved(seats, s.hand),
    permanents: moved(seats, s.permanents),
    pack: moved(seats, s.pack),
    lasting: moved(seats, s.lasting),
    powers: moved(seats, s.powers),
    control: moved(seats, s.control),
    seen: moved(seats, s.seen),
    combat: { ...s.combat, attacker: figureAt(seats, s.combat.attacker) },
    pending: { ...s.pending, first: picked(s, seats, s.pending.first, true) },
    offer: seatAt(seats, s.offer),
    winners: s.winners.map((seat) => seatAt(seats, seat)),
  });
}

/** What can be told of a game: marks in any order, and nothing of a card that is done with. */
export function seen(s: MmState): unknown {
  const { game: _game, pending, ...rest } = s;
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
}

/** What is picked for a card under way may be a figure or a seat; spaces, terrains, types and cards are the same on all seats. */
function picked(s: MmState, seats: Seats, what: number, isFirst = s.pending.first < 0): number {
  const { card, hand, act } = s.pending;
  if (card < 0 || what < 0) return what;
  const uses = s.game.cards[card]!;
  const { kind }: Action = (hand ? uses.hc : uses.pc).actions[act]!;
  if (kind === 'lookAtHand' || kind === 'swapHands') return seatAt(seats, what);
  const isFigure =
    kind === 'forceTarget' ||
    kind === 'mpTarget' ||
    kind === 'sacrificeFigureToDraw' ||
    (kind === 'changeFigureType' && isFirst);
  return isFigure ? figureAt(seats, what) : what;
}

/** A choice in that game as it is made on other seats. */
export function turnedChoice(s: MmState, choice: MmChoice, seats: Seats): MmChoice {
  switch (choice.type) {
    case 'step':
    case 'recruit':
      return { ...choice, figure: figureAt(seats, choice.figure) };
    case 'summon':
      return {
        ...choice,
        summoner: figureAt(seats, choice.summoner),
        figure: figureAt(seats, choice.figure),
      };
    case 'pick':
      return { ...choice, what: picked(s, seats, choice.what) };
    default:
      return choice;
  }
}
