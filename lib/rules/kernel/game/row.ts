/*
 * Arrays that a state begins with, put in one by one. An array made at its length, or by `map`, may count as one that has holes,
 * and they are looked for whenever it is read; worse, `map` makes such arrays only once it is compiled, and then all that read
 * them must be compiled again.
 */

/** One number, so many times. */
export function row(length: number, value: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < length; i++) out.push(value);
  return out;
}

/** The numbers from 0 on. */
export function count(length: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < length; i++) out.push(i);
  return out;
}

/** One answer, so many times. */
export function flags(length: number, value: boolean): boolean[] {
  const out: boolean[] = [];
  for (let i = 0; i < length; i++) out.push(value);
  return out;
}

/** So many empty lists. */
export function lists(length: number): number[][] {
  const out: number[][] = [];
  for (let i = 0; i < length; i++) out.push([]);
  return out;
}

/** A copy of each list. */
export function copies(all: readonly (readonly number[])[]): number[][] {
  const out: number[][] = [];
  for (let i = 0; i < all.length; i++) out.push(all[i]!.slice());
  return out;
}

/** Takes everything out of a list. To set a length takes long even where it changes nothing, and mostly nothing is in it. */
export function empty(list: unknown[]): void {
  if (list.length > 0) list.length = 0;
}
