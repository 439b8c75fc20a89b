import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import type { Missing } from './missing';

const NAMED = 6;

/** What of the list is on paper already, and what is still to be printed. */
export function OwnedNote({
  uses,
  missing,
  print,
}: {
  /** How many cards the list needs. */
  readonly uses: number;
  readonly missing: readonly Missing[];
  /** Where the rest is printed. */
  readonly print: Route;
}) {
  const lacking = missing.reduce((sum, { count }) => sum + count, 0);
  if (uses === 0) return <p className="text-sm text-quiet">What you have printed, and is not in the list.</p>;
  if (lacking === 0) return <p className="text-sm text-good">All of this list is on paper.</p>;
  const named = missing
    .slice(0, NAMED)
    .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
    .join(', ');
  return (
    <p className="text-sm">
      {uses - lacking} of {uses} cards of this list are on paper. Not yet: {named}
      {missing.length > NAMED && ` and ${missing.length - NAMED} more`}.{' '}
      <Link className="link" href={print}>
        Print the rest
      </Link>
    </p>
  );
}
