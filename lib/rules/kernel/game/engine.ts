import type { Dice } from './dice';

/** A place at the table, counted from 0 in the order of the setup. */
export type Seat = number;

/** How a game ended. Several winners share the victory; none: a draw. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** The system's word for the way it ended: `V2`, `points`. */
  readonly by: string;
  /** Ledger rows behind it. */
  readonly rules: readonly string[];
}

/** Something that happened, for those who read along; `rule` is the ledger row behind it. */
export interface GameEvent {
  readonly type: string;
  readonly rule: string;
  /** Only this seat may know what the event says. */
  readonly only?: Seat;
}

/** Handed in only where somebody reads along: a play-out tells nobody. */
export type Tell<E> = (event: E) => void;

/**
 * A game as seven functions, and an eighth for speed alone. A state belongs to whoever made it: `play` changes it in place and
 * `clone` copies it. State and choices are plain JSON; chance is only in the dice handed in, which stand outside the state, so
 * that whoever holds a state cannot read the next roll from it.
 */
export interface Engine<T, S, C, E extends GameEvent, V> {
  /** Lists, board and agreement in; the first state out. */
  setup(table: T, dice: Dice, tell?: Tell<E>): S;
  /** Seats that owe a decision now; several where a step is simultaneous, none once the game has ended. */
  toAct(state: S): readonly Seat[];
  /** What the seat may do, by all rules; never empty for a seat that must act. */
  choices(state: S, seat: Seat): readonly C[];
  /**
   * One of `choices`, each as likely, for whoever does not look: it may be found much sooner than all of them. A try draws one
   * number, and where nothing is by it the next try draws below the same bound, so that a test can go through all ways in
   * which a try can fall. The state stays as it is. Absent: all are listed.
   */
  pickOne?(state: S, seat: Seat, dice: Dice): C;
  /** Carries out one of the choices on a state that the caller owns. Never called with anything else: see `apply`. */
  play(state: S, seat: Seat, choice: C, dice: Dice, tell?: Tell<E>): void;
  clone(state: S): S;
  outcome(state: S): Outcome | undefined;
  /** What the seat may know; `undefined` sees what lies open to all. */
  view(state: S, seat: Seat | undefined): V;
}
