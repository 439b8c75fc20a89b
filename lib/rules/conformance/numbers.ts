/**
 * Numbers that stand for something: a seat, a piece, a card. A system says here where such numbers stand in its states, choices
 * and events, and all of them can be said with other numbers.
 */

/** The same players on other seats: by seat of the first table, where each sits at the other. */
export type Seats = readonly number[];

/** Where a number of each kind goes: `{ seat: [1, 2, 0], piece: […] }`. Numbers beyond, and below 0, stay what they are. */
export type Places<K extends string> = Readonly<Record<K, readonly number[]>>;

/** How a value is said with other numbers. */
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
