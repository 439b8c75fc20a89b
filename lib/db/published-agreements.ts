import 'server-only';
import { changesOf, isSystemSlug, loadSystem, type Agreement } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { agreementColumns, toSavedAgreement, type SavedAgreement } from './agreement-rows';
import { db } from './client';
import { fold } from './fold';
import type { UserId } from './ids';
import { takeOf, type Page, type PageRequest } from './page';

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

/** So many of the newest are weighed against each other. */
const MOST_WEIGHED = 5000;

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
  const mine = { id, ownerId: owner, deletedAt: null };
  const row = await db().agreement.findFirst({ where: mine, select: agreementColumns });
  if (!row) return undefined;
  const { agreement } = toSavedAgreement(row);
  if (isPublic !== (row.publishedAt !== null))
    await db().agreement.updateMany({
      where: mine,
      data: isPublic
        ? { publishedAt: new Date(), searchText: await searchTextOf(agreement) }
        : { publishedAt: null },
    });
  const now = await db().agreement.findFirst({ where: mine, select: agreementColumns });
  return now ? toSavedAgreement(now) : undefined;
}

type Named = Pick<SavedAgreement, 'id' | 'shareId'>;
const countsOf = <K>(groups: readonly { readonly key: K | null; readonly count: number }[]) =>
  new Map(groups.map(({ key, count }) => [key, count]));

/** How much several agreements are used, in their order. */
async function countUses(agreements: readonly Named[]): Promise<readonly AgreementUse[]> {
  const ids = { in: agreements.map(({ id }) => id) };
  const links = { in: agreements.map(({ shareId }) => shareId) };
  const _count = { _all: true } as const;
  const [lists, tables, forks] = await Promise.all([
    db().list.groupBy({ by: ['agreementId'], where: { agreementId: ids, deletedAt: null }, _count }),
    db().table.groupBy({ by: ['agreementId'], where: { agreementId: ids, deletedAt: null }, _count }),
    db().agreement.groupBy({ by: ['forkOf'], where: { forkOf: links, deletedAt: null }, _count }),
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

/** The public agreements: newest first, or those first that most lists and tables stand under. */
export async function listPublished(request: PublishedRequest = {}): Promise<Page<PublishedAgreement>> {
  // What a database takes for signs of its own asks nothing.
  const words = fold((request.words ?? '').replace(/[%_\\]/g, ' ')).split(' ');
  const where = {
    deletedAt: null,
    publishedAt: { not: null },
    ...(request.system === undefined ? {} : { system: request.system }),
    AND: words.map((word) => ({ searchText: { contains: word } })),
  } satisfies Prisma.AgreementWhereInput;
  const orderBy = [{ publishedAt: 'desc' }, { id: 'desc' }] as const;
  const take = takeOf(request);
  const from = Number(request.cursor ?? 0) || 0;
  let found: Named[] = await db().agreement.findMany({
    where,
    orderBy: [...orderBy],
    select: { id: true, shareId: true },
    take: MOST_WEIGHED,
  });
  if (request.sort === 'used') {
    const uses = await countUses(found);
    const weight = new Map(found.map(({ id }, i) => [id, uses[i]!.lists + uses[i]!.tables]));
    found = found.toSorted((a, b) => weight.get(b.id)! - weight.get(a.id)!);
  }
  const shown = found.slice(from, from + take);
  const [rows, uses] = await Promise.all([
    db().agreement.findMany({ where: { id: { in: shown.map(({ id }) => id) } }, select: agreementColumns }),
    countUses(shown),
  ]);
  return {
    data: shown.flatMap(({ id }, i) => {
      const row = rows.find((r) => r.id === id);
      return row ? [{ ...toSavedAgreement(row), use: uses[i]! }] : [];
    }),
    ...(found.length > from + take ? { nextCursor: String(from + take) } : {}),
  };
}
