import {
  judge,
  judgeList,
  keptVerdict,
  parseList,
  prepareTerms,
  sentence,
  showVerdict,
  touchedRules,
  unknownEntries,
  verdictSince,
  type Agreement,
  type AnySystem,
  type KeptVerdict,
  type List,
  type Rulebook,
  type VerdictSince,
} from '@/lib/rules';
import { namedIn, type Versioned } from '@/lib/rules/review';
import type { RulesThen } from './revision';

/** A list that data may touch, with what it is judged by. */
export interface ListAtStake {
  /** Its name, and where it is from. */
  readonly label: string;
  readonly list: List;
  readonly agreement: Agreement;
}

/** Another verdict or total than before, in words, with the findings that make the difference. */
export interface OtherVerdict extends Pick<VerdictSince, 'came' | 'gone'> {
  readonly was: string;
  readonly is: string;
}

export interface Rejudged {
  readonly label: string;
  /** Ids of entries that stand in it. */
  readonly named: ReadonlySet<string>;
  /** IDs of the rules that it touches; none where it cannot be judged now. */
  readonly rules: ReadonlySet<string>;
  /** Absent where old and new data say the same of it. */
  readonly other?: OtherVerdict;
}

/** A list by the rules of then and by those of now. */
export function rejudge(
  atStake: ListAtStake,
  then: { readonly rules: RulesThen; readonly system: AnySystem },
  now: { readonly system: AnySystem; readonly book: Rulebook; readonly versions: Versioned },
): Rejudged {
  const { label, list } = atStake;
  const was = verdictBy(then.rules, then.system, atStake);
  const is = verdictBy({ judgeList, sentence }, now.system, atStake);
  const other = otherVerdict(now.versions, list, then.system.version, was, is);
  return {
    label,
    named: namedIn(list),
    rules: new Set(rulesOf(atStake, now)),
    ...(other ? { other } : {}),
  };
}

/** A verdict by the rules of some time, or why there is none. */
function verdictBy(
  rules: Pick<RulesThen, 'judgeList' | 'sentence'>,
  system: AnySystem,
  { list, agreement }: ListAtStake,
): KeptVerdict | string {
  const judged = rules.judgeList(system, list, agreement);
  const unknown = unknownEntries(system, list);
  if (!judged.ok || unknown.length > 0)
    return [...unknown, ...(judged.ok ? [] : judged.problems)].map(({ message }) => message).join(' ');
  const violations = judged.value.violations.map((v) => ({ ...v, message: rules.sentence(system, v) }));
  // Both stand under the same agreement: its code tells nothing here.
  return keptVerdict({ ...judged.value, violations, agreementCode: '' });
}

const inWords = (verdict: KeptVerdict | string): string =>
  typeof verdict === 'string' ? `not judged: ${verdict}` : showVerdict(verdict);

function otherVerdict(
  system: Versioned,
  list: List,
  builtUnder: string,
  was: KeptVerdict | string,
  is: KeptVerdict | string,
): OtherVerdict | undefined {
  const words = { was: inWords(was), is: inWords(is) };
  if (typeof was === 'string' || typeof is === 'string')
    return words.was === words.is ? undefined : { ...words, came: [], gone: [] };
  const since = verdictSince(system, { list, builtUnder, verdict: was }, is);
  return since && { ...words, came: since.came, gone: since.gone };
}

function rulesOf(
  { list, agreement }: ListAtStake,
  { system, book }: { readonly system: AnySystem; readonly book: Rulebook },
): readonly string[] {
  const terms = prepareTerms(system, agreement);
  const parsed = terms.ok ? parseList(system, list, terms.value) : terms;
  if (!terms.ok || !parsed.ok) return [];
  const verdict = judge(system, parsed.value, terms.value);
  return touchedRules(system, book, { parsed: parsed.value, terms: terms.value, verdict }).map(
    ({ id }) => id,
  );
}
