import { asPercent, asText, never, sum, type Fraction } from '../../../kernel/game/odds';
import type { Chance, Chances } from '../../../kernel/game/situation';

/** `25.0 %, exactly 1/4`; what is certain or never needs no fraction, and a long one is nothing to read. */
export function percent(chance: Fraction): string {
  const exact = asText(chance);
  return chance.top === 0n || chance.top === chance.bottom || exact.length > 15
    ? asPercent(chance)
    : `${asPercent(chance)}, exactly ${exact}`;
}

export const outcome = (key: string, words: string, chance: Fraction): Chance => ({ key, words, chance });

/** Those that can come about at all, in their order. */
export const possible = (outcomes: readonly Chance[]): readonly Chance[] =>
  outcomes.filter(({ chance }) => chance.top > 0n);

/** Chances by something, gathered: those of equal keys are added. */
export function gathered<K>(all: Iterable<readonly [K, Fraction]>): ReadonlyMap<K, Fraction> {
  const out = new Map<K, Fraction>();
  for (const [key, chance] of all) out.set(key, sum(out.get(key) ?? never, chance));
  return out;
}

/** A spread as pages draw it, from the lowest value; what never comes is left out. */
export const spreadLine = (
  label: string,
  values: ReadonlyMap<number, Fraction>,
): NonNullable<Chances['spreads']>[number] => ({
  label,
  values: [...values]
    .filter(([, chance]) => chance.top > 0n)
    .sort(([a], [b]) => a - b)
    .map(([value, chance]) => ({ value, chance })),
});

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** `third`, and `9th` beyond those that are said in words. */
export const ordinal = (n: number): string => ordinals[n - 1] ?? `${n}th`;
