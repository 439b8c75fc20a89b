import type { Dice } from './dice';
import type { Engine, GameEvent, Outcome, Seat } from './engine';
import { isSameValue } from '../canonical-value';
import { ok, refuse, type Result } from '../result';

/** One decision of a game: who, and what. */
export interface Move<C> {
  readonly seat: Seat;
  readonly choice: C;
}

/** Which of the choices it is, by what it says; −1: none of them. */
export const indexOfChoice = <C>(choices: readonly C[], choice: C): number =>
  choices.findIndex((offered) => isSameValue(offered, choice));

/** Carries out a choice that came from outside on a copy. Refuses whoever is not asked and whatever is not offered. */
export function apply<T, S, C, E extends GameEvent, V>(
  engine: Engine<T, S, C, E, V>,
  state: S,
  { seat, choice }: Move<C>,
  dice: Dice,
): Result<{ readonly state: S; readonly events: readonly E[] }> {
  if (!engine.toAct(state).includes(seat))
    return refuse({ path: ['seat'], code: 'not_your_turn', message: `Seat ${seat} has nothing to decide.` });
  const choices = engine.choices(state, seat);
  const offered = choices[indexOfChoice(choices, choice)];
  if (offered === undefined)
    return refuse({ path: ['choice'], code: 'illegal_choice', message: 'The rules do not offer this now.' });
  const next = engine.clone(state);
  const events: E[] = [];
  engine.play(next, seat, offered, dice, (event) => events.push(event));
  return ok({ state: next, events });
}

/** Who chooses for a seat: gets what the seat may know and what it may do. */
export type Bot<V, C> = (view: V, seat: Seat, choices: readonly C[], dice: Dice) => C;

/** Any choice, each as likely, of whoever does not look. */
export const pickBlindly = <T, S, C, E extends GameEvent, V>(
  engine: Engine<T, S, C, E, V>,
  state: S,
  seat: Seat,
  dice: Dice,
): C => (engine.pickOne ? engine.pickOne(state, seat, dice) : dice.pick(engine.choices(state, seat)));

/** One game from this state to its end, or to `most` decisions. The state is played on. */
export function playOut<T, S, C, E extends GameEvent, V>(
  engine: Engine<T, S, C, E, V>,
  state: S,
  decide: (seat: Seat, state: S) => C,
  dice: Dice,
  most = 100_000,
): { readonly outcome: Outcome | undefined; readonly decisions: number } {
  let decisions = 0;
  while (decisions < most) {
    const seat = engine.toAct(state)[0];
    if (seat === undefined) break;
    engine.play(state, seat, decide(seat, state), dice);
    decisions++;
  }
  return { outcome: engine.outcome(state), decisions };
}
