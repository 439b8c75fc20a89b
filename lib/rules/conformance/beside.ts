import { seededDice, type Dice } from '../kernel/game/dice';
import type { Engine, GameEvent, Seat, Tell } from '../kernel/game/engine';
import { must } from './must';
import type { Places, Seats } from './numbers';

/**
 * A game beside itself: at another table the same is played, where seats or things have other numbers. All that can be seen,
 * done and told has to be the same there, but for those numbers.
 */

/** One of the two tables. */
export interface TableBeside<S, E> {
  readonly state: S;
  /** What falls in each decision: at both tables the same, or what the system makes of it. */
  dice(step: number): Dice;
  readonly tell?: Tell<E>;
}

/** Two tables, and how the first looks from the other. `N` says which number is which there. */
export interface Beside<S, C, E extends GameEvent, N> {
  readonly engine: Pick<Engine<never, S, C, E, unknown>, 'toAct' | 'choices' | 'play' | 'outcome'>;
  readonly one: TableBeside<S, E>;
  readonly other: TableBeside<S, E>;
  /** By seat of the first table, where each sits at the other. */
  readonly seats: Seats;
  /** Numbers as they are at the other table, and as they are already. */
  readonly to: N;
  readonly stay: N;
  /** The same before each decision, where things that lie aside may have changed. Absent: it stays. */
  anew?(to: N, one: S, other: S): N;
  /** What can be told of a state, with those numbers. */
  seen(state: S, to: N): unknown;
  choice(choice: C, state: S, to: N): C;
  event?(event: E, state: S, to: N): E;
  /** What a seat, or whoever only watches, can see of a state. Absent: that is not compared. */
  view?(state: S, seat: Seat | undefined, to: N): unknown;
  /** How the game goes on; absent: by chance. */
  choose?(choices: readonly C[], chance: Dice, state: S): C;
}

const text = (value: unknown): string => JSON.stringify(value);
/** In one order, as the order of choices may follow the numbers of pieces. */
const written = (all: readonly unknown[]): string => all.map(text).sort().join('\n');
const sorted = (seats: readonly Seat[]): readonly Seat[] => [...seats].sort((a, b) => a - b);

/** Where two texts part, with what stands around it. */
function parting(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const cut = (of: string): string => of.slice(Math.max(0, at - 120), at + 120);
  return `\n  here:  ${cut(a)}\n  there: ${cut(b)}`;
}

/**
 * Plays both tables, the same at each, and compares who is asked, what is offered, what each can see, what is told and what has
 * come of it.
 * @throws with the first difference: something depends on a number
 * @returns the types of what was told
 */
export function proveBeside<S, C, E extends GameEvent, N>(
  {
    engine,
    one,
    other,
    seats,
    to: begins,
    stay,
    anew,
    seen,
    choice,
    event,
    view,
    choose,
  }: Beside<S, C, E, N>,
  seed: string,
  most: number,
): ReadonlySet<string> {
  const types = new Set<string>();
  const chance = seededDice(`${seed} chance`);
  const viewers = [undefined, ...seats.keys()];
  const same = (a: string, b: string, what: string, at: string): void =>
    must(a === b, () => `${at}: ${what}${parting(a, b)}\n  where ${text(begins)}`);
  let last = '';
  let to = begins;
  for (let step = 0; ; step++) {
    to = anew ? anew(to, one.state, other.state) : to;
    const at = `decision ${step} of seed ${seed}${last}`;
    same(text(seen(one.state, to)), text(seen(other.state, stay)), 'another position', at);
    if (view) {
      const viewer = viewers[step % viewers.length];
      const there = viewer === undefined ? viewer : seats[viewer];
      const shown = text(view(one.state, viewer, to));
      same(shown, text(view(other.state, there, stay)), `seat ${viewer} sees something else`, at);
    }
    const acting = engine.toAct(one.state);
    const there = engine.toAct(other.state);
    same(text(sorted(acting.map((seat) => seats[seat]!))), text(sorted(there)), 'others are asked', at);
    if (acting.length === 0 || step >= most) return types;
    const seat = chance.pick(sorted(acting));
    const choices = engine.choices(one.state, seat);
    const turned = choices.map((own) => choice(own, one.state, to));
    same(
      written(turned),
      written(engine.choices(other.state, seats[seat]!)),
      'something else is offered',
      at,
    );
    const picked = choose ? choose(choices, chance, one.state) : chance.pick(choices);
    last = `, after ${text(picked)} of seat ${seat}`;
    const [told, toldThere]: [E[], E[]] = [[], []];
    const counterpart = choice(picked, one.state, to);
    engine.play(one.state, seat, picked, one.dice(step), (own) => {
      types.add(own.type);
      told.push(event ? event(own, one.state, to) : own);
      one.tell?.(own);
    });
    engine.play(other.state, seats[seat]!, counterpart, other.dice(step), (own) => {
      toldThere.push(event ? event(own, other.state, stay) : own);
      other.tell?.(own);
    });
    if (event) same(written(told), written(toldThere), 'something else is told', `seed ${seed}${last}`);
  }
}

