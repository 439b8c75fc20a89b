import 'server-only';
import { isOut, isSystemSlug, loadSystem, type List } from '@/lib/rules';
import { Problem } from '@/lib/api/problem';
import { systemOf } from '@/lib/api/systems';
import { checkEntries, verdictOn } from '@/lib/api/verdict';
import { findAgreementOfList } from '@/lib/db/agreement-access';
import { findAgreement, type SavedAgreement } from '@/lib/db/agreements';
import type { UserId } from '@/lib/db/ids';
import { findList, findSharedList, type SavedList } from '@/lib/db/lists';
import { otherSystem, unknownAgreement, usableAgreement } from './agreements';

interface Who {
  readonly id: UserId;
}

/** A list that this person may read: his own by id, or anybody's by share id. */
export async function readableList(
  user: Who | undefined,
  id: string,
): Promise<{ readonly saved: SavedList; readonly mine: boolean } | undefined> {
  const own = user && (await findList(user.id, id));
  if (own) return { saved: own, mine: true };
  const shared = await findSharedList(id);
  return (
    shared && {
      saved: shared,
      mine: user !== undefined && (await findList(user.id, shared.id)) !== undefined,
    }
  );
}

/** The agreement of a list, by the id that this person may use: that of his own, the share id of another’s. */
export async function agreementOf(
  saved: SavedList,
  user: Who | undefined,
): Promise<{ readonly id: string; readonly agreement: SavedAgreement['agreement'] } | undefined> {
  const found = saved.agreementId === undefined ? undefined : await findAgreementOfList(saved.id);
  if (!found) return undefined;
  const own = user && (await findAgreement(user.id, found.id));
  return { id: own ? found.id : found.shareId, agreement: found.agreement };
}

const head = (saved: SavedList, agreement: string | undefined, mine: boolean) => ({
  id: saved.id,
  shareId: saved.shareId,
  version: saved.version,
  system: saved.system,
  name: saved.name,
  agreement: agreement ?? null,
  catalogueVersion: saved.catalogueVersion,
  // Whoever has the link of a copy has not been given that of its origin.
  forkOf: mine ? (saved.forkOf ?? null) : null,
  createdAt: saved.createdAt,
  updatedAt: saved.updatedAt,
});

const judged = async (saved: SavedList, agreement: SavedAgreement['agreement'] | undefined) => {
  // What was saved once is shown for ever, also when its system has gone or reads it no longer.
  if (!isSystemSlug(saved.system)) return null;
  const verdict = verdictOn(await loadSystem(saved.system), saved.list, agreement);
  return verdict instanceof Problem ? null : verdict;
};

/** A saved list as the API shows it, judged under its agreement. */
export async function showList(saved: SavedList, user: Who | undefined, mine = true) {
  const under = await agreementOf(saved, user);
  return {
    ...head(saved, under?.id, mine),
    mine,
    shelf: mine ? saved.shelf : null,
    commentsOpen: saved.commentsOpen,
    list: saved.list,
    verdict: await judged(saved, under?.agreement),
  };
}

/** A line of a collection. */
export async function summarizeList(saved: SavedList & { readonly restorableUntil?: string }, user: Who) {
  const under = await agreementOf(saved, user);
  const verdict = await judged(saved, under?.agreement);
  return {
    ...head(saved, under?.id, true),
    shelf: saved.shelf,
    size: saved.list.entries.reduce((sum, item) => (isOut(saved.list, item) ? sum : sum + item.count), 0),
    legal: verdict?.legal ?? null,
    budget: verdict?.budget ?? null,
    ...(saved.restorableUntil === undefined ? {} : { restorableUntil: saved.restorableUntil }),
  };
}

/** What a list is saved with: an agreement of its own system, and the version of the catalogue; or what is wrong with it. */
export async function contextOf(list: List, agreement: string | null | undefined, user: Who) {
  const system = await systemOf(list.system);
  const unknown = checkEntries(system, list);
  if (unknown) return unknown;
  const under = agreement ? await usableAgreement(user, agreement) : undefined;
  if (agreement && !under) return unknownAgreement(['agreement']);
  if (under && under.system !== list.system) return otherSystem(under.agreement, ['agreement']);
  const verdict = verdictOn(system, list, under?.agreement);
  if (verdict instanceof Problem) return verdict;
  return { catalogueVersion: system.version, ...(under ? { agreementId: under.id } : {}) };
}
