/** The n-th label, from 0: A to Z, then AA, AB and so on. */
export function label(n: number): string {
  let text = '';
  for (let rest = n; rest >= 0; rest = Math.floor(rest / 26) - 1)
    text = String.fromCharCode(65 + (rest % 26)) + text;
  return text;
}

/** The number of a label of letters, from 0; undefined for any other text. */
const position = (text: string): number | undefined => {
  if (!/^[A-Z]{1,3}$/.test(text)) return undefined;
  let n = 0;
  for (const letter of text) n = n * 26 + letter.charCodeAt(0) - 64;
  return n - 1;
};

/** The single labels in a designation: `A–D` and `1–4` are four, `A, C` are two. */
export function labelsOf(designation: string): readonly string[] {
  return designation.split(',').flatMap((part) => {
    const text = part.trim();
    const [first, last] = text.split(/\s?[–-]\s?/);
    if (first === undefined || last === undefined) return text === '' ? [] : [text];
    const [from, to] = [position(first) ?? Number(first), position(last) ?? Number(last)];
    if (!Number.isInteger(from) || !Number.isInteger(to) || to <= from || to - from > 998) return [text];
    const letters = position(first) !== undefined;
    return Array.from({ length: to - from + 1 }, (_, i) => (letters ? label(from + i) : `${from + i}`));
  });
}
