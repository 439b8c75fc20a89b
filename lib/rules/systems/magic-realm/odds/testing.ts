import { asText, fraction } from '../../../kernel/game/odds';
import type { Chances, Situation } from '../../../kernel/game/situation';

/** For tests only: a question with its defaults, and its answer. */
export const ask = (situation: Situation, question: object): Chances =>
  situation.solve(situation.schema.parse(question));

/** Fractions of the outcomes by key. */
export const fractionsOf = ({ outcomes }: Chances): Readonly<Record<string, string>> =>
  Object.fromEntries(outcomes.map(({ key, chance }) => [key, asText(chance)]));

/** A spread by value. */
export const spreadOf = ({ spreads }: Chances, at = 0): Readonly<Record<number, string>> =>
  Object.fromEntries(spreads![at]!.values.map(({ value, chance }) => [value, asText(chance)]));

export const text = (top: number, bottom: number): string => asText(fraction(BigInt(top), BigInt(bottom)));

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Every throw of a table roll by itself, with results limited: an enumeration of its own. */
export const throwsOf = (dice: 1 | 2, plus = 0): readonly number[] =>
  (dice === 1 ? FACES.map((a): number => a) : FACES.flatMap((a) => FACES.map((b) => Math.max(a, b)))).map(
    (result) => Math.min(6, Math.max(1, result + plus)),
  );

/** Throws of several dice or rolls, one after the other. */
export const sequences = <T>(each: readonly T[], length: number): readonly (readonly T[])[] =>
  length === 0 ? [[]] : sequences(each, length - 1).flatMap((before) => each.map((one) => [...before, one]));

/** How many of all are so, as a fraction. */
export const share = <T>(all: readonly T[], isSo: (one: T) => boolean): string =>
  text(all.filter(isSo).length, all.length);

/** How many of all fall under each key, as fractions. */
export function shares<T>(all: readonly T[], keyOf: (one: T) => string): Readonly<Record<string, string>> {
  const found: Record<string, number> = {};
  for (const one of all) found[keyOf(one)] = (found[keyOf(one)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(found).map(([key, n]) => [key, text(n, all.length)]));
}
