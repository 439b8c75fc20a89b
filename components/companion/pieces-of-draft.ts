import { readDraft } from '@/components/builder/draft/drafts';
import { agreementOf } from '@/components/builder/draft/terms-of-draft';
import { companionSheet, isSystemSlug, loadSystem } from '@/lib/rules';
import type { CompanionTracker } from '@/lib/rules/kernel/companion/companion';

/** A list that a player brought to this device, as the trackers that it adds. */
export interface BroughtList {
  readonly seat: number;
  readonly name: string;
  readonly trackers: readonly CompanionTracker[];
}

/** What a draft of this browser brings to count; undefined where it is gone. */
export async function piecesOfDraft(
  slug: string,
  id: string,
  seat: number,
): Promise<BroughtList | undefined> {
  const draft = readDraft(id);
  if (!draft || !isSystemSlug(slug)) return undefined;
  const system = await loadSystem(slug);
  const sheet = await companionSheet(system, agreementOf(system, draft.terms), [{ seat, list: draft.list }]);
  if (!sheet.ok) return undefined;
  return { seat, name: draft.list.name, trackers: sheet.value.trackers.filter((t) => t.seat === seat) };
}
