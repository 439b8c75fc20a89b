import type { Entry } from '@/lib/rules/reference';
import type { Catalogue } from './fields';
import { wordsOf } from './fold';

const SAME_KIND = 1;
/** Words that join others in names. */
const JOINING = new Set(['the', 'of', 'and', 'a', 'to']);

const frequencies = new WeakMap<readonly Entry[], ReadonlyMap<string, number>>();

const marksOf = (entry: Entry): readonly string[] => [
  ...entry.tags.map((tag) => `#${tag}`),
  ...entry.rules.slice(1),
  ...new Set(wordsOf(entry.name).filter((word) => !JOINING.has(word))),
];

/** How often each mark stands in the catalogue; counted once. */
function frequencyOf({ entries }: Catalogue): ReadonlyMap<string, number> {
  const known = frequencies.get(entries);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const entry of entries)
    for (const mark of new Set(marksOf(entry))) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  frequencies.set(entries, counts);
  return counts;
}

/** Entries that have most in common with this one: rare tags, rules and words of the name weigh more than common ones. */
export function relatedTo(catalogue: Catalogue, entry: Entry, most = 6): readonly Entry[] {
  const counts = frequencyOf(catalogue);
  const marks = new Set(marksOf(entry));
  return catalogue.entries
    .filter((other) => other.id !== entry.id)
    .map((other, at) => {
      let shared = 0;
      for (const mark of new Set(marksOf(other)))
        if (marks.has(mark)) shared += Math.log(catalogue.entries.length / counts.get(mark)!);
      return { other, at, score: shared === 0 ? 0 : shared + (other.kind === entry.kind ? SAME_KIND : 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .map(({ other }) => other);
}
