import type { z } from 'zod';
import type { Engine, GameEvent, Seat } from './engine';

/** A value as it stands in a file that other programs read. */
export type Written =
  string | number | boolean | null | readonly Written[] | { readonly [key: string]: Written | undefined };
export type WrittenFields = Readonly<Record<string, Written | undefined>>;

/**
 * What the number in a field means, by name; −1 stands for nothing and is `null` before it comes here. `seat` is whose choice or
 * event it is, where that is known.
 */
export type Namer<S> = (state: S, value: number, seat?: Seat) => Written;

/**
 * How a game is written down for other programs: places, pieces and cards by name, and never by the numbers of one engine.
 * Choices and events keep their fields; whatever is a number in `names` is named.
 */
export interface Notation<S, P> {
  /** A position drawn by hand. */
  readonly position: z.ZodType<P>;
  /** The state of that position. @throws where it names what there is not */
  place(position: P): S;
  /** What lies on the table, the same way round. */
  look(state: S): WrittenFields;
  /** By field, or by `type.field` where a field means something else in one choice or event. */
  readonly names: Readonly<Record<string, Namer<S>>>;
}

const named = <S>(namer: Namer<S>, state: S, value: unknown, seat: Seat | undefined): Written =>
  Array.isArray(value)
    ? value.map((one) => named(namer, state, one, seat))
    : typeof value === 'number'
      ? value < 0
        ? null
        : namer(state, value, seat)
      : (value as Written);

/** A choice or an event with names for its numbers. */
export function writeFields<S, P>(
  { names }: Pick<Notation<S, P>, 'names'>,
  state: S,
  fields: { readonly type: string; readonly seat?: Seat },
  seat = fields.seat,
): WrittenFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      const namer = names[`${fields.type}.${key}`] ?? names[key];
      return [key, namer ? named(namer, state, value, seat) : (value as Written)];
    }),
  );
}

/** An engine with its notation, their own types forgotten. */
export interface Notated {
  readonly engine: Engine<unknown, object, { readonly type: string }, GameEvent, object>;
  readonly notation: Notation<object, unknown>;
}

/** Checks that engine and notation speak of the same states, then seals their types. */
export const defineNotation = <T, S, C extends { readonly type: string }, E extends GameEvent, P>(
  engine: Engine<T, S, C, E, S>,
  notation: Notation<S, P>,
): Notated => ({ engine, notation }) as unknown as Notated;
