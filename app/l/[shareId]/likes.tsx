import { LikeButton } from '@/components/list/share/like-button';
import { sayLikes } from '@/components/list/share/say-likes';
import { Link } from '@/components/ui/link';
import type { UserId } from '@/lib/db/ids';
import { findLikes, type SavedList } from '@/lib/db/lists/lists';

/** How many like a published list, and the way to be one of them, which its owner has not. */
export async function Likes({
  saved: { id, shareId },
  user,
  mine,
}: {
  readonly saved: SavedList;
  readonly user: { readonly id: UserId } | undefined;
  readonly mine: boolean;
}) {
  const found = await findLikes(user?.id, id);
  if (!found) return null;
  if (user && !mine) return <LikeButton shareId={shareId} {...found} />;
  return (
    <p className="text-sm text-quiet">
      {sayLikes(found.likes)}
      {!user && (
        <>
          .{' '}
          <Link className="link" href={`/signin?callbackUrl=${encodeURIComponent(`/l/${shareId}`)}`}>
            Sign in
          </Link>{' '}
          to like it.
        </>
      )}
    </p>
  );
}
