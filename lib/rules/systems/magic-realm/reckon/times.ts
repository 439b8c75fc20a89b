import { choose, fraction, type Fraction } from '../../../kernel/game/odds';

/**
 * How often something comes about in so many tries. Neither the chance nor its complement shares a divisor with the bottom,
 * so that only the ways to choose are cut down: with large numbers that is all the difference.
 */
export const times = ({ top, bottom }: Fraction, tries: number): ReadonlyMap<number, Fraction> =>
  new Map(
    Array.from({ length: tries + 1 }, (_, k) => {
      const ways = fraction(choose(tries, k), bottom ** BigInt(tries));
      const all = ways.top * top ** BigInt(k) * (bottom - top) ** BigInt(tries - k);
      return [k, all === 0n ? fraction(0n, 1n) : { top: all, bottom: ways.bottom }] as const;
    }),
  );
