import {
  defaultAgreement,
  judge,
  parseList,
  prepareTerms,
  repairsFor,
  sentence,
  unknownEntries,
  type Agreement,
  type AnySystem,
  type List,
} from '@/lib/rules';
import type { Verdict } from './contract/shapes/verdict';
import { Problem, refused } from './problem';

/**
 * Repairs are found by trying, so only for the first violations: more for short lists, fewer for long ones. By count and not
 * by the clock, so that the same request gets the same answer.
 */
const mended = (list: List): number =>
  Math.min(12, Math.max(2, Math.floor(2000 / Math.max(1, list.entries.length))));

interface Wanted {
  readonly repairs: boolean;
  /** Where the two stand in the request, for problems. */
  readonly listAt: readonly (string | number)[];
  readonly agreementAt: readonly (string | number)[];
}

const NOTHING: Wanted = { repairs: false, listAt: [], agreementAt: ['agreement'] };

/** Ids of the catalogue that do not exist: a slip or another game’s list, and no list of this system at all. */
export function checkEntries(
  system: AnySystem,
  list: List,
  at: readonly (string | number)[] = [],
): Problem | undefined {
  const unknown = unknownEntries(system, list);
  return unknown.length > 0 ? refused('invalid_list', unknown, at) : undefined;
}

/** The verdict on a list under an agreement, with its sentences; a problem where one of the two cannot be read. */
export function verdictOn(
  system: AnySystem,
  list: List,
  agreement: Agreement = defaultAgreement(system),
  { repairs, listAt, agreementAt }: Wanted = NOTHING,
): Verdict | Problem {
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return refused('invalid_agreement', terms.problems, agreementAt);
  const parsed = parseList(system, list, terms.value);
  if (!parsed.ok) return refused('invalid_list', parsed.problems, listAt);
  const verdict = judge(system, parsed.value, terms.value);
  const most = repairs ? mended(list) : 0;
  return {
    agreement: verdict.agreement,
    legal: verdict.legal,
    budget: verdict.budget,
    tallies: verdict.tallies,
    violations: verdict.violations.map((v, i) => ({
      code: v.code,
      severity: v.severity,
      message: sentence(system, v),
      facts: v.facts,
      entries: v.entries,
      rules: v.rules,
      because: v.because ?? null,
      repairs:
        i < most
          ? repairsFor(system, parsed.value, terms.value, v).map((r) => ({ label: r.label, list: r.list }))
          : [],
    })),
  } as Verdict;
}
