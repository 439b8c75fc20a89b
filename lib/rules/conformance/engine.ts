import { seededDice, type Dice } from '../kernel/game/dice';
import type { Engine, GameEvent, Seat } from '../kernel/game/engine';
import { apply } from '../kernel/game/play';
import { must } from './must';

/** An engine and what only its system can say of it. */
export interface EngineUnderTest<T, S, C, E extends GameEvent, V> {
  readonly engine: Engine<T, S, C, E, V>;
  /** Everything that may neither appear nor vanish, as text that stays the same through the game. */
  count(state: S): string;
  /** The state with what this seat may not know changed: other cards in other hands, another order of the deck. */
  conceal(state: S, seat: Seat, dice: Dice): S;
  /** Decisions within which every game must end. */
  readonly bound: number;
  /** How the game goes on; absent: by chance. */
  choose?(state: S, seat: Seat, choices: readonly C[], dice: Dice): C;
  /** The field in which all states of a game share what stays as it is. It is frozen, and so need not be read at every step. */
  readonly constant?: keyof S & string;
}

const text = (value: unknown): string => JSON.stringify(value);

/** Whoever changes it, or anything in it, throws from now on. */
function freeze(value: unknown, done = new Set<object>()): void {
  if (typeof value !== 'object' || value === null || done.has(value)) return;
  done.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part, done);
}

/** Reads states and views as text and back: what their game shares stands there as a number, its text being read once. */
function reader(constant: string | undefined) {
  const numbers = new WeakMap<object, number>();
  const known: string[] = [];
  const numberOf = (shared: object): number => {
    let number = numbers.get(shared);
    if (number === undefined) {
      freeze(shared);
      const whole = text(shared);
      must(text(JSON.parse(whole)) === whole, 'what the states of a game share does not survive JSON');
      number = known.indexOf(whole);
      if (number < 0) number = known.push(whole) - 1;
      numbers.set(shared, number);
    }
    return number;
  };
  type Fields = Readonly<Record<string, unknown>>;
  const sharedIn = (of: unknown): object | undefined =>
    constant === undefined ? undefined : ((of as Fields)[constant] as object | undefined);
  return {
    write(of: unknown): string {
      const shared = sharedIn(of);
      return shared === undefined ? text(of) : text({ ...(of as Fields), [constant!]: numberOf(shared) });
    },
    /** What was written of this state, as a state of its own. */
    revive<S>(written: string, state: S): S {
      const read = JSON.parse(written) as S & Fields;
      return constant === undefined ? read : { ...read, [constant]: sharedIn(state) };
    },
  };
}

/** Thrown at a second try: the first found nothing. */
class Again extends Error {}

/** Dice whose first number is the given one, and that have no other. @throws Again */
function oneTry(number: number, ask: (sides: number) => void): Dice {
  let asked = 0;
  const below = (sides: number): number => {
    ask(sides);
    if (asked++ > 0) throw new Again();
    return number;
  };
  const no = (): never => {
    throw new Error('to pick blindly takes one number below some other');
  };
  return { below, pick: (items) => items[below(items.length)]!, roll: no, shuffle: no };
}

/**
 * Whoever picks blindly takes each choice as often as any other: gone through are all ways in which the first try can fall, and
 * those that find nothing lead to a try like it.
 * @throws where a choice comes up more often than another, or one that is not offered
 */
function provePick<T, S, C, E extends GameEvent, V>(
  { pickOne }: Engine<T, S, C, E, V>,
  state: S,
  seat: Seat,
  choices: readonly C[],
  at: string,
): void {
  if (!pickOne) return;
  const found = new Map(choices.map((choice) => [text(choice), 0]));
  let ways = 1;
  for (let way = 0; way < ways; way++) {
    const dice = oneTry(way, (sides) => {
      must(way === 0 || sides === ways, `${at}: a try to pick blindly is unlike the one before`);
      ways = sides;
    });
    try {
      const picked = text(pickOne(state, seat, dice));
      must(found.has(picked), `${at}: picked blindly, but not offered: ${picked}`);
      found.set(picked, found.get(picked)! + 1);
    } catch (error) {
      if (!(error instanceof Again)) throw error;
    }
  }
  const times = [...found.values()];
  must(
    times.every((one) => one > 0 && one === times[0]),
    `${at}: picked blindly, choices come up unevenly: ${text([...found])}`,
  );
}

