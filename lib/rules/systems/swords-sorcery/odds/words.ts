import type { Chance, Chances } from '../../../kernel/game/situation';
import { asNumber, asPercent, asText, fraction, type Fraction } from '../../../kernel/game/odds';
import type { Spread } from './pool';

/** Counts as a fraction. Doubles are exact here; big integers begin at this door. */
export const of = (top: number, bottom: number): Fraction => fraction(BigInt(top), BigInt(bottom));

/** `52.5 %, exactly 227/432`; what is certain or never needs no fraction. */
export const percent = (chance: Fraction): string =>
  chance.top === 0n || chance.top === chance.bottom
    ? asPercent(chance)
    : `${asPercent(chance)}, exactly ${asText(chance)}`;

export const outcome = (key: string, words: string, chance: Fraction): Chance => ({ key, words, chance });

/** Those that can come about at all, in their order. */
export const possible = (outcomes: readonly Chance[]): readonly Chance[] =>
  outcomes.filter(({ chance }) => chance.top > 0n);

/** `1.64`, rounded. */
export const decimal = (value: Fraction): string => String(Math.round(asNumber(value) * 100) / 100);

/** A spread as pages draw it. */
export const spreadLine = (label: string, spread: Spread | undefined): NonNullable<Chances['spreads']> =>
  spread
    ? [
        {
          label,
          values: [...spread.ways].flatMap((n, value) =>
            n > 0 ? [{ value, chance: of(n, spread.rolls) }] : [],
          ),
        },
      ]
    : [];
