import 'server-only';
import { db } from '../client';
import type { UserId } from '../ids';
import { countsOf } from '../published';
import { isNew } from '../taken';

/** How many like a list, and whether the reader does. Who they are is nobody's business. */
export interface Likes {
  readonly likes: number;
  readonly likedByMe: boolean;
}

/** Lists that everybody finds. */
export const published = { deletedAt: null, hiddenBy: null, publishedAt: { not: null } };

/** What a list is selected with, so that `likesIn` can tell. */
export const likeColumns = (reader: UserId | undefined) => ({
  _count: { select: { likes: true } },
  // Nobody has the empty id.
  likes: { where: { userId: reader ?? '' }, select: { userId: true } },
});

interface LikeRow {
  readonly _count: { readonly likes: number };
  readonly likes: readonly unknown[];
}

/** The likes of a row that was read with those of its reader beside them. */
export const likesIn = ({ _count, likes }: LikeRow): Likes => ({
  likes: _count.likes,
  likedByMe: likes.length > 0,
});

/** The likes of a published list; undefined of any other, which keeps them and shows none. */
export async function findLikes(reader: UserId | undefined, listId: string): Promise<Likes | undefined> {
  const row = await db().list.findFirst({ where: { id: listId, ...published }, select: likeColumns(reader) });
  return row ? likesIn(row) : undefined;
}

/**
 * Likes a published list of somebody else, or takes that back; the same wish twice changes nothing. Undefined where there is
 * no such list.
 */
export async function setLike(user: UserId, listId: string, isLiked: boolean): Promise<Likes | undefined> {
  const list = await db().list.findFirst({
    where: { id: listId, ...published, ownerId: { not: user } },
    select: { id: true },
  });
  if (!list) return undefined;
  const like = { userId: user, listId };
  if (isLiked) await isNew(() => db().listLike.create({ data: { ...like, createdAt: new Date() } }));
  else await db().listLike.deleteMany({ where: like });
  return findLikes(user, listId);
}

/** How many like each of the published lists, by id; those that nobody likes are absent. */
export async function countLikes(): Promise<ReadonlyMap<string | null, number>> {
  const groups = await db().listLike.groupBy({
    by: ['listId'],
    where: { list: published },
    _count: { _all: true },
  });
  return countsOf(groups.map((group) => ({ key: group.listId, count: group._count._all })));
}
