/*
 * Sets of small numbers as bits, walked through with
 * `for (let left = bits; left !== 0; left &= left - 1)`, which takes the lowest away each time.
 */

/** The lowest number in the set. */
export const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** How many there are. */
export function countOf(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}
