import { Link } from '@/components/ui/link';
import { addressOf, type Kept } from './address-of';

/** Why no list is shown, and where to go from here. */
export function NothingFound({
  kept,
  isLiked,
  isNarrowed,
  isSignedIn,
}: {
  readonly kept: Kept;
  readonly isLiked: boolean;
  readonly isNarrowed: boolean;
  readonly isSignedIn: boolean;
}) {
  return (
    <p className="sheet p-5 text-quiet">
      {isLiked && !isSignedIn ? (
        <>
          <Link className="link" href={`/signin?callbackUrl=${encodeURIComponent(addressOf(kept))}`}>
            Sign in
          </Link>{' '}
          to see the lists that you like.
        </>
      ) : isNarrowed ? (
        <>
          {isLiked ? 'No published list that you like has all that.' : 'No published list has all that.'}{' '}
          <Link className="link" href={addressOf(isLiked ? { likedByMe: 'true' } : {})}>
            Show all
          </Link>
        </>
      ) : isLiked ? (
        'You like none yet. Whoever opens a published list of somebody else finds the button for it there.'
      ) : (
        'Nobody has published one yet.'
      )}
    </p>
  );
}
