import { useMemo, useState } from 'react';
import {
  formOf,
  judge,
  parseList,
  plainTerms,
  resolveList,
  saysNothing,
  type Agreement,
  type AnyForm,
  type AnyList,
  type AnyOptions,
  type AnyRules,
  type AnySystem,
  type AnyTerms,
  type List,
  type Refusal,
  type Verdict,
} from '@/lib/rules';
import type { DraftTerms } from '../draft/drafts';
import type { Plain } from '../draft/plain';
import { agreementOf, termsOf } from '../draft/terms-of-draft';

/** What a draft is judged by. */
interface Agreed {
  /** As it is written. */
  readonly agreement: Agreement;
  readonly terms: AnyTerms;
  /** The agreement no longer holds together. */
  readonly broken: boolean;
}

interface Judged extends Agreed {
  /** Options that the system refuses. */
  readonly problems: readonly Refusal[];
  /** Absent where not even the form’s own beginning makes the list readable. */
  readonly read?: { readonly form: AnyForm; readonly parsed: AnyList; readonly verdict: Verdict };
}

type Read = Pick<Judged, 'problems' | 'read'>;

/** What the draft is judged by. Without schemas only an agreement that says nothing can be told. */
function useTerms(
  system: AnyRules,
  whole: AnySystem | undefined,
  plain: Plain | undefined,
  draftTerms: DraftTerms,
): Agreed | undefined {
  const agreement = useMemo(() => agreementOf(system, draftTerms), [system, draftTerms]);
  const isPlain = plain !== undefined && saysNothing(agreement);
  const reader = isPlain ? undefined : whole;
  return useMemo(() => {
    if (isPlain) return { agreement, terms: plainTerms(agreement.name, plain.house), broken: false };
    return reader && { agreement, ...termsOf(reader, draftTerms) };
  }, [isPlain, agreement, plain, reader, draftTerms]);
}

const judged = (system: AnyRules, parsed: AnyList, terms: AnyTerms): NonNullable<Judged['read']> => ({
  form: formOf(system, parsed),
  parsed,
  verdict: judge(system, parsed, terms),
});

/** Reads the list by the schema. Of options that it refuses nothing is used, and what is wrong is said. */
function readWhole(system: AnySystem, list: List, terms: AnyTerms): Read {
  const first = parseList(system, list, terms);
  if (first.ok) return { problems: [], read: judged(system, first.value, terms) };
  const form = system.forms.find((f) => f.id === list.options.form) ?? system.forms[0]!;
  const again = parseList(system, { ...list, options: form.start(terms.house).options }, terms);
  return { problems: first.problems, ...(again.ok ? { read: judged(system, again.value, terms) } : {}) };
}

/** What each form begins with under these terms, by its id: options that need no reading, and their text. */
const beginningsOf = (system: AnyRules, terms: AnyTerms) =>
  new Map(
    system.forms.map((form) => {
      const { options } = form.start(terms.house);
      return [form.id, { options, text: JSON.stringify(options) }];
    }),
  );

/**
 * The list as the rules read it, and their verdict; made anew at each change. As long as the schemas are on their way, what
 * the fields of the form have set stands as it was set, and another agreement waits for them; undefined where nothing can be
 * said yet.
 */
export function useJudged(
  system: AnyRules,
  whole: AnySystem | undefined,
  plain: Plain | undefined,
  list: List,
  draftTerms: DraftTerms,
): Judged | undefined {
  const agreed = useTerms(system, whole, plain, draftTerms);
  const beginnings = useMemo(() => agreed && beginningsOf(system, agreed.terms), [system, agreed]);
  const beginning = beginnings?.get(String(list.options.form));
  const isBegun = beginning?.text === JSON.stringify(list.options);
  const reader = isBegun ? undefined : whole;
  const now = useMemo((): Judged | undefined => {
    if (!agreed) return undefined;
    const { terms } = agreed;
    if (reader) return { ...agreed, ...readWhole(reader, list, terms) };
    if (!beginning) return undefined;
    const options = isBegun ? beginning.options : ({ ...beginning.options, ...list.options } as AnyOptions);
    return {
      ...agreed,
      problems: [],
      read: judged(system, resolveList(system, list, options, terms), terms),
    };
  }, [system, reader, list, beginning, isBegun, agreed]);
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  return now ?? last;
}
