import 'server-only';
import { findAgreementOf, findAgreementsOf } from '@/lib/db/agreements/agreement-access';
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
interface Judged {
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

/** What a saved list is read by, to tell of it in words; undefined where its system reads its agreement no longer. */
export async function termsOfSaved(
  system: AnySystem,
  saved: SavedList,
  reader: UserId,
): Promise<AnyTerms | undefined> {
  const named = (await findAgreementOf(saved, reader))?.agreement;
  const terms = prepareTerms(system, named ?? defaultAgreement(system));
  return terms.ok ? terms.value : undefined;
}

/** A saved list with all that pages say of it; `judged` is absent where its system reads it no longer. */
export interface JudgedSaved {
  readonly system: AnySystem;
  readonly agreement: Agreement;
  /** Was it saved under one that is deleted, or not shown to this reader? Then `agreement` is the rules as printed. */
  readonly isAgreementGone: boolean;
  readonly judged: Judged | undefined;
}

/** Saved lists as pages show them to this reader, in their order; undefined for one whose system has gone. */
export async function judgedOfMany(
  lists: readonly SavedList[],
  reader: UserId | undefined,
): Promise<readonly (JudgedSaved | undefined)[]> {
  const agreements = await findAgreementsOf(lists, reader);
  return Promise.all(
    lists.map(async (saved) => {
      if (!isSystemSlug(saved.system)) return undefined;
      const system = await loadSystem(saved.system);
      const named = agreements.get(saved.agreementId ?? '')?.agreement;
      const agreement = named ?? defaultAgreement(system);
      return {
        system,
        agreement,
        isAgreementGone: saved.agreementId !== undefined && !named,
        judged: judgedUnder(system, saved.list, agreement),
      };
    }),
  );
}

/** The same for one list. */
export const judgedOfSaved = async (
  saved: SavedList,
  reader: UserId | undefined,
): Promise<JudgedSaved | undefined> => (await judgedOfMany([saved], reader))[0];
