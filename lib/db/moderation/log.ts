import 'server-only';
import { db } from '../client';
import type { UserId } from '../ids';
import { present } from '../json';
import { pageOf, takeOf, type Page, type PageRequest } from '../page';
import { actColumns, toAct, type Act, type ActRow } from './acts';
import { findThings, type Thing } from './things';

/** A line of the log, as moderators read it. */
export interface ActLine extends Act {
  /** Absent where the account is gone. */
  readonly by?: { readonly name?: string; readonly you: boolean };
  /** What it was done to; absent where that is gone. */
  readonly what?: Thing;
}

async function toLines(rows: readonly ActRow[], reader: UserId): Promise<readonly ActLine[]> {
  const [whatOf, people] = await Promise.all([
    findThings(db(), rows.map(toAct)),
    db().user.findMany({
      where: { id: { in: [...new Set(rows.map(({ moderatorId }) => moderatorId))] } },
      select: { id: true, name: true },
    }),
  ]);
  return rows.map((row) => {
    const act = toAct(row);
    const by = people.find(({ id }) => id === row.moderatorId);
    const what = whatOf(act);
    return {
      ...act,
      ...(by ? { by: { ...present({ name: by.name }), you: by.id === reader } } : {}),
      ...(what ? { what } : {}),
    };
  });
}

/** What was done and by whom, newest first. */
export async function listActs(reader: UserId, request: PageRequest = {}): Promise<Page<ActLine>> {
  const rows = await db().moderationAct.findMany({
    where: request.cursor === undefined ? {} : { id: { lt: request.cursor } },
    orderBy: { id: 'desc' },
    take: takeOf(request) + 1,
    select: actColumns,
  });
  const page = pageOf(
    rows,
    request,
    ({ id }) => id,
    (row) => row,
  );
  return { ...page, data: await toLines(page.data, reader) };
}

/** One line of the log. */
export async function findAct(reader: UserId, id: string): Promise<ActLine | undefined> {
  const row = await db().moderationAct.findUnique({ where: { id }, select: actColumns });
  return row ? (await toLines([row], reader))[0] : undefined;
}

/** What was done to a person's own things, as far as it changed who reads them; who did it is not told. */
export async function listActsOn(
  owner: UserId,
  request: PageRequest = {},
): Promise<Page<Act & { readonly what?: Thing }>> {
  const rows = await db().moderationAct.findMany({
    where: {
      ownerId: owner,
      action: { not: 'keep' },
      ...(request.cursor === undefined ? {} : { id: { lt: request.cursor } }),
    },
    orderBy: { id: 'desc' },
    take: takeOf(request) + 1,
    select: actColumns,
  });
  const whatOf = await findThings(db(), rows.map(toAct));
  return pageOf(
    rows,
    request,
    ({ id }) => id,
    (row) => {
      const what = whatOf(toAct(row));
      return { ...toAct(row), ...(what ? { what } : {}) };
    },
  );
}

/** For the file of an account: what was done to its things, and what it did as a moderator; in neither who was on the other side. */
export async function exportActs(user: UserId) {
  const rows = await db().moderationAct.findMany({
    where: { OR: [{ ownerId: user, action: { not: 'keep' } }, { moderatorId: user }] },
    orderBy: { id: 'asc' },
    select: { ...actColumns, ownerId: true },
  });
  const plain = (some: typeof rows) => some.map(toAct);
  return {
    moderation: plain(rows.filter(({ ownerId, action }) => ownerId === user && action !== 'keep')),
    moderated: plain(rows.filter(({ moderatorId }) => moderatorId === user)),
  };
}
