import 'server-only';
import { findAgreementOf } from '@/lib/db/agreements/agreement-access';
import type { UserId } from '@/lib/db/ids';
import type { SavedList } from '@/lib/db/lists/lists';
import {
  defaultAgreement,
  isSystemSlug,
  judge,
  loadSystem,
  parseList,
  prepareTerms,
  type Agreement,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type List,
  type Verdict,
} from '@/lib/rules';

/** A list that could be read, with its verdict. */
export interface Judged {
  readonly list: AnyList;
  readonly terms: AnyTerms;
  readonly verdict: Verdict;
}

/** A list under an agreement, as far as its system can read the two. */
export function judgedUnder(system: AnySystem, list: List, agreement: Agreement): Judged | undefined {
  const terms = prepareTerms(system, agreement);
  const parsed = terms.ok ? parseList(system, list, terms.value) : undefined;
  return terms.ok && parsed?.ok
    ? { list: parsed.value, terms: terms.value, verdict: judge(system, parsed.value, terms.value) }
    : undefined;
}

/** A saved list with all that pages say of it to this reader; undefined where its system has gone. */
export async function judgedOfSaved(
  saved: SavedList,
  reader: UserId | undefined,
): Promise<
  | {
      readonly system: AnySystem;
      readonly agreement: Agreement;
      readonly judged: Judged | undefined;
    }
  | undefined
> {
  if (!isSystemSlug(saved.system)) return undefined;
  const system = await loadSystem(saved.system);
  const kept = await findAgreementOf(saved, reader);
  const agreement = kept?.agreement ?? defaultAgreement(system);
  return { system, agreement, judged: judgedUnder(system, saved.list, agreement) };
}