/** Does as much as can be done, mostly. */
const busily =
  (idle: readonly string[]) =>
  <C extends { readonly type: string }>(choices: readonly C[], chance: Dice): C => {
    const busy = choices.filter(({ type }) => !idle.includes(type));
    return chance.pick(busy.length > 0 && chance.below(8) > 0 ? busy : choices);
  };

/** What only a system can say of its numbers. */
export interface Numbering<K extends string, S, C, E> {
  /** Types of choices by which nothing happens: they are made less often. */
  readonly idle: readonly string[];
  /** The same game with those numbers. */
  state(state: S, to: Places<K>): S;
  /** A choice in it, as it is made there. */
  choice(choice: C, state: S, to: Places<K>): C;
  /** What is told of it, as it is told there, in whatever order. Absent: what is told is not compared. */
  event?(event: E, state: S, to: Places<K>): E;
  /** What can be told of a state: lists whose order says nothing in one order, and nothing that is done with. Absent: all. */
  seen?(state: S): unknown;
  /** The same of what somebody can see of it. Absent: like a state. */
  shown?(view: S): unknown;
  /** Dice that fall alike at both tables where the engine draws from a list that lies by numbers. Absent: those given. */
  dice?(dice: Dice, state: S): Dice;
}

/** An engine whose views have the shape of its states, and what its system says of its numbers. */
export interface UnderTest<K extends string, T, S, C, E extends GameEvent> {
  readonly engine: Engine<T, S, C, E, S>;
  readonly numbering: Numbering<K, S, C, E>;
}

/** How far a game is played by itself, then beside itself, and how often that. */
export interface Stretch {
  readonly alone: number;
  readonly beside: number;
  readonly times: number;
}

/** How one game comes to have another beside it. */
export interface Ways<K extends string, S> {
  /** Is it far enough for that? */
  isSet(state: S): boolean;
  /** Which numbers the other table has: of the seats, and of everything. */
  other(state: S, dice: Dice): { readonly seats: Seats; readonly to: Places<K> };
  diceAt?(seed: string): Dice;
  anew?(to: Places<K>, one: S, other: S): Places<K>;
}

const unchanged = <K extends string>(to: Places<K>): Places<K> =>
  Object.fromEntries(
    Object.entries<readonly number[]>(to).map(([kind, all]) => [kind, [...all.keys()]]),
  ) as Record<K, number[]>;

/**
 * Plays a game, and stretches of it beside itself with other numbers: so each comes upon another position.
 * @throws as `proveBeside` does
 * @returns the types of what was told in those stretches
 */
export function proveStretches<
  K extends string,
  T,
  S,
  C extends { readonly type: string },
  E extends GameEvent,
>(
  { engine, numbering }: UnderTest<K, T, S, C, E>,
  table: T,
  seed: string,
  { alone, beside, times }: Stretch,
  { isSet, other, diceAt = seededDice, anew }: Ways<K, S>,
): ReadonlySet<string> {
  const { idle, seen = (s: S): unknown => s, shown = seen, choice, event } = numbering;
  const dice = seededDice(seed);
  const choose = busily(idle);
  const state = engine.setup(table, dice);
  const goOn = (): void => {
    const [seat] = engine.toAct(state);
    if (seat !== undefined) engine.play(state, seat, choose(engine.choices(state, seat), dice), dice);
  };
  const diceFor = (of: string, s: S): Dice => numbering.dice?.(diceAt(of), s) ?? diceAt(of);
  while (!isSet(state)) goOn();
  const types = new Set<string>();
  for (let time = 0; time < times && !engine.outcome(state); time++) {
    const { seats, to } = other(state, dice);
    const stay = unchanged(to);
    const tableOf = (s: S): TableBeside<S, E> => ({
      state: s,
      dice: (step) => diceFor(`${seed} ${time} ${step}`, s),
    });
    const told = proveBeside(
      {
        ...{ engine, seats, to, stay, choice, choose },
        ...{ one: tableOf(engine.clone(state)), other: tableOf(numbering.state(state, to)) },
        seen: (s, as) => seen(numbering.state(s, as)),
        view: (s, viewer, as) => shown(numbering.state(engine.view(s, viewer), as)),
        ...(anew ? { anew } : {}),
        ...(event ? { event } : {}),
      },
      `${seed} ${time}`,
      beside,
    );
    for (const type of told) types.add(type);
    for (let i = 0; i < alone; i++) goOn();
  }
  return types;
}
