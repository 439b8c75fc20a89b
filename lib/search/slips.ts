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
const newRow = () => new Uint8Array(LONGEST + 2);
/** Room for the row that is filled in and the two before it. */
const rows = [newRow(), newRow(), newRow()] as const;

/**
 * Slips between two words: letters inserted, dropped, changed, or swapped with their neighbour. More than `most` counts as
 * `most + 1`. Letters further than `most` from each other’s places cannot belong together: only a band is filled in.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  const beyond = most + 1;
  if (Math.abs(a.length - b.length) > most || b.length > LONGEST) return beyond;
  let [before, last, row] = [rows[0], rows[1], rows[2]];
  for (let j = 0; j <= b.length; j++) last[j] = Math.min(j, beyond);
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    row[from - 1] = from === 1 ? Math.min(i, beyond) : beyond;
    let least: number = row[from - 1]!;
    const letter = a.charCodeAt(i - 1);
    const earlier = a.charCodeAt(i - 2);
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1);
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && earlier === other)
        best = Math.min(best, before[j - 2]! + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > most) return beyond;
    if (to < b.length) row[to + 1] = beyond;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length]!, beyond);
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
