/** Numbers of ways by place, sparsely, and the same as doubles. */
export interface Counted {
  readonly at: readonly number[];
  readonly ways: readonly bigint[];
  readonly plain: readonly number[];
}

/** Sums of products, in doubles or in bigints. */
export interface Arithmetic<N> {
  readonly none: N;
  of(n: number): N;
  read(counted: Counted): readonly N[];
  times(a: N, b: N): N;
  /** Adds what was counted, so many times, from a place on. */
  addTo(sums: N[], from: number, times: N, counted: Counted): void;
}

/** Exact while what it comes to is no more than MAX_SAFE_INTEGER, as nothing is ever taken away. */
export const plain: Arithmetic<number> = {
  none: 0,
  of: (n) => n,
  read: (counted) => counted.plain,
  times: (a, b) => a * b,
  addTo(sums, from, times, { at, plain: ways }) {
    for (let i = 0; i < at.length; i++) sums[from + at[i]!]! += times * ways[i]!;
  },
};

/** Always exact, and many times slower. */
export const big: Arithmetic<bigint> = {
  none: 0n,
  of: BigInt,
  read: (counted) => counted.ways,
  times: (a, b) => a * b,
  addTo(sums, from, times, { at, ways }) {
    for (let i = 0; i < at.length; i++) sums[from + at[i]!]! += times * ways[i]!;
  },
};

const drawn: bigint[][] = [];

/** Ways to draw `k` of `n` cards one after the other: n × (n − 1) × … Kept, as the same are asked for again and again. */
export function falling(n: number, k: number): bigint {
  if (k > n) return 0n;
  const ways = (drawn[n] ??= [1n]);
  for (let more = ways.length; more <= k; more++) ways.push(ways[more - 1]! * BigInt(n - more + 1));
  return ways[k]!;
}

/** Ways to lay `n` cards in order. */
export const orders = (n: number): bigint => falling(n, n);

const chosen: (readonly bigint[])[] = [];

/** Ways to choose of `n`, by how many are chosen. */
export const chosenOf = (n: number): readonly bigint[] =>
  (chosen[n] ??= Array.from({ length: n + 1 }, (_, k) => falling(n, k) / orders(k)));

/** Ways to choose `k` of `n`, with 0 ≤ k ≤ n. */
export const choose = (n: number, k: number): bigint => chosenOf(n)[k]!;

/** What is kept under this key, made when it is first asked for. */
export function keptIn<V>(map: Map<number, V>, key: number, make: () => V): V {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = make()));
  return found;
}
