import type { Route } from 'next';
import { Link } from '@/components/ui/link';

/** Behind which version an address asks for the older ones; undefined where it asks for the newest. */
export const versionAsked = (before: string | string[] | undefined): number | undefined =>
  typeof before === 'string' && /^\d{1,9}$/.test(before) ? Number(before) : undefined;

/** What a version says that has none before it. */
export const withoutBefore = (version: number): string =>
  version === 1 ? 'The first one.' : 'The oldest that is kept.';

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
