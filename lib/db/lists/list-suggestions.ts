import 'server-only';
import { List } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from '../client';
import { noteMade } from '../idempotency';
import { newId, type UserId } from '../ids';
import { fromJson, present, toJson } from '../json';
import { holdList, workedBy } from './list-access';
import { updateListIn, type ListContext, type SavedList } from './lists';
import { pageOf, takeOf, type Page, type PageRequest } from '../page';
import { asVersion } from '../version';

/** A list as somebody would have it. */
export interface Suggestion {
  readonly id: string;
  readonly author?: string;
  readonly mine: boolean;
  /** The version that it was made from. */
  readonly base: number;
  readonly list: List;
  readonly note: string;
  readonly state: 'open' | 'accepted' | 'refused';
  /** The version that came of it. */
  readonly became?: number;
  readonly createdAt: string;
}

const columns = {
  id: true,
  authorId: true,
  base: true,
  body: true,
  note: true,
  createdAt: true,
  decidedAt: true,
  became: true,
  author: { select: { name: true } },
} as const satisfies Prisma.SuggestionSelect;

const seenBy =
  (user: UserId) =>
  (row: Prisma.SuggestionGetPayload<{ select: typeof columns }>): Suggestion => ({
    id: row.id,
    ...present({ author: row.author.name, became: row.became }),
    mine: row.authorId === user,
    base: row.base,
    list: fromJson(List, row.body),
    note: row.note,
    state: row.decidedAt === null ? 'open' : row.became === null ? 'refused' : 'accepted',
    createdAt: row.createdAt.toISOString(),
  });

/** Suggestions for one list wait for its owner; more than this are not read. */
export const MOST_OPEN = 50;

/** What is proposed is for another game than the list, whose game this is. */
interface OtherGame {
  readonly otherThan: string;
}

/** Proposes a list instead of what stands, for whoever has a part in it. */
export const addSuggestion = (
  user: UserId,
  listId: string,
  { base, list, note }: { readonly base: number; readonly list: List; readonly note: string },
): Promise<Suggestion | 'missing' | 'unknown_base' | 'too_many' | OtherGame> =>
  db().$transaction(async (tx) => {
    const where = { ...workedBy(user), id: listId };
    if (!(await holdList(tx, where))) return 'missing';
    const worked = await tx.list.findFirstOrThrow({
      where,
      select: {
        system: true,
        versions: { where: { n: asVersion(base) }, select: { n: true } },
        _count: { select: { suggestions: { where: { decidedAt: null } } } },
      },
    });
    if (worked.system !== list.system) return { otherThan: worked.system };
    if (worked.versions.length === 0) return 'unknown_base';
    if (worked._count.suggestions >= MOST_OPEN) return 'too_many';
    const row = await tx.suggestion.create({
      data: { id: newId(), listId, authorId: user, base, body: toJson(list), note, createdAt: new Date() },
      select: columns,
    });
    await noteMade(tx, row.id);
    return seenBy(user)(row);
  });

/** What was suggested for a list, newest first; undefined for whoever has no part in it. */
export async function listSuggestions(
  user: UserId,
  listId: string,
  request: PageRequest & { readonly open?: boolean } = {},
): Promise<Page<Suggestion> | undefined> {
  const worked = await db().list.findFirst({
    where: { ...workedBy(user), id: listId },
    select: {
      suggestions: {
        where: {
          ...(request.open === undefined ? {} : { decidedAt: request.open ? null : { not: null } }),
          ...(request.cursor === undefined ? {} : { id: { lt: request.cursor } }),
        },
        orderBy: { id: 'desc' },
        take: takeOf(request) + 1,
        select: columns,
      },
    },
  });
  return worked ? pageOf(worked.suggestions, request, (row) => row.id, seenBy(user)) : undefined;
}

/** One suggestion for a list that this person works on. */
export async function findSuggestion(
  user: UserId,
  listId: string,
  id: string,
): Promise<Suggestion | undefined> {
  const row = await db().suggestion.findFirst({
    where: { id, listId, list: workedBy(user) },
    select: columns,
  });
  return row ? seenBy(user)(row) : undefined;
}

/** Takes back what one suggested and nobody decided. */
export async function withdrawSuggestion(user: UserId, listId: string, id: string): Promise<boolean> {
  const { count } = await db().suggestion.deleteMany({
    where: { id, listId, authorId: user, decidedAt: null, list: workedBy(user) },
  });
  return count > 0;
}

/** Somebody decided before, or the list was changed since it was seen. */
export type NotDecided = 'missing' | 'decided' | 'stale';

class Undecided extends Error {
  readonly reason: NotDecided;
  constructor(reason: NotDecided) {
    super(reason);
    this.reason = reason;
  }
}

/** What the owner makes of a suggestion: a new version in the name of its author, or nothing. */
export async function decideSuggestion(
  owner: UserId,
  listId: string,
  id: string,
  accepted?: { readonly version: number; readonly list: List; readonly context: ListContext },
): Promise<SavedList | NotDecided | undefined> {
  try {
    return await db().$transaction(async (tx) => {
      const mine = { id, listId, list: { ownerId: owner, deletedAt: null } };
      const row = await tx.suggestion.findFirst({ where: mine, select: { authorId: true } });
      if (!row) throw new Undecided('missing');
      const { count } = await tx.suggestion.updateMany({
        where: { ...mine, decidedAt: null },
        data: { decidedAt: new Date(), became: accepted ? accepted.version + 1 : null },
      });
      if (count === 0) throw new Undecided('decided');
      if (!accepted) return undefined;
      const { version, list, context } = accepted;
      const author = row.authorId === owner ? undefined : (row.authorId as UserId);
      const saved = await updateListIn(tx, owner, listId, version, list, { ...context, author });
      if (!saved) throw new Undecided('stale');
      return saved;
    });
  } catch (error) {
    if (error instanceof Undecided) return error.reason;
    throw error;
  }
}
