import { seededDice, type Dice } from '../kernel/game/dice';
import type { GameEvent } from '../kernel/game/engine';
import { proveStretches, type Stretch, type UnderTest } from './beside';
import type { Places, Seats } from './numbers';

/**
 * Renumbered things: a game beside itself, where pieces, copies of cards or spaces have other numbers. Who is taken first, asked
 * after or left over must not follow from a number that nobody at the table knows; where the rules name an order (letters,
 * levels, what was laid first), it stands in the state.
 */

type Aside<K extends string> = Readonly<Partial<Record<K, readonly (string | undefined)[]>>>;

/** What only a system can say of its things. */
export interface Renumbering<K extends string, S> {
  /** By kind and number, what it is as far as its number may tell it: those of one class change numbers among themselves. */
  classes(state: S): Readonly<Record<K, readonly unknown[]>>;
  /**
   * By kind and number, what each thing is that lies aside, like others of its class: the engine takes the first. Undefined for all
   * that are in play. Absent: nothing lies aside.
   */
  aside?(state: S): Aside<K>;
  /** From here on: before, things are taken in the order of their numbers, and nobody can tell. Absent: at once. */
  isSet?(state: S): boolean;
}

/** New numbers for things, each that of another of its class. */
export function mixedWithin(classes: readonly unknown[], dice: Dice): readonly number[] {
  const to = new Array<number>(classes.length);
  for (const one of new Set(classes)) {
    const own = classes.flatMap((other, i) => (other === one ? [i] : []));
    const mixed = dice.shuffle(own);
    own.forEach((from, k) => (to[from] = mixed[k]!));
  }
  return to;
}

/** Where what lies aside goes, when nothing tells those of one class from each other: the first of them to the first there. */
function rematched(
  to: readonly number[],
  here: readonly (string | undefined)[],
  there: readonly (string | undefined)[],
): readonly number[] {
  const out = [...to];
  const rows = new Map<string, number[]>();
  there.forEach((of, one) => of !== undefined && rows.set(of, [...(rows.get(of) ?? []), one]));
  here.forEach((of, one) => of !== undefined && (out[one] = rows.get(of)?.shift() ?? -1));
  return out;
}

const matched = <K extends string>(to: Places<K>, here: Aside<K>, there: Aside<K>): Places<K> => ({
  ...to,
  ...Object.fromEntries(
    Object.entries(here as Record<string, readonly (string | undefined)[]>).map(([kind, all]) => [
      kind,
      rematched(to[kind as K], all, there[kind as K]!),
    ]),
  ),
});

/**
 * Dice of which those with as many sides show the same face. What is rolled for several at once, each for itself, may be rolled in
 * any order: so that order does not show. After many rolls they fall as they will, so that ties end.
 */
export function equalDice(seed: string): Dice {
  const faces = new Map<number, number>();
  const dice = seededDice(seed);
  let fallen = 0;
  const below = (sides: number): number => {
    const face = fallen++ < 50 ? (faces.get(sides) ?? dice.below(sides)) : dice.below(sides);
    faces.set(sides, face);
    return face;
  };
  return { ...dice, below, roll: (sides) => below(sides) + 1 };
}

/**
 * Plays a game, and stretches of it beside itself with other numbers of things, with equal dice.
 * @throws with the first difference: something depends on a number
 * @returns the types of what was told in those stretches
 */
export function proveNumbers<
  K extends string,
  T,
  S,
  C extends { readonly type: string },
  E extends GameEvent,
>(
  under: UnderTest<K, T, S, C, E> & { readonly renumbering: Renumbering<K, S> },
  table: T,
  players: number,
  seed: string,
  stretch: Stretch,
): ReadonlySet<string> {
  const { classes, aside, isSet = () => true } = under.renumbering;
  const seats: Seats = Array.from({ length: players }, (_, seat) => seat);
  return proveStretches(under, table, seed, stretch, {
    isSet,
    other(state, dice) {
      const rows = Object.entries<readonly unknown[]>(classes(state));
      const to = rows.map(([kind, all]) => [kind, mixedWithin(all, dice)]);
      return { seats, to: Object.fromEntries(to) as Record<K, readonly number[]> };
    },
    diceAt: equalDice,
    ...(aside ? { anew: (to, one, other) => matched(to, aside(one), aside(other)) } : {}),
  });
}
