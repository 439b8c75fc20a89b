import 'server-only';
import { findAgreementOfList } from '@/lib/db/agreements/agreement-access';
import type { SavedList } from '@/lib/db/lists/lists';
import { defaultAgreement, judgeList, showBudget, type AnySystem } from '@/lib/rules';

/** The verdict of a saved list in one line, under the agreement that it names; undefined where it no longer fits the system. */
export async function verdictOfSaved(
  system: AnySystem,
  saved: SavedList,
): Promise<{ readonly legal: boolean; readonly text: string } | undefined> {
  const kept = saved.agreementId === undefined ? undefined : await findAgreementOfList(saved.id);
  const verdict = judgeList(system, saved.list, kept?.agreement ?? defaultAgreement(system));
  return verdict.ok ? { legal: verdict.value.legal, text: showBudget(verdict.value.budget) } : undefined;
}
