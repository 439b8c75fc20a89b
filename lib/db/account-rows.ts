import 'server-only';
import { db } from './client';
import type { UserId } from './ids';

const othersList = { shareId: true, name: true, hiddenBy: true } as const;

/** All rows of a person, but for the versions of what he made. */
export const readAccountRows = (id: UserId) =>
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
