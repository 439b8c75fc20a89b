import { Agreement, List } from '@/lib/rules';
import { KeptBoard } from '@/lib/rules/playing';
import type { Db } from '../client';
import type { UserId } from '../ids';
import { fromJson, present } from '../json';
import { messages } from './messages';
import { hiddenPage, turning, type Table } from './table';
import type { Thing, ThingKind } from './things';
import { typedInAgreement, typedInList } from './typed-words';

interface Wanted {
  readonly where: {
    readonly shareId?: { readonly in: string[] };
    readonly hiddenBy?: { readonly not: null; readonly lt?: string };
  };
  readonly orderBy?: { readonly hiddenBy: 'desc' };
  readonly take?: number;
}

const shared = {
  shareId: true,
  ownerId: true,
  owner: { select: { name: true } },
  system: true,
  name: true,
  body: true,
  hiddenBy: true,
  deletedAt: true,
} as const;

interface SharedRow {
  readonly shareId: string;
  readonly ownerId: string;
  readonly owner: { readonly name: string | null };
  readonly system: string;
  readonly name: string;
  readonly body: unknown;
  readonly hiddenBy: string | null;
  readonly deletedAt: Date | null;
}

/** What lists, agreements and boards have in common: an owner, and a link by which others read them. */
function sharedTable<R extends SharedRow>(
  kind: ThingKind,
  read: (tx: Db, wanted: Wanted) => Promise<readonly R[]>,
  hide: Table['hide'],
  typedIn: (row: R) => readonly string[],
): Table {
  const toThing = (row: R): Thing => ({
    kind,
    thing: row.shareId,
    owner: row.ownerId as UserId,
    ...present({ ownerName: row.owner.name, hiddenBy: row.hiddenBy }),
    system: row.system,
    title: row.name,
    words: typedIn(row),
    isDeleted: row.deletedAt !== null,
  });
  return {
    find: async (tx, things) => (await read(tx, { where: { shareId: { in: things } } })).map(toThing),
    hidden: async (tx, before, take) => (await read(tx, hiddenPage(before, take))).map(toThing),
    hide,
  };
}

const comment = {
  id: true,
  authorId: true,
  author: { select: { name: true } },
  system: true,
  entryId: true,
  body: true,
  hiddenBy: true,
  list: { select: { shareId: true, deletedAt: true } },
} as const;

interface CommentRow {
  readonly id: string;
  readonly authorId: string;
  readonly author: { readonly name: string | null };
  readonly system: string;
  readonly entryId: string | null;
  readonly body: string;
  readonly hiddenBy: string | null;
  readonly list: { readonly shareId: string; readonly deletedAt: Date | null } | null;
}

const toComment = (row: CommentRow): Thing => ({
  kind: 'comment',
  thing: row.id,
  owner: row.authorId as UserId,
  ...present({
    ownerName: row.author.name,
    hiddenBy: row.hiddenBy,
    list: row.list?.shareId,
    entry: row.entryId,
  }),
  system: row.system,
  words: [row.body],
  isDeleted: (row.list?.deletedAt ?? null) !== null,
});

/** Where the things of each kind stand. */
export const tables: Readonly<Record<ThingKind, Table>> = {
  comment: {
    find: async (tx, ids) =>
      (await tx.comment.findMany({ where: { id: { in: ids } }, select: comment })).map(toComment),
    hidden: async (tx, before, take) =>
      (await tx.comment.findMany({ ...hiddenPage(before, take), select: comment })).map(toComment),
    hide: (tx, id, act) => tx.comment.updateMany({ where: { id, ...turning(act) }, data: { hiddenBy: act } }),
  },
  list: sharedTable(
    'list',
    (tx, wanted) => tx.list.findMany({ ...wanted, select: { ...shared, writeUp: true } }),
    (tx, shareId, act) =>
      tx.list.updateMany({ where: { shareId, ...turning(act) }, data: { hiddenBy: act } }),
    ({ writeUp, body }) => [...(writeUp === '' ? [] : [writeUp]), ...typedInList(fromJson(List, body))],
  ),
  agreement: sharedTable(
    'agreement',
    (tx, wanted) => tx.agreement.findMany({ ...wanted, select: shared }),
    (tx, shareId, act) =>
      tx.agreement.updateMany({ where: { shareId, ...turning(act) }, data: { hiddenBy: act } }),
    ({ body }) => typedInAgreement(fromJson(Agreement, body)),
  ),
  board: sharedTable(
    'board',
    (tx, wanted) => tx.board.findMany({ ...wanted, select: shared }),
    (tx, shareId, act) =>
      tx.board.updateMany({ where: { shareId, ...turning(act) }, data: { hiddenBy: act } }),
    ({ body }) => {
      const { agreement } = fromJson(KeptBoard, body);
      return agreement ? [agreement.name, ...typedInAgreement(agreement)] : [];
    },
  ),
  message: messages,
};
