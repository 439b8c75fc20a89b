/**
 * Numbers of ways are too large for doubles and too many for bigints: 48 cards can lie in 48! orders, and a table over every
 * possible deck holds a hundred thousand such numbers. So each number is kept as its remainders by five primes just below
 * 2⁴¹, whose product is above 48!, and made whole at the door (the Chinese remainder theorem). Sums of products with small
 * factors stay below 2⁵³ and therefore exact.
 */
export const primes = [2199023255531, 2199023255521, 2199023255497, 2199023255489, 2199023255479] as const;
export const PRIMES = primes.length;
/** So many cards have fewer orders than the product of the primes. */
export const MOST_CARDS = 48;
const inverses = primes.map((p) => 1 / p);

/** The remainder of a whole number below 2⁵³ by the i-th prime. */
export function reduced(n: number, i: number): number {
  const p = primes[i]!;
  const rest = n - Math.floor(n * inverses[i]!) * p;
  return rest < 0 ? rest + p : rest >= p ? rest - p : rest;
}

const CHUNK = 2_048;

/** The product of a whole number below 2⁵³ and a remainder by the i-th prime: eleven bits at a time. */
export function times(factor: number, rest: number, i: number): number {
  const high = Math.floor(factor / CHUNK);
  const low = (factor - high * CHUNK) * rest;
  return high === 0 ? reduced(low, i) : reduced(times(high, rest, i) * CHUNK + low, i);
}

const product = primes.reduce((all, p) => all * BigInt(p), 1n);

function power(base: bigint, by: bigint, mod: bigint): bigint {
  let [result, square, left] = [1n, base % mod, by];
  for (; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % mod;
    square = (square * square) % mod;
  }
  return result;
}

/** For each prime the number that leaves 1 by it and 0 by the others. */
const units = primes.map((p) => {
  const [mod, others] = [BigInt(p), product / BigInt(p)];
  return others * power(others, mod - 2n, mod);
});

/** The whole number, below the product of the primes, that leaves these remainders. */
export const whole = (rests: readonly number[]): bigint =>
  rests.reduce((sum, rest, i) => sum + BigInt(rest) * units[i]!, 0n) % product;

/** Ways to take all of `n` cards two at a time, in order: n × (n − 1) × (n − 2) × … down to what is left over. */
export function orders(n: number): bigint {
  let ways = 1n;
  for (let left = n; left > 1; left--) ways *= BigInt(left);
  return ways;
}
