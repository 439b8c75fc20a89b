import 'server-only';
import { isOut, isSystemSlug, keptVerdict, loadSystem, type Agreement, type List } from '@/lib/rules';
import { beginningOf } from '@/lib/api/beginning-of';
import { Problem } from '@/lib/api/problem';
import { systemOf } from '@/lib/api/systems';
import type { Verdict as ShownVerdict } from '@/lib/api/contract/shapes/verdict';
import { checkEntries, sinceSaved, verdictOn } from '@/lib/api/verdict';
import {
  findAgreementOf,
  findAgreementsOf,
  usableIds,
  type NamedAgreement,
} from '@/lib/db/agreements/agreement-access';
import type { UserId } from '@/lib/db/ids';
import { asRole, findWorkedList, type Role, type WorkedList } from '@/lib/db/lists/list-access';
import {
  findLikes,
  findSharedList,
  type ListVersionLine,
  type PublishedList,
  type SavedList,
} from '@/lib/db/lists/lists';
import type { Page } from '@/lib/db/page';
import { showHiding } from './moderation';
import { showPage } from './page';
import { otherSystem, unknownAgreement, usableAgreement } from './agreements';

interface Who {
  readonly id: UserId;
}

interface Readable {
  readonly saved: SavedList;
  readonly mine: boolean;
  /** Absent for whoever only reads. */
  readonly role?: Role;
}

/** A list that this person may read: one that he works on by id, or anybody's by share id. */
export async function readableList(user: Who | undefined, id: string): Promise<Readable | undefined> {
  const worked = async (listId: string): Promise<Readable | undefined> => {
    const found = user && (await findWorkedList(user.id, listId));
    return found && { saved: found.saved, mine: found.role === 'owner', role: found.role };
  };
  const known = await worked(id);
  if (known) return known;
  const shared = await findSharedList(id, user?.id);
  return shared && ((await worked(shared.id)) ?? { saved: shared, mine: false });
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

const judged = async (saved: SavedList, agreement: Agreement | undefined) => {
  // What was saved once is shown for ever, also when its system has gone or reads it no longer.
  if (!isSystemSlug(saved.system)) return null;
  const verdict = verdictOn(await loadSystem(saved.system), saved.list, agreement);
  return verdict instanceof Problem ? null : verdict;
};

const sinceOf = async (saved: SavedList, verdict: ShownVerdict | null) =>
  verdict && isSystemSlug(saved.system)
    ? ((await sinceSaved(await loadSystem(saved.system), saved, keptVerdict(verdict))) ?? null)
    : null;

/** A saved list as the API shows it to somebody who works on it; its owner, unless told otherwise. */
export const showList = (saved: SavedList, user: Who | undefined, role: Role = 'owner') =>
  showListTo(saved, user, role);

async function showListTo(saved: SavedList, user: Who | undefined, role: Role | undefined) {
  const under = await findAgreementOf(saved, user?.id);
  const mine = role === 'owner';
  const verdict = await judged(saved, under?.agreement);
  const isPublished = saved.publishedAt !== undefined;
  const liked = isPublished ? await findLikes(user?.id, saved.id) : undefined;
  return {
    ...head(saved, under?.usableAs, mine),
    mine,
    role: role ?? null,
    shelf: mine ? saved.shelf : null,
    commentsOpen: saved.commentsOpen,
    publishedAt: saved.publishedAt ?? null,
    writeUp: mine || isPublished ? saved.writeUp : '',
    likes: liked?.likes ?? null,
    likedByMe: liked?.likedByMe ?? false,
    hidden: mine ? await showHiding(saved) : null,
    list: saved.list,
    verdict,
    savedVerdict: saved.verdict ?? null,
    since: await sinceOf(saved, verdict),
  };
}

/** A list as the API shows it to whoever may read it. */
export const showReadable = ({ saved, role }: Readable, user: Who | undefined) =>
  showListTo(saved, user, role);

/** By which ids this person may use the agreements that versions name. */
export const agreementsOfVersions = (versions: readonly ListVersionLine[], user: Who) =>
  usableIds(
    user.id,
    versions.flatMap(({ agreementId }) => agreementId ?? []),
  );

/** A version as the API shows it. */
export const showVersion = <V extends ListVersionLine>(
  { agreementId, by, verdict, ...version }: V,
  usable: ReadonlyMap<string, string>,
) => ({
  ...version,
  savedVerdict: verdict ?? null,
  agreement: usable.get(agreementId ?? '') ?? null,
  by: { ...by, name: by.name ?? null },
});

type Agreements = ReadonlyMap<string, NamedAgreement>;

const summed = async (saved: SavedList, agreements: Agreements, mine: boolean) => {
  const under = agreements.get(saved.agreementId ?? '');
  const verdict = await judged(saved, under?.agreement);
  return {
    ...head(saved, under?.usableAs, mine),
    size: saved.list.entries.reduce((sum, item) => (isOut(saved.list, item) ? sum : sum + item.count), 0),
    legal: verdict?.legal ?? null,
    budget: verdict?.budget ?? null,
  };
};

/** A page of somebody's own lists. */
export async function showLists(page: Page<SavedList & { readonly restorableUntil?: string }>, user: Who) {
  const agreements = await findAgreementsOf(page.data, user.id);
  return showPage(page, async (saved) => ({
    ...(await summed(saved, agreements, true)),
    shelf: saved.shelf,
    ...(saved.restorableUntil === undefined ? {} : { restorableUntil: saved.restorableUntil }),
  }));
}

/** A page of the lists of others that somebody works on. */
export async function showSharedLists(page: Page<WorkedList & { readonly ownerName?: string }>, user: Who) {
  const agreements = await findAgreementsOf(
    page.data.map(({ saved }) => saved),
    user.id,
  );
  return showPage(page, async ({ saved, role, ownerName }) => ({
    ...(await summed(saved, agreements, false)),
    owner: ownerName ?? null,
    role: asRole(role),
  }));
}

/** A page of the lists that their owners let everybody find. */
export async function showPublishedLists(page: Page<PublishedList>) {
  const agreements = await findAgreementsOf(page.data, undefined);
  return showPage(page, (one) => showPublishedList(one, agreements));
}

async function showPublishedList(
  { copies, likes, likedByMe, ...saved }: PublishedList,
  agreements: Agreements,
) {
  const { id: _id, forkOf: _origin, createdAt: _made, ...shown } = await summed(saved, agreements, false);
  return {
    ...shown,
    copies,
    likes,
    likedByMe,
    writeUp: beginningOf(saved.writeUp),
    publishedAt: saved.publishedAt ?? saved.updatedAt,
  };
}

/**
 * What a list is saved with: an agreement of its own system, and the version of the catalogue; or what is wrong with it. `at`
 * leads to where it was sent.
 */
export async function contextOf(
  list: List,
  agreement: string | null | undefined,
  user: Who,
  at: readonly string[] = [],
) {
  const system = await systemOf(list.system);
  const unknown = checkEntries(system, list, at);
  if (unknown) return unknown;
  const under = agreement ? await usableAgreement(user, agreement) : undefined;
  if (agreement && !under) return unknownAgreement(['agreement']);
  if (under && under.system !== list.system) return otherSystem(under.agreement, ['agreement']);
  const wanted = { repairs: 0, listAt: at, agreementAt: ['agreement'] };
  const verdict = verdictOn(system, list, under?.agreement, wanted);
  if (verdict instanceof Problem) return verdict;
  return {
    catalogueVersion: system.version,
    verdict: keptVerdict(verdict),
    ...(under ? { agreementId: under.id } : {}),
  };
}
