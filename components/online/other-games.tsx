import { Link } from '@/components/ui/link';
import type { Reference } from '@/lib/rules/reference';

/** Where somebody goes who has no seat here: to the room in which games of the system are begun and found again. */
export const OtherGames = ({
  system: { slug, name },
}: {
  readonly system: Pick<Reference, 'slug' | 'name'>;
}) => (
  <p>
    <Link className="button button-small" href={`/simulator/${slug}`}>
      Play {name} yourself
    </Link>
  </p>
);
