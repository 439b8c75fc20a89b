/** No line that names an entry is longer: what is, is not looked at closely. */
export const MOST_LETTERS = 500;

/** Lower case, no marks, letters and digits only: names compare equal however they were typed. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Splits at a separator that stands outside double quotes and outside brackets. */
export function splitOutside(text: string, separator: string): readonly string[] {
  const out: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '[' || c === '{') depth++;
    else if (c === ']' || c === '}') depth--;
    else if (depth <= 0 && text.startsWith(separator, i)) {
      out.push(text.slice(from, i));
      from = i + separator.length;
      i = from - 1;
    }
  }
  return [...out, text.slice(from)];
}

/** The text that stands in double quotes, as JSON writes it; undefined where JSON knows no such text: `"\\q"`. */
export function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}

/** Steps of typing (insert, drop, change, swap neighbours) between two words, no more than `limit + 1`. */
export function typingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, older[j - 2]! + 1);
      row.push(best);
    }
    older = old;
    old = row;
  }
  return Math.min(old[b.length]!, limit + 1);
}
