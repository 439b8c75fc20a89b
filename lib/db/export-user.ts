import 'server-only';
import { findHiddenAmong } from './agreements/agreement-access';
import type { UserId } from './ids';
import { exportActs } from './moderation/log';
import { readAccount } from './read-account';

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
  const all = await readAccount(id);
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
