import 'server-only';
import { findHiddenAmong } from './agreements/agreement-access';
import { db } from './client';
import type { UserId } from './ids';
import { exportActs } from './moderation/log';

const othersList = { shareId: true, name: true, hiddenBy: true } as const;

const readAll = (id: UserId) =>
  db().user.findUnique({
    where: { id },
    select: {
      id: true,
      email: true,
      name: true,
      createdAt: true,
      linkedAccounts: { select: { provider: true, providerAccountId: true, createdAt: true } },
      tokens: {
        orderBy: { id: 'asc' },
        select: {
          id: true,
          name: true,
          prefix: true,
          scopes: true,
          createdAt: true,
          expiresAt: true,
          revokedAt: true,
          lastUsedAt: true,
        },
      },
      lists: {
        orderBy: { id: 'asc' },
        select: {
          id: true,
          shareId: true,
          version: true,
          agreementId: true,
          forkOf: true,
          forkOfVersion: true,
          folder: true,
          tags: true,
          favourite: true,
          archivedAt: true,
          commentsOpen: true,
          publishedAt: true,
          writeUp: true,
          createdAt: true,
          updatedAt: true,
          deletedAt: true,
          agreement: {
            select: { id: true, shareId: true, ownerId: true, body: true, deletedAt: true, hiddenBy: true },
          },
          versions: {
            orderBy: { n: 'asc' },
            select: {
              n: true,
              body: true,
              catalogueVersion: true,
              verdict: true,
              agreementId: true,
              createdAt: true,
            },
          },
        },
      },
      agreements: {
        orderBy: { id: 'asc' },
        select: {
          id: true,
          shareId: true,
          version: true,
          forkOf: true,
          publishedAt: true,
          createdAt: true,
          updatedAt: true,
          deletedAt: true,
          versions: { orderBy: { n: 'asc' }, select: { n: true, body: true, createdAt: true } },
        },
      },
      cards: {
        orderBy: { id: 'asc' },
        select: {
          id: true,
          system: true,
          version: true,
          body: true,
          createdAt: true,
          updatedAt: true,
          deletedAt: true,
        },
      },
      boards: {
        orderBy: { id: 'asc' },
        select: {
          id: true,
          shareId: true,
          version: true,
          body: true,
          createdAt: true,
          updatedAt: true,
          deletedAt: true,
        },
      },
      comments: {
        orderBy: { id: 'asc' },
        select: { id: true, listId: true, system: true, entryId: true, body: true, createdAt: true },
      },
      likes: {
        where: { list: { deletedAt: null, hiddenBy: null } },
        orderBy: [{ createdAt: 'asc' }, { listId: 'asc' }],
        select: { createdAt: true, list: { select: { shareId: true, system: true, name: true } } },
      },
      // What he works on with others, and proposed to them.
      editing: {
        orderBy: { id: 'asc' },
        select: { role: true, since: true, list: { select: othersList } },
      },
      suggestions: {
        orderBy: { id: 'asc' },
        select: {
          base: true,
          body: true,
          note: true,
          createdAt: true,
          decidedAt: true,
          became: true,
          list: { select: othersList },
        },
      },
      reports: {
        orderBy: { id: 'asc' },
        select: { kind: true, thing: true, reason: true, words: true, createdAt: true },
      },
      searches: {
        orderBy: { id: 'asc' },
        select: { id: true, name: true, query: true, createdAt: true },
      },
      printRuns: {
        orderBy: { id: 'asc' },
        select: { id: true, system: true, name: true, looks: true, printedAt: true },
      },
      tables: {
        orderBy: { id: 'asc' },
        select: {
          id: true,
          inviteCode: true,
          system: true,
          name: true,
          version: true,
          agreement: true,
          agreementCode: true,
          sealed: true,
          locksAt: true,
          checkedByHost: true,
          revealedAt: true,
          companion: true,
          createdAt: true,
          updatedAt: true,
          deletedAt: true,
        },
      },
      // His own seats alone: what others brought is theirs.
      seats: {
        orderBy: { tableId: 'asc' },
        select: {
          n: true,
          name: true,
          commitment: true,
          salt: true,
          list: true,
          catalogueVersion: true,
          submittedAt: true,
          check: true,
          decision: true,
          acceptedCode: true,
          acceptedAt: true,
          wantsReveal: true,
          createdAt: true,
          table: { select: { inviteCode: true, name: true } },
        },
      },
    },
  });

/** A list of another that a moderator hid goes by its link alone. */
const ifShown = ({ hiddenBy, name, ...list }: { shareId: string; name: string; hiddenBy: string | null }) =>
  hiddenBy === null ? { ...list, name } : list;

/** Leaves out what is null and writes dates as text; the bodies, where null has a meaning, do not come through here. */
const plain = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      value === null ? [] : [[key, value instanceof Date ? value.toISOString() : value]],
    ),
  );

/** All data of a person as one JSON object, what he deleted and can still bring back included; no hashes. */
export async function exportUser(
  id: UserId,
  now = new Date(),
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const all = await readAll(id);
  if (!all) return undefined;
  const { lists, agreements, cards, comments, searches, linkedAccounts, tokens, tables, seats, ...rest } =
    all;
  const { boards, printRuns, likes, editing, suggestions, reports, ...account } = rest;
  const hidden = await findHiddenAmong(
    lists.flatMap(({ versions }) => versions.flatMap(({ agreementId }) => agreementId ?? [])),
  );
  return {
    format: 'muster-export/1',
    exportedAt: now.toISOString(),
    account: { ...plain(account), linkedAccounts: linkedAccounts.map(plain) },
    tokens: tokens.map(plain),
    lists: lists.map(({ versions, tags, agreement: _, ...list }) => ({
      ...plain(list),
      tags: tags.split(' ').filter((tag) => tag !== ''),
      versions: versions.map(({ body, verdict, ...version }) => ({
        ...plain({ ...version, verdict: hidden.has(version.agreementId ?? '') ? null : verdict }),
        list: body,
      })),
    })),
    agreements: agreements.map(({ versions, ...agreement }) => ({
      ...plain(agreement),
      versions: versions.map(({ body, ...version }) => ({ ...plain(version), agreement: body })),
    })),
    // Whoever may read a list may read what it stands under: without it the list would be judged otherwise elsewhere.
    otherAgreements: [
      ...new Map(
        lists.flatMap(({ agreement }) =>
          agreement && agreement.ownerId !== id && agreement.deletedAt === null && agreement.hiddenBy === null
            ? [[agreement.id, { id: agreement.id, shareId: agreement.shareId, agreement: agreement.body }]]
            : [],
        ),
      ).values(),
    ],
    cards: cards.map(({ body, ...card }) => ({ ...plain(card), card: body })),
    boards: boards.map(({ body, ...board }) => ({ ...plain(board), board: body })),
    comments: comments.map(({ body, ...comment }) => ({ ...plain(comment), text: body })),
    likes: likes.map(({ list, createdAt }) => plain({ ...list, createdAt })),
    searches: searches.map(plain),
    printed: printRuns.map(({ looks, ...run }) => ({ ...plain(run), ...(looks as object) })),
    editing: editing.map(({ list, ...part }) => plain({ ...part, list: ifShown(list) })),
    suggestions: suggestions.map(({ body, list, ...suggestion }) => ({
      ...plain({ ...suggestion, list: ifShown(list) }),
      suggested: body,
    })),
    reports: reports.map(plain),
    ...(await exportActs(id)),
    tables: tables.map(plain),
    seats: seats.map(plain),
  };
}
