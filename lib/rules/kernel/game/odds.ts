/** A chance, exactly. The bottom is positive and the two have no common divisor. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
};

/** @throws when the bottom is not positive. */
export function fraction(top: bigint, bottom: bigint): Fraction {
  if (bottom <= 0n) throw new Error('a fraction needs a positive bottom');
  const by = divisor(top, bottom);
  return by === 0n ? { top: 0n, bottom: 1n } : { top: top / by, bottom: bottom / by };
}

export const never: Fraction = { top: 0n, bottom: 1n };
export const certain: Fraction = { top: 1n, bottom: 1n };

/** The chance that it does not happen. */
export const complement = ({ top, bottom }: Fraction): Fraction => fraction(bottom - top, bottom);
/** Of two that cannot both happen, the chance of either. */
export const sum = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

const LONG = 10n ** 15n;
/** As near as a number comes to it. */
export const asNumber = ({ top, bottom }: Fraction): number => Number((top * LONG) / bottom) / Number(LONG);

/** `305/2016`, and 0 or 1 by themselves. */
export const asText = ({ top, bottom }: Fraction): string => (bottom === 1n ? `${top}` : `${top}/${bottom}`);

/** `61.2 %`, rounded; what is neither never nor certain is not called so. */
export function asPercent(chance: Fraction): string {
  if (chance.top === 0n) return '0 %';
  if (chance.top === chance.bottom) return '100 %';
  const tenths = Number((chance.top * 10000n + chance.bottom * 5n) / (chance.bottom * 10n));
  if (tenths === 0) return 'under 0.1 %';
  if (tenths === 1000) return 'over 99.9 %';
  return `${(tenths / 10).toFixed(1)} %`;
}

/** Ways to choose `k` of `n`; 0 where there is no way. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
}

/** The chance of exactly `k` wanted cards among `draws` from `size`, of which `wanted` are wanted, without putting back. */
export function exactly(k: number, wanted: number, size: number, draws: number): Fraction {
  const drawn = Math.min(draws, size);
  return fraction(choose(wanted, k) * choose(size - wanted, drawn - k), choose(size, drawn));
}

/** The chance of at least `k` of them. */
export function atLeast(k: number, wanted: number, size: number, draws: number): Fraction {
  const drawn = Math.min(draws, size);
  let ways = 0n;
  for (let i = Math.max(0, k); i <= Math.min(wanted, drawn); i++)
    ways += choose(wanted, i) * choose(size - wanted, drawn - i);
  return fraction(ways, choose(size, drawn));
}

/** Cards that count alike: what one of them is worth, and how many there are. */
export interface Worth {
  readonly value: number;
  readonly count: number;
}

/** How likely each sum of values is when so many cards are drawn without putting back; whole values of 0 or more. */
export function sumsOfDraw(deck: readonly Worth[], draws: number): ReadonlyMap<number, Fraction> {
  const size = deck.reduce((all, { count }) => all + count, 0);
  const drawn = Math.min(draws, size);
  // By cards drawn so far: ways by sum.
  let ways: Map<number, bigint>[] = Array.from({ length: drawn + 1 }, () => new Map<number, bigint>());
  ways[0]!.set(0, 1n);
  for (const { value, count } of deck) {
    const next = Array.from({ length: drawn + 1 }, () => new Map<number, bigint>());
    for (let had = 0; had <= drawn; had++)
      for (const [total, n] of ways[had]!)
        for (let more = 0; more <= Math.min(count, drawn - had); more++) {
          const at = total + more * value;
          const row = next[had + more]!;
          row.set(at, (row.get(at) ?? 0n) + n * choose(count, more));
        }
    ways = next;
  }
  const all = choose(size, drawn);
  return new Map(
    [...ways[drawn]!].sort(([a], [b]) => a - b).map(([total, n]) => [total, fraction(n, all)] as const),
  );
}

/** The chance of at least so much, from the chances of each amount. */
export function reaching(goal: number, chances: ReadonlyMap<number, Fraction>): Fraction {
  let found = never;
  for (const [total, chance] of chances) if (total >= goal) found = sum(found, chance);
  return found;
}

/** Points of an “at least” curve, from the least amount that is not certain to the greatest that can come. */
export function atLeastCurve(
  chances: ReadonlyMap<number, Fraction>,
  from = 1,
): readonly { readonly x: number; readonly y: number; readonly exact: string }[] {
  const most = Math.max(from, ...[...chances].filter(([, c]) => c.top > 0n).map(([x]) => x));
  return Array.from({ length: most - from + 1 }, (_, i) => {
    const chance = reaching(from + i, chances);
    return { x: from + i, y: asNumber(chance), exact: asText(chance) };
  });
}
