/*
 * Sets of small numbers as bits, walked through with
 * `for (let left = bits; left !== 0; left &= left - 1)`, which takes the lowest away each time.
 */

/** The lowest number in the set. */
export const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** How many there are, added up in pairs, fours and bytes. */
export function countOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The n-th number in the set, counted from 0 and from the lowest. */
export function nthOf(bits: number, n: number): number {
  let left = bits;
  for (; n > 0; n--) left &= left - 1;
  return lowestOf(left);
}
