import { label, labelsOf } from '../../kernel/list/labels';
import type { ListEntry } from '../../kernel/list/list';
import type { Entries } from './edits';

/** The labels of so many uses in a row, as a designation says them: `B`, `A, B`, `C–F`. */
const range = (from: number, count: number): string => {
  if (count === 1) return label(from);
  return `${label(from)}${count === 2 ? ', ' : '–'}${label(from + count - 1)}`;
};

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
