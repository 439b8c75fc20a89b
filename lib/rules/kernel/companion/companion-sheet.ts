import type { CompanionSheet, CompanionTracker } from './companion';
import { parseList, prepareTerms, type AnyList } from '../list/prepare';
import type { Agreement } from '../agreement/agreement';
import type { List } from '../list/list';
import { ok, type Result } from '../result';
import type { AnySystem } from '../system';

/** The sheet of a table under its agreement, with the trackers of the lists that lie open on it. */
export async function companionSheet(
  system: AnySystem,
  agreement: Agreement,
  lists: readonly { readonly seat: number; readonly list: List }[] = [],
): Promise<Result<CompanionSheet>> {
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return terms;
  const companion = await system.companion();
  const sheet = companion.sheet(terms.value.house);
  const pieces = lists.flatMap(({ seat, list }): readonly CompanionTracker[] => {
    const parsed = parseList(system, list, terms.value);
    if (!parsed.ok || !companion.pieces) return [];
    return companion
      .pieces(parsed.value satisfies AnyList, terms.value.house)
      .map((piece) => ({ ...piece, id: `${seat}.${piece.id}`, per: 'seat', seat }));
  });
  return ok({ ...sheet, trackers: [...sheet.trackers, ...pieces] });
}