/**
 * Plays one game, with random choices unless it is said how to choose, and asks everything of the contract at every step that `every` says.
 * @throws with the first promise broken; the seed repeats it
 * @returns how many decisions it took
 */
export function proveGame<T, S, C, E extends GameEvent, V>(
  {
    engine,
    count,
    conceal,
    bound,
    constant,
    choose = (_state, _seat, choices, dice) => dice.pick(choices),
  }: EngineUnderTest<T, S, C, E, V>,
  table: T,
  seed: string,
  every = 1,
): { readonly decisions: number; readonly events: readonly E[]; readonly end: string } {
  const dice = seededDice(seed);
  const chooser = seededDice(`${seed} choices`);
  const checker = seededDice(`${seed} checks`);
  const events: E[] = [];
  const { write, revive } = reader(constant);
  const state = engine.setup(table, dice, (event) => events.push(event));
  const counted = count(state);
  for (let decisions = 0; decisions < bound; decisions++) {
    const at = `decision ${decisions} of seed ${seed}`;
    const seats = engine.toAct(state);
    const outcome = engine.outcome(state);
    must((seats.length === 0) === (outcome !== undefined), `${at}: over and yet somebody to act, or neither`);
    const asked = decisions % every === 0;
    if (asked || outcome) must(count(state) === counted, `${at}: something appeared or vanished`);
    if (outcome) return { decisions, events, end: text(state) };
    const seat = seats[checker.below(seats.length)]!;
    const choices = engine.choices(state, seat);
    must(choices.length > 0, `${at}: seat ${seat} must act and has no choice`);
    const choice = choose(state, seat, choices, chooser);

    if (asked) {
      const before = write(state);
      const offered = text(choices);
      must(write(revive(before, state)) === before, `${at}: the state does not survive JSON`);
      must(text(JSON.parse(offered)) === offered, `${at}: the choices do not survive JSON`);
      must(new Set(choices.map(text)).size === choices.length, `${at}: a choice is offered twice`);
      provePick(engine, state, seat, choices, at);
      must(write(state) === before, `${at}: to pick blindly changed the state`);
      // A view must not change with what it may not show, nor may what the seat is offered.
      const other = conceal(engine.clone(state), seat, checker);
      must(
        write(engine.view(other, seat)) === write(engine.view(state, seat)),
        `${at}: the view of seat ${seat} shows something hidden`,
      );
      must(
        text(engine.choices(other, seat)) === offered,
        `${at}: the choices of seat ${seat} tell something hidden`,
      );
      must(text(engine.toAct(other)) === text(seats), `${at}: who is asked tells something hidden`);
      // Every choice is accepted, on a copy that leaves its original alone; in place and applied end alike.
      const trial = choices[checker.below(choices.length)]!;
      const copy = engine.clone(state);
      engine.play(copy, seat, trial, seededDice(at));
      must(write(state) === before, `${at}: a clone played on changed its original`);
      const revived = revive(before, state);
      const applied = apply(engine, revived, { seat, choice: trial }, seededDice(at));
      must(applied.ok, `${at}: a listed choice was refused`);
      must(write(applied.value.state) === write(copy), `${at}: in place and applied end differently`);
      must(write(revived) === before, `${at}: to apply changed the state it was given`);
    }
    engine.play(state, seat, choice, dice, (event) => events.push(event));
  }
  throw new Error(`seed ${seed}: no end within ${bound} decisions`);
}
