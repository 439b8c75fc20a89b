import type { Agreement } from '../agreement/agreement';
import type { Finding, Verdict, Violation } from './legality';
import type { List } from '../list/list';
import { formOf, parseList, prepareTerms, type AnyList, type AnyTerms } from '../list/prepare';
import { ok, type Result } from '../result';
import type { AnyRules, AnySystem } from '../system';

interface CheckHead {
  readonly code: string;
  readonly severity: Violation['severity'];
  readonly rules: readonly string[];
  readonly because?: string;
}

const NOWHERE: readonly number[] = [];

const violation = (check: CheckHead, found: Finding & { readonly lists?: readonly number[] }): Violation => {
  const because = found.because ?? (check.because === undefined ? undefined : `house.${check.because}`);
  return {
    code: check.code,
    severity: found.severity ?? check.severity,
    facts: found.facts,
    entries: found.entries ?? NOWHERE,
    rules: check.rules,
    ...(found.about === undefined ? {} : { about: found.about }),
    ...(because === undefined ? {} : { because }),
    ...(found.lists === undefined ? {} : { lists: found.lists }),
  };
};

/** All violations of one list at once, in the order of the checks, with its budget. Facts only; `sentence` words them. */
export function judge(system: AnyRules, list: AnyList, terms: AnyTerms): Verdict {
  const violations: Violation[] = [];
  let legal = true;
  for (const check of system.checks) {
    if (check.forms && !check.forms.includes(list.form)) continue;
    for (const found of check.find(list, terms.house, terms)) {
      const made = violation(check, found);
      if (made.severity === 'error') legal = false;
      violations.push(made);
    }
  }
  const form = formOf(system, list);
  return {
    agreement: terms.name,
    legal,
    budget: form.budget(list, terms.house, terms),
    tallies: form.tallies?.(list, terms.house, terms) ?? [],
    violations,
  };
}

/** What holds between the lists of one table: copies shared, equal totals, distinct characters. */
export const judgeMatch = (
  system: AnySystem,
  lists: readonly AnyList[],
  terms: AnyTerms,
): readonly Violation[] =>
  system.matchChecks.flatMap((check) =>
    check.find(lists, terms.house, terms).map((found) => violation(check, found)),
  );

/** The sentence for a violation, by the system's messages. @throws when a check has no message: the conformance suite finds it. */
export function sentence(system: AnyRules, { code, facts }: Pick<Violation, 'code' | 'facts'>): string {
  const say = system.messages[code];
  if (!say) throw new Error(`no message for ${code}`);
  return say(facts);
}

/** Wire list and wire agreement to verdict in one step; refuses what is not well formed. */
export function judgeList(system: AnySystem, list: List, agreement: Agreement): Result<Verdict> {
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return terms;
  const parsed = parseList(system, list, terms.value);
  return parsed.ok ? ok(judge(system, parsed.value, terms.value)) : parsed;
}
