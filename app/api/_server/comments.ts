import 'server-only';
import { catalogueOf, isSystemSlug, loadSystem } from '@/lib/rules';
import { notFound, refused, type Problem } from '@/lib/api/problem';
import type { Comment, CommentPlace } from '@/lib/db/comments';
import type { UserId } from '@/lib/db/ids';
import { readableList } from './lists';
import { showAct } from './moderation';

interface Where {
  readonly list?: string | undefined;
  readonly system?: string | undefined;
  readonly entry?: string | undefined;
}

interface Found {
  readonly place: CommentPlace;
  readonly open: boolean;
  readonly mine: boolean;
  /** Does the entry that is meant stand there? What was said of one that has gone can still be read. */
  readonly stands: boolean;
}

/** The place that a request means: a list that its sender may read, or an entry of a catalogue. */
export async function commentPlace(
  { list, system, entry }: Where,
  user: { readonly id: UserId } | undefined,
  where: 'query' | 'body',
): Promise<Found | Problem> {
  if (list !== undefined && system === undefined) {
    const found = await readableList(user, list);
    if (!found) return notFound('list');
    const { saved, mine } = found;
    return {
      place: { listId: saved.id, system: saved.system, ...(entry === undefined ? {} : { entryId: entry }) },
      open: saved.commentsOpen,
      mine,
      stands:
        entry === undefined ||
        saved.list.entries.some((item) => item.entry === entry || item.with?.includes(entry) === true),
    };
  }
  if (list === undefined && system !== undefined && entry !== undefined && isSystemSlug(system)) {
    const known = catalogueOf(await loadSystem(system)).has(entry);
    return known
      ? { place: { system, entryId: entry }, open: true, mine: false, stands: true }
      : notFound('entry');
  }
  return refused(
    'invalid_request',
    [{ path: ['list'], code: 'no_place', message: 'Name a list, or a system and an entry of it.' }],
    [],
    where,
  );
}

/** A comment as the API shows it. */
export const showComment = (comment: Comment) => ({
  id: comment.id,
  author: comment.author ?? null,
  mine: comment.mine,
  removable: comment.removable,
  system: comment.system,
  entry: comment.entryId ?? null,
  text: comment.text,
  isHidden: comment.isHidden,
  hidden: comment.hiding ? showAct(comment.hiding) : null,
  createdAt: comment.createdAt,
});
