import type { ListEntry } from '../../kernel/list';
import type { Entries } from './edits';

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

/** The labels of so many uses in a row, as a designation says them: `B`, `A, B`, `C–F`. */
const range = (from: number, count: number): string => {
  if (count === 1) return label(from);
  return `${label(from)}${count === 2 ? ', ' : '–'}${label(from + count - 1)}`;
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

/** Has every use of these lines, all of one card, a label of its own? */
export function isDesignated(lines: readonly Pick<ListEntry, 'count' | 'designation'>[]): boolean {
  const seen = new Set<string>();
  for (const { count, designation } of lines) {
    if (designation === undefined) return false;
    const labels = labelsOf(designation);
    if (labels.length !== count) return false;
    for (const one of labels) {
      if (seen.has(one)) return false;
      seen.add(one);
    }
  }
  return true;
}

/**
 * Labels every use of a card that is used more than once (MMS-032): A, B, C … in the order of the lines. Labels that are
 * complete and not taken before stay as they are. What is carried goes by its bearer's label and gets none of its own.
 */
export function designate(entries: Entries): ListEntry[] {
  const lines = new Map<string, number[]>();
  entries.forEach(({ entry }, at) => {
    const at_ = lines.get(entry);
    if (at_) at_.push(at);
    else lines.set(entry, [at]);
  });
  const made = [...entries];
  for (const places of lines.values()) {
    const uses = places.reduce((sum, at) => sum + entries[at]!.count, 0);
    if (uses < 2) continue;
    const taken = new Set<string>();
    const open: number[] = [];
    for (const at of places) {
      const item = entries[at]!;
      const labels = item.designation === undefined ? [] : labelsOf(item.designation);
      const free = labels.every((one) => !taken.has(one)) && new Set(labels).size === labels.length;
      if (labels.length === item.count && free) for (const one of labels) taken.add(one);
      else open.push(at);
    }
    let next = 0;
    for (const at of open) {
      const item = entries[at]!;
      let run = 0;
      while (run < item.count)
        if (taken.has(label(next + run))) {
          next += run + 1;
          run = 0;
        } else run++;
      made[at] = { ...item, designation: range(next, item.count) };
      next += item.count;
    }
  }
  return made;
}
