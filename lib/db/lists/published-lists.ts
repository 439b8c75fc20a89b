import 'server-only';
import { db } from '../client';
import { fold } from '../fold';
import type { UserId } from '../ids';
import { holdList } from './list-access';
import { countLikes, likeColumns, likesIn, published, type Likes } from './list-likes';
import { columns, toSaved, type SavedList } from './list-rows';
import { holding, wordsOfList } from './list-words';
import type { Page, PageRequest } from '../page';
import { readMany } from '../portions';
import { countsOf, MOST_WEIGHED, newestPublished, pageOfPublished, wordsAsked } from '../published';

/** How the published lists are asked. */
export interface PublishedListsRequest extends PageRequest {
  readonly system?: string | undefined;
  /** All of them are in its name, in the names of what is in it, or in what its owner wrote on it. */
  readonly words?: string | undefined;
  /** Id of an entry that it names. */
  readonly entry?: string | undefined;
  readonly sort?: 'newest' | 'copied' | 'liked' | undefined;
  /** Who reads. */
  readonly reader?: UserId | undefined;
  /** Only those that this person likes. */
  readonly likedBy?: UserId | undefined;
}

export type PublishedList = SavedList &
  Likes & {
    /** How often it was copied, by anybody. */
    readonly copies: number;
  };

/** What its owner says of a list to everybody; what is absent stays. */
export interface Publication {
  readonly published?: boolean | undefined;
  readonly writeUp?: string | undefined;
  /** What that was written upon; another tab may have written since. */
  readonly insteadOf?: string | undefined;
}

/**
 * Lets everybody find a list, or nobody any more, and tells how it is meant to be played; its owner's word.
 * @returns `moved` where the write-up is another one by now
 */
export async function publishList(
  owner: UserId,
  id: string,
  { published: isPublic, writeUp, insteadOf }: Publication,
): Promise<SavedList | 'moved' | undefined> {
  return db().$transaction(async (tx) => {
    const mine = { id, ownerId: owner, deletedAt: null };
    if (!(await holdList(tx, mine))) return undefined;
    const saved = toSaved(await tx.list.findFirstOrThrow({ where: mine, select: columns }));
    if (writeUp !== undefined && insteadOf !== undefined && insteadOf !== saved.writeUp) return 'moved';
    const turns = isPublic !== undefined && isPublic !== (saved.publishedAt !== undefined);
    if (!turns && writeUp === undefined) return saved;
    const now = await tx.list.update({
      where: { id },
      data: {
        ...(turns && !isPublic ? { publishedAt: null } : {}),
        // What was saved before lists had words of their own gets them now.
        ...(turns && isPublic ? { publishedAt: new Date(), ...(await wordsOfList(saved.list)) } : {}),
        ...(writeUp === undefined ? {} : { writeUp, foldedWriteUp: fold(writeUp) }),
      },
      select: columns,
    });
    return toSaved(now);
  });
}

type Named = Pick<SavedList, 'id' | 'shareId'>;

async function countCopies(lists: readonly Named[]): Promise<readonly number[]> {
  const copies = await readMany(
    lists.map(({ shareId }) => shareId),
    (links) =>
      db().list.groupBy({
        by: ['forkOf'],
        where: { forkOf: { in: links }, deletedAt: null },
        _count: { _all: true },
      }),
  );
  const counts = countsOf(copies.map((g) => ({ key: g.forkOf, count: g._count._all })));
  return lists.map(({ shareId }) => counts.get(shareId) ?? 0);
}

async function weighLikes(lists: readonly Named[]): Promise<readonly number[]> {
  const counts = await countLikes();
  return lists.map(({ id }) => counts.get(id) ?? 0);
}

/** What comes first, where that is not the newest. */
const weighs = { newest: undefined, copied: countCopies, liked: weighLikes } as const;

/** The lists that their owners published: newest first, or those first that were copied or are liked most. */
export async function listPublishedLists(request: PublishedListsRequest = {}): Promise<Page<PublishedList>> {
  const { system, entry, words, sort = 'newest', reader, likedBy } = request;
  const found = await db().list.findMany({
    where: {
      ...published,
      ...(system === undefined ? {} : { system }),
      ...(entry === undefined ? {} : holding(entry)),
      ...(likedBy === undefined ? {} : { likes: { some: { userId: likedBy } } }),
      AND: wordsAsked(words).map((word) => ({
        OR: [{ searchText: { contains: word } }, { foldedWriteUp: { contains: word } }],
      })),
    },
    orderBy: newestPublished,
    select: { id: true, shareId: true, publishedAt: true },
    take: MOST_WEIGHED,
  });
  const page = await pageOfPublished(found, request, weighs[sort]);
  const [rows, copies] = await Promise.all([
    db().list.findMany({
      where: { id: { in: page.data.map(({ id }) => id) } },
      select: { ...columns, ...likeColumns(reader) },
    }),
    countCopies(page.data),
  ]);
  return {
    ...page,
    data: page.data.flatMap(({ id }, i) => {
      const row = rows.find((r) => r.id === id);
      return row ? [{ ...toSaved(row), ...likesIn(row), copies: copies[i]! }] : [];
    }),
  };
}

/** Share ids of the newest published lists. */
export const publishedLinks = async (most: number): Promise<readonly string[]> =>
  (
    await db().list.findMany({
      where: published,
      orderBy: newestPublished,
      take: most,
      select: { shareId: true },
    })
  ).map(({ shareId }) => shareId);

/** So many of the own lists are named beside an entry. */
const MOST_OWN = 12;

/** Where an entry is used: the caller's own lists by name, newest first, and how many published ones have it. */
export async function findUsesOf(
  system: string,
  entry: string,
  caller: UserId | undefined,
): Promise<{
  readonly own: readonly { readonly id: string; readonly name: string }[];
  readonly published: number;
}> {
  const using = { system, ...holding(entry) };
  const [own, others] = await Promise.all([
    caller === undefined
      ? []
      : db().list.findMany({
          where: { ...using, ownerId: caller, deletedAt: null, archivedAt: null },
          orderBy: { id: 'desc' },
          take: MOST_OWN,
          select: { id: true, name: true },
        }),
    db().list.count({ where: { ...using, ...published } }),
  ]);
  return { own, published: others };
}
