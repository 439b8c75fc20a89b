import type { Verdict } from './legality';
import type { AnyList, AnyTerms } from '../list/prepare';
import type { Rulebook } from '../catalogue/rulebook';
import type { AnySystem } from '../system';
import { variationsOf } from '../agreement/variations';

/** A rule as it is printed beside a list. */
export interface TouchedRule {
  readonly id: string;
  readonly text: string;
}

/** The rules that a list touches: by its entries and what they carry, by what was agreed, and by its verdict. */
export function touchedRules(
  system: AnySystem,
  book: Rulebook,
  judged: { readonly parsed: AnyList; readonly terms: AnyTerms; readonly verdict: Verdict },
  more: readonly string[] = [],
): readonly TouchedRule[] {
  const { parsed, terms, verdict } = judged;
  const touched = new Set<string>([
    ...more,
    ...verdict.violations.flatMap((v) => v.rules),
    ...parsed.lines.flatMap((line) => [line.entry, ...line.with].flatMap((entry) => entry.rules)),
    ...variationsOf(system)
      .filter((variation) => terms.changed.includes(variation.key))
      .flatMap((variation) => variation.rules ?? []),
  ]);
  const found = new Set(verdict.violations.map((v) => v.code));
  // In the order of the rulebook, whatever touched them first; then the checks that found something.
  return [
    ...book.rules.map(({ id, text }) => ({ id, text })),
    ...book.rulings.map(({ id, topic, ruling }) => ({
      id,
      text: `${topic}${/[.?!]$/.test(topic) ? '' : ':'} ${ruling}`,
    })),
  ]
    .filter((row) => touched.has(row.id))
    .concat(
      system.checks.filter((c) => found.has(c.code)).map(({ code, title }) => ({ id: code, text: title })),
    );
}
