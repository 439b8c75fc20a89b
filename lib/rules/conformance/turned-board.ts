import { seededDice } from '../kernel/game/dice';
import type { GameEvent } from '../kernel/game/engine';
import { proveStretches, type Stretch, type UnderTest } from './beside';
import type { Places, Seats } from './numbers';

/**
 * A turned board: a game beside itself, seen from another side of the table or in a mirror. No way, choice or result may follow
 * from which space comes first in a list.
 */

/** What only a system can say of its board. */
export interface Facing<K extends string, S> {
  /** From here on it may be turned: what a ledger settles by its sides is behind it. */
  isSet(state: S): boolean;
  /** Where everything goes, by each way to turn the board. */
  sides(state: S): readonly Places<K>[];
}

/** The ways to turn or mirror a square of so many spaces a side, numbered row by row: where each space goes. */
export function turnsOfSquare(side: number): readonly (readonly number[])[] {
  const turn = ([col, row]: readonly [number, number]) => [row, side - 1 - col] as const;
  const mirror = ([col, row]: readonly [number, number]) => [side - 1 - col, row] as const;
  const spaces = Array.from({ length: side * side }, (_, n) => [n % side, Math.trunc(n / side)] as const);
  const half = spaces.map(turn).map(turn);
  const all = [
    spaces.map(turn),
    half,
    half.map(turn),
    ...[spaces, spaces.map(turn), half, half.map(turn)].map((one) => one.map(mirror)),
  ];
  return all.map((one) => one.map(([col, row]) => row * side + col));
}

/**
 * Plays a game, and stretches of it beside itself on a turned board, with the same dice.
 * @throws with the first difference: something depends on the side from which one looks
 * @returns the types of what was told in those stretches
 */
export function proveBoard<K extends string, T, S, C extends { readonly type: string }, E extends GameEvent>(
  under: UnderTest<K, T, S, C, E> & { readonly facing: Facing<K, S> },
  table: T,
  players: number,
  seed: string,
  stretch: Stretch,
): ReadonlySet<string> {
  const { isSet, sides } = under.facing;
  const seats: Seats = Array.from({ length: players }, (_, seat) => seat);
  const turns = seededDice(`${seed} sides`);
  return proveStretches(under, table, seed, stretch, {
    isSet,
    other: (state) => ({ seats, to: turns.pick(sides(state)) }),
  });
}
