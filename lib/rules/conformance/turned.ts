import type { GameEvent } from '../kernel/game/engine';
import { proveStretches, type Stretch, type UnderTest } from './beside';
import type { Places, Seats } from './numbers';

/**
 * Turned seats: a game beside itself, its players on other seats. Whoever sits where, the same happens, but for the order of
 * turns, which turns along. A system says which of its numbers name a seat or what belongs to one (`Turning`); the rest is
 * written here.
 */

export const backOf = (seats: Seats): Seats => seats.map((_, at) => seats.indexOf(at));

/** Everybody moves on by so many seats: the order around the table stays. */
export const movedOn = (players: number, by: number): Seats =>
  Array.from({ length: players }, (_, seat) => (seat + by) % players);

/** Where numbers go that lie seat after seat, so many of each: figures, chits, the spots of a domain. */
export function bySeats(sizes: readonly number[], seats: Seats): readonly number[] {
  const begins = (all: Seats, seat: number): number =>
    all.slice(0, all.indexOf(seat)).reduce((sum, one) => sum + sizes[one]!, 0);
  const [before, after] = [seats.map((_, seat) => seat), backOf(seats)];
  return before.flatMap((seat) => Array.from({ length: sizes[seat]! }, (_, k) => begins(after, seat) + k));
}

/** How many each seat has of what lies seat after seat: by seat where its own begin, and last where all end. */
export const sizesOf = (begins: readonly number[]): number[] =>
  begins.slice(1).map((next, seat) => next - begins[seat]!);

/** Where they begin, by how many each has. */
export const beginsOf = (sizes: readonly number[]): number[] =>
  sizes.reduce((begins, size) => [...begins, begins.at(-1)! + size], [0]);

/** What only a system can say of its seats. */
export interface Turning<K extends string, S> {
  /** `cycled`: the rules go around the table, and everybody moves on alike; `mixed`: the state names all order that there is. */
  readonly seats: 'cycled' | 'mixed';
  /** From here on a game may be turned: what a ledger settles by seat numbers is behind it. */
  isSet(state: S): boolean;
  /** Where the seats go, and what belongs to them. */
  places(state: S, seats: Seats): Places<K>;
}

/**
 * Plays a game, and stretches of it beside itself with its players on other seats, with the same dice.
 * @throws with the first difference: something depends on where somebody sits
 * @returns the types of what was told in those stretches
 */
export function proveSeats<K extends string, T, S, C extends { readonly type: string }, E extends GameEvent>(
  under: UnderTest<K, T, S, C, E> & { readonly turning: Turning<K, S> },
  table: T,
  players: number,
  seed: string,
  stretch: Stretch,
): ReadonlySet<string> {
  const { seats: how, isSet, places } = under.turning;
  return proveStretches(under, table, seed, stretch, {
    isSet,
    other(state, dice) {
      const seats =
        how === 'cycled' ? movedOn(players, 1 + dice.below(players - 1)) : dice.shuffle(movedOn(players, 0));
      return { seats, to: places(state, seats) };
    },
  });
}
