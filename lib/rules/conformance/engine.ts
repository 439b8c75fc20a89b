import { seededDice, type Dice } from '../kernel/dice';
import type { Engine, GameEvent, Seat } from '../kernel/engine';
import { apply } from '../kernel/play';

/** An engine and what only its system can say of it. */
export interface EngineUnderTest<T, S, C, E extends GameEvent, V> {
  readonly engine: Engine<T, S, C, E, V>;
  /** Everything that may neither appear nor vanish, as text that stays the same through the game. */
  count(state: S): string;
  /** The state with what this seat may not know changed: other cards in other hands, another order of the deck. */
  conceal(state: S, seat: Seat, dice: Dice): S;
  /** Decisions within which every game must end. */
  readonly bound: number;
}

const text = (value: unknown): string => JSON.stringify(value);

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/**
 * Plays one game with random choices and asks everything of the contract at every step that `every` says.
 * @throws with the first promise broken; the seed repeats it
 * @returns how many decisions it took
 */
export function proveGame<T, S, C, E extends GameEvent, V>(
  { engine, count, conceal, bound }: EngineUnderTest<T, S, C, E, V>,
  table: T,
  seed: string,
  every = 1,
): { readonly decisions: number; readonly events: readonly E[]; readonly end: string } {
  const dice = seededDice(seed);
  const chooser = seededDice(`${seed} choices`);
  const checker = seededDice(`${seed} checks`);
  const events: E[] = [];
  const state = engine.setup(table, dice, (event) => events.push(event));
  const counted = count(state);
  for (let decisions = 0; decisions < bound; decisions++) {
    const at = `decision ${decisions} of seed ${seed}`;
    const seats = engine.toAct(state);
    const outcome = engine.outcome(state);
    must((seats.length === 0) === (outcome !== undefined), `${at}: over and yet somebody to act, or neither`);
    must(count(state) === counted, `${at}: something appeared or vanished`);
    if (outcome) return { decisions, events, end: text(state) };
    const seat = seats[checker.below(seats.length)]!;
    const choices = engine.choices(state, seat);
    must(choices.length > 0, `${at}: seat ${seat} must act and has no choice`);
    const choice = choices[chooser.below(choices.length)]!;

    if (decisions % every === 0) {
      const before = text(state);
      must(text(JSON.parse(before)) === before, `${at}: the state does not survive JSON`);
      must(text(JSON.parse(text(choices))) === text(choices), `${at}: the choices do not survive JSON`);
      must(new Set(choices.map(text)).size === choices.length, `${at}: a choice is offered twice`);
      // A view must not change with what it may not show, nor may what the seat is offered.
      const other = conceal(engine.clone(state), seat, checker);
      must(
        text(engine.view(other, seat)) === text(engine.view(state, seat)),
        `${at}: the view of seat ${seat} shows something hidden`,
      );
      must(
        text(engine.choices(other, seat)) === text(choices),
        `${at}: the choices of seat ${seat} tell something hidden`,
      );
      must(text(engine.toAct(other)) === text(seats), `${at}: who is asked tells something hidden`);
      // Every choice is accepted, on a copy that leaves its original alone; in place and applied end alike.
      const trial = choices[checker.below(choices.length)]!;
      const copy = engine.clone(state);
      engine.play(copy, seat, trial, seededDice(at));
      must(text(state) === before, `${at}: a clone played on changed its original`);
      const revived = JSON.parse(before) as S;
      const applied = apply(engine, revived, { seat, choice: trial }, seededDice(at));
      must(applied.ok, `${at}: a listed choice was refused`);
      must(text(applied.value.state) === text(copy), `${at}: in place and applied end differently`);
      must(text(revived) === before, `${at}: to apply changed the state it was given`);
    }
    engine.play(state, seat, choice, dice, (event) => events.push(event));
  }
  throw new Error(`seed ${seed}: no end within ${bound} decisions`);
}
