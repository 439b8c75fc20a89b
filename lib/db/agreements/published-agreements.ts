import 'server-only';
import { changesOf, isSystemSlug, loadSystem, type Agreement } from '@/lib/rules';
import { holdAgreement } from './agreement-access';
import { agreementColumns, toSavedAgreement, type SavedAgreement } from './agreement-rows';
import { db } from '../client';
import { fold } from '../fold';
import type { UserId } from '../ids';
import type { Page, PageRequest } from '../page';
import { readMany } from '../portions';
import { countsOf, havingWords, MOST_WEIGHED, newestPublished, pageOfPublished } from '../published';

/** What people made of an agreement. Counts alone: whose they are is nobody's business. */
export interface AgreementUse {
  /** Saved under it, by anybody. */
  readonly lists: number;
  /** Set up with it, whatever it says by now. */
  readonly tables: number;
  readonly forks: number;
}

/** How the public list is asked. */
export interface PublishedRequest extends PageRequest {
  readonly system?: string | undefined;
  /** All of them are in its name, or in what it changes. */
  readonly words?: string | undefined;
  readonly sort?: 'newest' | 'used' | undefined;
}

export type PublishedAgreement = SavedAgreement & { readonly use: AgreementUse };

/** What an agreement is found by: its name, and what it changes in the printed rules. */
export async function searchTextOf(agreement: Agreement): Promise<string> {
  if (!isSystemSlug(agreement.system)) return fold(agreement.name);
  const changes = changesOf(await loadSystem(agreement.system), agreement);
  return fold([agreement.name, ...changes.map(({ text }) => text)].join(' '));
}

/** Puts an agreement into the public list, or takes it out; its owner's word. */
export async function publishAgreement(
  owner: UserId,
  id: string,
  isPublic: boolean,
): Promise<SavedAgreement | undefined> {
  return db().$transaction(async (tx) => {
    const mine = { id, ownerId: owner, deletedAt: null };
    // What is searched is that of the version which stands.
    if (!(await holdAgreement(tx, mine))) return undefined;
    const row = await tx.agreement.findFirstOrThrow({ where: mine, select: agreementColumns });
    const { agreement } = toSavedAgreement(row);
    if (isPublic === (row.publishedAt !== null)) return toSavedAgreement(row);
    const now = await tx.agreement.update({
      where: { id },
      data: isPublic
        ? { publishedAt: new Date(), searchText: await searchTextOf(agreement) }
        : { publishedAt: null },
      select: agreementColumns,
    });
    return toSavedAgreement(now);
  });
}

type Named = Pick<SavedAgreement, 'id' | 'shareId'>;

/** How much several agreements are used, in their order. */
async function countUses(agreements: readonly Named[]): Promise<readonly AgreementUse[]> {
  const ids = agreements.map(({ id }) => id);
  const links = agreements.map(({ shareId }) => shareId);
  const _count = { _all: true } as const;
  const under = (some: string[]) => ({ agreementId: { in: some }, deletedAt: null });
  const [lists, tables, forks] = await Promise.all([
    readMany(ids, (some) => db().list.groupBy({ by: ['agreementId'], where: under(some), _count })),
    readMany(ids, (some) => db().table.groupBy({ by: ['agreementId'], where: under(some), _count })),
    readMany(links, (some) =>
      db().agreement.groupBy({ by: ['forkOf'], where: { forkOf: { in: some }, deletedAt: null }, _count }),
    ),
  ]);
  const listsOf = countsOf(lists.map((g) => ({ key: g.agreementId, count: g._count._all })));
  const tablesOf = countsOf(tables.map((g) => ({ key: g.agreementId, count: g._count._all })));
  const forksOf = countsOf(forks.map((g) => ({ key: g.forkOf, count: g._count._all })));
  return agreements.map(({ id, shareId }) => ({
    lists: listsOf.get(id) ?? 0,
    tables: tablesOf.get(id) ?? 0,
    forks: forksOf.get(shareId) ?? 0,
  }));
}

/** Who plays with an agreement, in numbers. */
export const countUse = async (agreement: Named): Promise<AgreementUse> => (await countUses([agreement]))[0]!;

/** How much is played with each: what the most used come first by. */
const weigh = async (agreements: readonly Named[]): Promise<readonly number[]> =>
  (await countUses(agreements)).map(({ lists, tables }) => lists + tables);

/** The public agreements: newest first, or those first that most lists and tables stand under. */
export async function listPublished(request: PublishedRequest = {}): Promise<Page<PublishedAgreement>> {
  const { system, words, sort } = request;
  const found = await db().agreement.findMany({
    where: {
      deletedAt: null,
      hiddenBy: null,
      publishedAt: { not: null },
      ...(system === undefined ? {} : { system }),
      AND: havingWords(words),
    },
    orderBy: newestPublished,
    select: { id: true, shareId: true, publishedAt: true },
    take: MOST_WEIGHED,
  });
  const page = await pageOfPublished(found, request, sort === 'used' ? weigh : undefined);
  const [rows, uses] = await Promise.all([
    db().agreement.findMany({
      where: { id: { in: page.data.map(({ id }) => id) } },
      select: agreementColumns,
    }),
    countUses(page.data),
  ]);
  return {
    ...page,
    data: page.data.flatMap(({ id }, i) => {
      const row = rows.find((r) => r.id === id);
      return row ? [{ ...toSavedAgreement(row), use: uses[i]! }] : [];
    }),
  };
}
