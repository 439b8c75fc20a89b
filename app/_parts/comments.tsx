import type { ReactNode } from 'react';
import { reportWay } from '@/app/_server/report-way';
import { ReportDoor } from '@/components/moderation/report-door';
import { HiddenNote } from '@/components/moderation/hidden-note';
import { CommentForm } from '@/components/list/together/comment-form';
import { DeleteComment } from '@/components/list/together/delete-comment';
import { Link } from '@/components/ui/link';
import type { UserId } from '@/lib/db/ids';
import { listComments, type CommentPlace } from '@/lib/db/comments';

const SHOWN = 20;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What was said at a place, with the form for more. Text is shown as it was typed, and as nothing else. */
export async function Comments({
  place,
  ask,
  user,
  open,
  cursor,
  here,
  entries = [],
  children,
}: {
  readonly place: CommentPlace;
  /** The place as the API is told of it. */
  readonly ask: { readonly list: string } | { readonly system: string; readonly entry: string };
  readonly user: { readonly id: UserId } | undefined;
  readonly open: boolean;
  readonly cursor: string | string[] | undefined;
  /** Address of the page. */
  readonly here: string;
  /** Entries of a list, one of which a comment may be about. */
  readonly entries?: readonly Named[];
  readonly children?: ReactNode;
}) {
  const from = typeof cursor === 'string' && /^[0-9a-z]{1,40}$/.test(cursor) ? cursor : undefined;
  const page = await listComments(user?.id, place, {
    limit: SHOWN,
    ...(from === undefined ? {} : { cursor: from }),
  });
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const about = [...names].map(([id, name]) => ({ id, name }));
  return (
    <section aria-labelledby="comments" id="said" className="space-y-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="comments" className="text-2xl">
          Comments
        </h2>
        {children}
      </div>
      {page.data.length === 0 && (
        <p className="text-sm text-quiet">
          {from === undefined ? 'Nobody has said anything yet.' : 'No older ones.'}
        </p>
      )}
      <ol className="space-y-2">
        {page.data.map((comment) => (
          <li key={comment.id} className="sheet p-3">
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0 text-sm text-quiet">
                <b className="text-ink">
                  {comment.mine ? 'You' : comment.isHidden ? 'Somebody' : (comment.author ?? 'A player')}
                </b>
                {'listId' in place && comment.entryId !== undefined && (
                  <> on {names.get(comment.entryId) ?? comment.entryId}</>
                )}
                , <time dateTime={comment.createdAt}>{comment.createdAt.slice(0, 16).replace('T', ' ')}</time>
              </p>
              <div className="flex shrink-0 items-start gap-1">
                {!comment.mine && !comment.isHidden && (
                  <ReportDoor
                    kind="comment"
                    thing={comment.id}
                    way={reportWay(user !== undefined)}
                    here={here}
                  />
                )}
                {comment.removable && <DeleteComment id={comment.id} />}
              </div>
            </div>
            {comment.isHidden && !comment.mine ? (
              <p className="mt-1 text-quiet italic">Hidden by a moderator.</p>
            ) : (
              <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{comment.text}</p>
            )}
            {comment.hiding && <HiddenNote kind="comment" hiding={comment.hiding} />}
          </li>
        ))}
      </ol>
      {(page.nextCursor !== undefined || from !== undefined) && (
        <nav aria-label="Pages of comments" className="flex gap-3">
          {from !== undefined && (
            <a className="button button-small" href={`${here}#said`}>
              Newest
            </a>
          )}
          {page.nextCursor !== undefined && (
            <a className="button button-small" href={`${here}?comments=${page.nextCursor}#said`}>
              Older
            </a>
          )}
        </nav>
      )}
      {!open ? (
        <p className="text-sm text-quiet">The owner of this list takes no comments.</p>
      ) : user ? (
        <CommentForm place={ask} about={about} />
      ) : (
        <p className="text-sm text-quiet">
          <Link className="link" href={`/signin?callbackUrl=${encodeURIComponent(here)}`}>
            Sign in
          </Link>{' '}
          to say something.
        </p>
      )}
    </section>
  );
}
