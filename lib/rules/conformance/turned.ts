import { seededDice, type Dice } from '../kernel/game/dice';
import type { Engine, GameEvent, Seat, Tell } from '../kernel/game/engine';
import { must } from './must';

/**
 * Turned seats: a game beside itself, its players on other seats. Whoever sits where, the same happens, but for the order of
 * turns, which turns along. A system says which of its numbers name a seat or what belongs to one (`Turning`); the rest is
 * written here.
 */

/** The same players on other seats: by seat of the first table, where each sits at the other. */
export type Seats = readonly Seat[];

export const backOf = (seats: Seats): Seats => seats.map((_, at) => seats.indexOf(at));

/** Everybody moves on by so many seats: the order around the table stays. */
export const movedOn = (players: number, by: number): Seats =>
  Array.from({ length: players }, (_, seat) => (seat + by) % players);

/** Where numbers go that lie seat after seat, so many of each: figures, chits, the spots of a domain. */
export function bySeats(sizes: readonly number[], seats: Seats): readonly number[] {
  const begins = (all: readonly Seat[], seat: Seat): number =>
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

/** Where a number of each kind goes: `{ seat: [1, 2, 0], piece: […] }`. Numbers beyond, and below 0, stay what they are. */
export type Places<K extends string> = Readonly<Record<K, readonly number[]>>;

/** How a value is turned. */
export type Turn<K extends string, T> = (value: T, to: Places<K>) => T;

/** A number that names something of that kind. */
export const named =
  <K extends string>(kind: K): Turn<K, number> =>
  (value, to) =>
    to[kind][value] ?? value;

/** A list of such, in its order. */
export const each =
  <K extends string, T>(turn: Turn<K, T>): ((all: readonly T[], to: Places<K>) => T[]) =>
  (all, to) =>
    all.map((one) => turn(one, to));

/** A list of numbers whose order says nothing: the lowest first. */
export const inAnyOrder =
  <K extends string>(turn: Turn<K, number>): ((all: readonly number[], to: Places<K>) => number[]) =>
  (all, to) =>
    each(turn)(all, to).sort((a, b) => a - b);

/** Such a number, and one beside it that says how much. */
export const withNumber =
  <K extends string>(turn: Turn<K, number>): Turn<K, readonly [number, number]> =>
  ([one, value], to) => [turn(one, to), value];

/** A row with a place for each number of that kind; what stands there is turned as well, where it is said how. */
export const by =
  <K extends string, T>(kind: K, turn?: Turn<K, T>): ((all: readonly T[], to: Places<K>) => T[]) =>
  (all, to) => {
    const out = [...all];
    all.forEach((one, from) => {
      out[to[kind][from] ?? from] = turn ? turn(one, to) : one;
    });
    return out;
  };

/** A record: these of its fields, where it has them, and no other. */
export const fields =
  <K extends string, T extends object>(turns: {
    readonly [P in keyof T]?: (value: T[P], to: Places<K>) => T[P];
  }): Turn<K, T> =>
  (record, to) => {
    const out = { ...record } as Record<string, unknown>;
    for (const [key, turn] of Object.entries(turns) as [string, (value: unknown, to: Places<K>) => unknown][])
      if (key in out) out[key] = turn(out[key], to);
    return out as T;
  };

/** Those of a union, choices or events: fields of one name mean the same in all of them. */
export const anyOf = <K extends string, T extends object>(
  turns: Readonly<Record<string, (value: never, to: Places<K>) => unknown>>,
): Turn<K, T> => fields<K, T>(turns as never);

/** What only a system can say of its seats. */
export interface Turning<S, C, E> {
  /** `cycled`: the rules go around the table, and everybody moves on alike; `mixed`: the state names all order that there is. */
  readonly seats: 'cycled' | 'mixed';
  /** From here on a game may be turned: what a ledger settles by seat numbers is behind it. */
  isSet(state: S): boolean;
  /** Types of choices by which nothing happens: they are made less often. */
  readonly idle: readonly string[];
  /** The same game with its players on those seats. */
  state(state: S, seats: Seats): S;
  /** A choice in it, as it is made there. */
  choice(choice: C, state: S, seats: Seats): C;
  /** What is told of it, as it is told there, in whatever order. Absent: what is told is not compared. */
  event?(event: E, state: S, seats: Seats): E;
  /** What can be told of a state: lists whose order says nothing in one order, and nothing that is done with. Absent: all. */
  seen?(state: S): unknown;
  /** Dice that fall alike at both tables where the engine draws from a list that lies by seats. Absent: those given. */
  dice?(dice: Dice, state: S): Dice;
}

/** One of two tables at which the same is played. */
export interface TurnedTable<S, E> {
  readonly state: S;
  readonly dice: Dice;
  readonly tell?: Tell<E>;
}

/** Two tables, and how the first looks from the other. */
export interface Beside<S, C, E extends GameEvent> {
  readonly engine: Pick<Engine<never, S, C, E, unknown>, 'toAct' | 'choices' | 'play' | 'outcome'>;
  readonly one: TurnedTable<S, E>;
  readonly other: TurnedTable<S, E>;
  readonly seats: Seats;
  /** What can be told of a state, as it looks with its players on those seats. */
  seen(state: S, seats: Seats): unknown;
  choice(choice: C, state: S, seats: Seats): C;
  event?(event: E, state: S, seats: Seats): E;
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
  return `\n  turned: ${cut(a)}\n  there:  ${cut(b)}`;
}

/**
 * Plays both tables, the same at each, and compares who is asked, what is offered, what is told and what has come of it.
 * @throws with the first difference: something depends on where somebody sits
 * @returns the types of what was told
 */
export function proveBeside<S, C, E extends GameEvent>(
  { engine, one, other, seats, seen, choice, event, choose }: Beside<S, C, E>,
  seed: string,
  most: number,
): ReadonlySet<string> {
  const types = new Set<string>();
  const stay = seats.map((_, seat) => seat);
  const chance = seededDice(`${seed} chance`);
  const same = (a: string, b: string, what: string, at: string): void =>
    must(a === b, () => `${at}, seats ${seats.join()}: ${what}${parting(a, b)}`);
  let last = '';
  for (let step = 0; ; step++) {
    const at = `decision ${step} of seed ${seed}${last}`;
    same(text(seen(one.state, seats)), text(seen(other.state, stay)), 'another position', at);
    const acting = engine.toAct(one.state);
    const there = engine.toAct(other.state);
    same(text(sorted(acting.map((seat) => seats[seat]!))), text(sorted(there)), 'others are asked', at);
    if (acting.length === 0 || step >= most) return types;
    const seat = chance.pick(sorted(acting));
    const choices = engine.choices(one.state, seat);
    const turned = choices.map((own) => choice(own, one.state, seats));
    same(
      written(turned),
      written(engine.choices(other.state, seats[seat]!)),
      'something else is offered',
      at,
    );
    const picked = choose ? choose(choices, chance, one.state) : chance.pick(choices);
    last = `, after ${text(picked)} of seat ${seat}`;
    const [told, toldThere]: [E[], E[]] = [[], []];
    const counterpart = choice(picked, one.state, seats);
    engine.play(one.state, seat, picked, one.dice, (own) => {
      types.add(own.type);
      told.push(event ? event(own, one.state, seats) : own);
      one.tell?.(own);
    });
    engine.play(other.state, seats[seat]!, counterpart, other.dice, (own) => {
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

/** An engine, and what its system says of its seats. */
export interface SeatsUnderTest<T, S, C, E extends GameEvent, V> {
  readonly engine: Engine<T, S, C, E, V>;
  readonly turning: Turning<S, C, E>;
}

/** How far a game is played by itself, then beside itself, and how often that. */
export interface Stretch {
  readonly alone: number;
  readonly beside: number;
  readonly times: number;
}

/**
 * Plays a game, and stretches of it beside itself on turned seats, with the same dice: so each comes upon another position.
 * @throws as `proveBeside` does
 * @returns the types of what was told in those stretches
 */
export function proveSeats<T, S, C extends { readonly type: string }, E extends GameEvent, V>(
  { engine, turning }: SeatsUnderTest<T, S, C, E, V>,
  table: T,
  players: number,
  seed: string,
  { alone, beside, times }: Stretch,
): ReadonlySet<string> {
  const { isSet, idle, seen = (s) => s, choice, event, dice: even = (given) => given } = turning;
  const dice = seededDice(seed);
  const choose = busily(idle);
  const state = engine.setup(table, dice);
  const goOn = (): void => {
    const [seat] = engine.toAct(state);
    if (seat !== undefined) engine.play(state, seat, choose(engine.choices(state, seat), dice), dice);
  };
  while (!isSet(state)) goOn();
  const types = new Set<string>();
  for (let time = 0; time < times && !engine.outcome(state); time++) {
    const seats =
      turning.seats === 'cycled'
        ? movedOn(players, 1 + dice.below(players - 1))
        : dice.shuffle(movedOn(players, 0));
    const tableOf = (s: S): TurnedTable<S, E> => ({ state: s, dice: even(seededDice(`${seed} ${time}`), s) });
    const [one, other] = [tableOf(state), tableOf(turning.state(state, seats))];
    const look = (s: S, to: Seats): unknown => seen(turning.state(s, to));
    const told = proveBeside(
      { engine, one, other, seats, seen: look, choice, choose, ...(event ? { event } : {}) },
      `${seed} ${time}`,
      beside,
    );
    for (const type of told) types.add(type);
    for (let i = 0; i < alone; i++) goOn();
  }
  return types;
}
