import {
  carriedBy,
  defaultAgreement,
  judge,
  keptVerdict,
  parseList,
  prepareTerms,
  repairsFor,
  sentence,
  unknownEntries,
  verdictSince,
  versioned,
  type Agreement,
  type AnySystem,
  type KeptVerdict,
  type List,
  type VerdictSince,
} from '@/lib/rules';
import { codeUnder } from '@/lib/seal';
import type { Verdict } from './contract/shapes/verdict';
import { Problem, refused } from './problem';

/**
 * For how many violations of each verdict repairs are looked for. They are found by trying, which is dear for long lists, so
 * what one request may use is shared by its agreements. Counted and not timed: the same request gets the same answer.
 */
export const repairAllowance = ({ entries }: List, verdicts: number): number => {
  const things = entries.length + carriedBy(entries);
  const all = Math.min(12, Math.floor(500 / Math.max(1, things)));
  return Math.max(Math.floor(all / Math.max(1, verdicts)), things <= 40 ? 1 : 0);
};

interface Wanted {
  /** For so many violations repairs are looked for. */
  readonly repairs: number;
  /** Where the two stand in the request, for problems. */
  readonly listAt: readonly (string | number)[];
  readonly agreementAt: readonly (string | number)[];
}

const NOTHING: Wanted = { repairs: 0, listAt: [], agreementAt: ['agreement'] };

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
  return {
    agreement: verdict.agreement,
    agreementCode: codeUnder(system, agreement),
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
        i < repairs
          ? repairsFor(system, parsed.value, terms.value, v).map((r) => ({ label: r.label, list: r.list }))
          : [],
    })),
  } as Verdict;
}

/** What `POST /validate` answers, and the command line with it: a verdict under each agreement, in their order. */
export function verdictsOn(
  system: AnySystem,
  list: List,
  agreements: readonly Agreement[],
  wantsRepairs: boolean,
): { readonly verdicts: readonly Verdict[] } | Problem {
  // Without any, by the rules as printed.
  const under = agreements.length === 0 ? [defaultAgreement(system)] : agreements;
  const repairs = wantsRepairs ? repairAllowance(list, under.length) : 0;
  const verdicts: Verdict[] = [];
  for (const [i, agreement] of under.entries()) {
    const verdict = verdictOn(system, list, agreement, {
      repairs,
      listAt: ['list'],
      agreementAt: ['agreements', i],
    });
    if (verdict instanceof Problem) return verdict;
    verdicts.push(verdict);
  }
  return { verdicts };
}

/** What is kept of the verdict on a list when it is saved: a field that is absent where it cannot be judged. */
export function keptOn(
  system: AnySystem,
  list: List,
  agreement?: Agreement,
): { readonly verdict?: KeptVerdict } {
  const verdict = verdictOn(system, list, agreement);
  return verdict instanceof Problem ? {} : { verdict: keptVerdict(verdict) };
}

interface Kept {
  readonly list: List;
  readonly catalogueVersion: string;
  readonly verdict?: KeptVerdict;
}

/** How the verdict of today on a saved list differs from that of the moment of saving; undefined where it does not, or nothing was kept. */
export const sinceSaved = async (
  system: AnySystem,
  { list, catalogueVersion, verdict }: Kept,
  is: KeptVerdict | undefined,
): Promise<VerdictSince | undefined> =>
  verdict && is
    ? verdictSince(await versioned(system), { list, builtUnder: catalogueVersion, verdict }, is)
    : undefined;
