/*
 * Lists of a state that is played on, each made in one way. To an engine of JavaScript an empty list, a list that was made by `map`
 * and one that was filled are three kinds; code that was compiled for one is thrown away when another comes along, and half the
 * time of a batch went into compiling the same functions again.
 */

/** A list that holds no things yet. */
export function noThings<T extends object>(): T[] {
  // Begun with something that is no number: else it would be a list of numbers until its first thing.
  const out: unknown[] = [''];
  out.pop();
  return out as T[];
}

/** What is made of each, as `map` does. */
export function thingsOf<A, T extends object>(all: readonly A[], make: (one: A, i: number) => T): T[] {
  const out = noThings<T>();
  for (let i = 0; i < all.length; i++) out.push(make(all[i]!, i));
  return out;
}

/** The number for each. */
export function numbersOf<A>(all: readonly A[], number: (one: A, i: number) => number): number[] {
  const out: number[] = [];
  for (let i = 0; i < all.length; i++) out.push(number(all[i]!, i));
  return out;
}
