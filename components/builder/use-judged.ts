import { useMemo } from 'react';
import {
  formOf,
  judge,
  parseList,
  type Agreement,
  type AnyForm,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type List,
  type Refusal,
  type Verdict,
} from '@/lib/rules';
import type { DraftTerms } from './drafts';
import { agreementOf, termsOf } from './terms-of-draft';

interface Judged {
  /** What it is judged by, as it is written. */
  readonly agreement: Agreement;
  readonly terms: AnyTerms;
  /** The agreement no longer holds together. */
  readonly broken: boolean;
  /** Options that the system refuses. */
  readonly problems: readonly Refusal[];
  /** Absent where not even the form’s own beginning makes the list readable. */
  readonly read?: { readonly form: AnyForm; readonly parsed: AnyList; readonly verdict: Verdict };
}

/** The list as the rules read it, and their verdict; made anew at each change. */
export function useJudged(system: AnySystem, list: List, draftTerms: DraftTerms): Judged {
  const under = useMemo(
    () => ({ agreement: agreementOf(system, draftTerms), ...termsOf(system, draftTerms) }),
    [system, draftTerms],
  );
  return useMemo(() => {
    const { terms } = under;
    const first = parseList(system, list, terms);
    let parsed = first;
    if (!first.ok) {
      // Options that the system refuses: judge the entries with the form's own beginning, and say what is wrong.
      const form = system.forms.find((f) => f.id === list.options.form) ?? system.forms[0]!;
      parsed = parseList(system, { ...list, options: form.start(terms.house).options }, terms);
    }
    const problems = first.ok ? [] : first.problems;
    if (!parsed.ok) return { ...under, problems };
    const read = {
      form: formOf(system, parsed.value),
      parsed: parsed.value,
      verdict: judge(system, parsed.value, terms),
    };
    return { ...under, problems, read };
  }, [system, list, under]);
}
