import 'server-only';
import { readAccountRows } from './account-rows';
import { db } from './client';
import type { UserId } from './ids';
import { readMany } from './portions';

interface Named {
  readonly id: string;
}

/** Rows by what they belong to, in the order in which they came. */
function grouped<R>(rows: readonly R[], idOf: (row: R) => string): ReadonlyMap<string, readonly R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const group = groups.get(idOf(row));
    if (group) group.push(row);
    else groups.set(idOf(row), [row]);
  }
  return groups;
}

/** The versions of each list, the oldest first. */
async function versionsOfLists(lists: readonly Named[]) {
  const rows = await readMany(
    lists.map(({ id }) => id),
    (ids) =>
      db().listVersion.findMany({
        where: { listId: { in: ids } },
        orderBy: { n: 'asc' },
        select: {
          listId: true,
          n: true,
          body: true,
          catalogueVersion: true,
          verdict: true,
          agreementId: true,
          createdAt: true,
        },
      }),
  );
  return grouped(rows, ({ listId }) => listId);
}

/** The versions of each agreement, the oldest first. */
async function versionsOfAgreements(agreements: readonly Named[]) {
  const rows = await readMany(
    agreements.map(({ id }) => id),
    (ids) =>
      db().agreementVersion.findMany({
        where: { agreementId: { in: ids } },
        orderBy: { n: 'asc' },
        select: { agreementId: true, n: true, body: true, createdAt: true },
      }),
  );
  return grouped(rows, ({ agreementId }) => agreementId);
}

/**
 * All that is kept of a person; undefined where there is no such account. Versions are read in portions: asked for beside
 * their lists, as many as these, they would be more than SQLite takes in one question.
 */
export async function readAccount(id: UserId) {
  const all = await readAccountRows(id);
  if (!all) return undefined;
  const { lists, agreements, ...rest } = all;
  const [ofLists, ofAgreements] = await Promise.all([
    versionsOfLists(lists),
    versionsOfAgreements(agreements),
  ]);
  return {
    ...rest,
    lists: lists.map((list) => ({
      ...list,
      versions: (ofLists.get(list.id) ?? []).map(({ listId: _, ...version }) => version),
    })),
    agreements: agreements.map((agreement) => ({
      ...agreement,
      versions: (ofAgreements.get(agreement.id) ?? []).map(({ agreementId: _, ...version }) => version),
    })),
  };
}
