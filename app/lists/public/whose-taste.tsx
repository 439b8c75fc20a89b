import { Link } from '@/components/ui/link';
import { addressOf, type Kept } from './address-of';

/** All published lists, or those that the reader likes. */
export function WhoseTaste({ all, isLiked }: { readonly all: Kept; readonly isLiked: boolean }) {
  return (
    <nav aria-label="Whose taste">
      <ul className="flex flex-wrap gap-2">
        {[
          { name: 'All', here: !isLiked, asked: all },
          { name: 'Liked by you', here: isLiked, asked: { ...all, likedByMe: 'true' } },
        ].map(({ name, here, asked }) => (
          <li key={name}>
            <Link
              className={`button button-small ${here ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
              aria-current={here ? 'page' : undefined}
              href={addressOf(asked)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
