/** How many slips of typing are forgiven in a word: short ones have no room for any. */
export const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** The letters of a folded word as bits; letters beyond a to z share the last ones. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(i) % 6));
  }
  return bits;
}

/** Are there at most so many bits in it? */
const hasFew = (bits: number, most: number): boolean => {
  let rest = bits;
  for (let i = 0; i < most && rest !== 0; i++) rest &= rest - 1;
  return rest === 0;
};

/** Could they be that near? Each slip brings in at most one strange letter on either side: this rules out nearly every word. */
export const couldBeNear = (a: number, b: number, most: number): boolean =>
  hasFew(a & ~b, most) && hasFew(b & ~a, most);

const LONGEST = 64;
let older = new Uint8Array(LONGEST + 1);
let old = new Uint8Array(LONGEST + 1);
let row = new Uint8Array(LONGEST + 1);

/** Slips between two words: letters inserted, dropped, changed, or swapped with their neighbour. More than `most` counts as `most + 1`. */
export function slipsBetween(a: string, b: string, most: number): number {
  const beyond = most + 1;
  if (Math.abs(a.length - b.length) > most || b.length > LONGEST) return beyond;
  for (let j = 0; j <= b.length; j++) old[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let best = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        best = Math.min(best, older[j - 2]! + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > most) return beyond;
    [older, old, row] = [old, row, older];
  }
  return Math.min(old[b.length]!, beyond);
}

/** The name that was meant by a folded word: one that it begins, or else the one with the fewest slips. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  if (word === '') return undefined;
  const begun = names.find((name) => word.length > 2 && name.startsWith(word));
  if (begun !== undefined) return begun;
  let best: { readonly name: string; readonly slips: number } | undefined;
  for (const name of names) {
    const most = Math.min(slipsAllowed(word), slipsAllowed(name));
    const slips = slipsBetween(word, name, most);
    if (slips <= most && slips < (best?.slips ?? Infinity)) best = { name, slips };
  }
  return best?.name;
}
