import 'server-only';
import { db } from './client';
import type { UserId } from './ids';

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
          createdAt: true,
          updatedAt: true,
          deletedAt: true,
          versions: {
            orderBy: { n: 'asc' },
            select: { n: true, body: true, catalogueVersion: true, agreementId: true, createdAt: true },
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
      comments: {
        orderBy: { id: 'asc' },
        select: { id: true, listId: true, system: true, entryId: true, body: true, createdAt: true },
      },
      searches: {
        orderBy: { id: 'asc' },
        select: { id: true, name: true, query: true, createdAt: true },
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
          acceptedCode: true,
          acceptedAt: true,
          wantsReveal: true,
          createdAt: true,
          table: { select: { inviteCode: true, name: true } },
        },
      },
    },
  });

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
  const { lists, agreements, cards, comments, searches, linkedAccounts, tokens, tables, seats, ...account } =
    all;
  return {
    format: 'muster-export/1',
    exportedAt: now.toISOString(),
    account: { ...plain(account), linkedAccounts: linkedAccounts.map(plain) },
    tokens: tokens.map(plain),
    lists: lists.map(({ versions, tags, ...list }) => ({
      ...plain(list),
      tags: tags.split(' ').filter((tag) => tag !== ''),
      versions: versions.map(({ body, ...version }) => ({ ...plain(version), list: body })),
    })),
    agreements: agreements.map(({ versions, ...agreement }) => ({
      ...plain(agreement),
      versions: versions.map(({ body, ...version }) => ({ ...plain(version), agreement: body })),
    })),
    cards: cards.map(({ body, ...card }) => ({ ...plain(card), card: body })),
    comments: comments.map(({ body, ...comment }) => ({ ...plain(comment), text: body })),
    searches: searches.map(plain),
    tables: tables.map(plain),
    seats: seats.map(plain),
  };
}
