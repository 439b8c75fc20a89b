import 'server-only';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { makeWithin } from './bounds';
import { db } from './client';
import { findActs, type Act } from './moderation/acts';
import { newId, type UserId } from './ids';
import { present } from './json';
import { pageOf, takeOf, type Page, type PageRequest } from './page';

/** What a comment stands beside: a list, an entry of it, or an entry of a catalogue. */
export type CommentPlace =
  | { readonly listId: string; readonly system: string; readonly entryId?: string }
  | { readonly system: string; readonly entryId: string };

/** Words of somebody. */
export interface Comment {
  readonly id: string;
  /** The name that its author goes by, if he gave one. Addresses are never shown. */
  readonly author?: string;
  readonly mine: boolean;
  /** May the reader take it away? Its author may, and the owner of the list. */
  readonly removable: boolean;
  readonly listId?: string;
  readonly system: string;
  readonly entryId?: string;
  /** Empty for those from whom it is hidden. */
  readonly text: string;
  /** A moderator hid it: its place stays, and its author alone reads it. */
  readonly isHidden: boolean;
  /** Of one's own that is hidden: since when, and why. */
  readonly hiding?: Act;
  readonly createdAt: string;
}

const columns = {
  id: true,
  authorId: true,
  listId: true,
  system: true,
  entryId: true,
  body: true,
  hiddenBy: true,
  createdAt: true,
  author: { select: { name: true } },
  list: { select: { ownerId: true } },
} as const satisfies Prisma.CommentSelect;

type Row = Prisma.CommentGetPayload<{ select: typeof columns }>;

/** Comments as their reader sees them: of what is hidden from him no more than its place and its day. */
async function showTo(reader: UserId | undefined, rows: readonly Row[]): Promise<readonly Comment[]> {
  const isMine = (row: Row): boolean => row.authorId === reader;
  const acts = await findActs(rows.flatMap((row) => (isMine(row) ? (row.hiddenBy ?? []) : [])));
  return rows.map((row) => {
    const mine = isMine(row);
    const isHidden = row.hiddenBy !== null;
    const isRead = mine || !isHidden;
    return {
      id: row.id,
      ...present({
        author: isRead ? row.author.name : null,
        listId: row.listId,
        entryId: row.entryId,
        hiding: acts.get(row.hiddenBy ?? ''),
      }),
      mine,
      removable: reader !== undefined && (mine || row.list?.ownerId === reader),
      system: row.system,
      text: isRead ? row.body : '',
      isHidden,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

const showOne = async (reader: UserId, row: Row): Promise<Comment> => (await showTo(reader, [row]))[0]!;

/** A comment on a list that was deleted waits with it. */
const standing = { deletedAt: null, OR: [{ listId: null }, { list: { deletedAt: null } }] };

/** Writes a comment. Whether its author may see the place is asked before. */
export async function addComment(
  author: UserId,
  place: CommentPlace,
  text: string,
): Promise<Comment | 'too_many'> {
  const row = await makeWithin(author, 'comments', (tx) =>
    tx.comment.create({
      data: {
        id: newId(),
        authorId: author,
        listId: 'listId' in place ? place.listId : null,
        system: place.system,
        entryId: place.entryId ?? null,
        body: text,
        createdAt: new Date(),
      },
      select: columns,
    }),
  );
  return row === 'too_many' ? row : showOne(author, row);
}

/** What was said at a place, newest first. Of a list all, those on its entries too, unless one entry is asked for. */
export async function listComments(
  reader: UserId | undefined,
  place: CommentPlace,
  request: PageRequest = {},
): Promise<Page<Comment>> {
  const rows = await db().comment.findMany({
    where: {
      ...standing,
      ...('listId' in place
        ? { listId: place.listId, ...(place.entryId === undefined ? {} : { entryId: place.entryId }) }
        : { listId: null, system: place.system, entryId: place.entryId }),
      ...(request.cursor === undefined ? {} : { id: { lt: request.cursor } }),
    },
    orderBy: { id: 'desc' },
    take: takeOf(request) + 1,
    select: columns,
  });
  const page = pageOf(
    rows,
    request,
    ({ id }) => id,
    (row) => row,
  );
  return { ...page, data: await showTo(reader, page.data) };
}

const withinReach = (reader: UserId) => ({
  AND: [standing, { OR: [{ authorId: reader }, { list: { ownerId: reader } }] }],
});

/** A comment of the reader's own, or one on a list of his. */
export async function findComment(reader: UserId, id: string): Promise<Comment | undefined> {
  const row = await db().comment.findFirst({ where: { ...withinReach(reader), id }, select: columns });
  return row ? showOne(reader, row) : undefined;
}

/** Takes a comment away for good; its author may, and the owner of the list. */
export async function deleteComment(reader: UserId, id: string): Promise<boolean> {
  const { count } = await db().comment.deleteMany({ where: { ...withinReach(reader), id } });
  return count > 0;
}
