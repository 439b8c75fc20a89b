import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import { nameOfGame } from '@/lib/api/systems';

/** The number of a version in an address; undefined where there is none. */
export const versionAsked = (word: string | string[] | undefined): number | undefined =>
  typeof word === 'string' && /^\d{1,9}$/.test(word) ? Number(word) : undefined;

/** What a version says that has none before it. */
export const withoutBefore = (version: number): string =>
  version === 1 ? 'The first one.' : 'The oldest that is kept.';

/** Of a version from when the thing was for another game: why it cannot be made the newest. */
export async function OfOtherGame({
  what,
  slug,
}: {
  readonly what: 'list' | 'agreement';
  readonly slug: string;
}) {
  return (
    <p className="text-sm text-quiet">
      This version is for {await nameOfGame(slug)}. {what === 'list' ? 'A list' : 'An agreement'} stays with
      its game, so it cannot be made the newest again.
    </p>
  );
}

/** The ways from one page of a history to the next. */
export function OlderVersions({
  here,
  isNewest,
  last,
}: {
  /** The address of the history. */
  readonly here: string;
  readonly isNewest: boolean;
  /** The oldest version that is shown, where there are others behind it. */
  readonly last: number | undefined;
}) {
  if (isNewest && last === undefined) return null;
  return (
    <nav aria-label="Pages of versions" className="flex gap-3">
      {!isNewest && (
        <Link className="button button-small" href={here as Route}>
          Newest
        </Link>
      )}
      {last !== undefined && (
        <Link className="button button-small" href={`${here}?before=${last}` as Route}>
          Older
        </Link>
      )}
    </nav>
  );
}
