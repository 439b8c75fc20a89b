/**
 * A row of one value. Put in one by one: an array made at its length counts as one that may have holes, and they are looked for
 * whenever it is read.
 */
export function row(length: number, value: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < length; i++) out.push(value);
  return out;
}
