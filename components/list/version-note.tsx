import { Link } from '@/components/ui/link';
import { updateOf, versioned, type AnySystem, type List, type VerdictSince } from '@/lib/rules';
import { VerdictSinceNote } from './verdict-since';

/** Says of a list that the agreement it was saved under is not there for its reader. */
export const AgreementGone = () => (
  <aside aria-label="No agreement" className="sheet border-l-4 border-l-warn p-4 text-sm">
    The agreement that this list was saved under is deleted or hidden. Until it is back, or the list is saved
    again, it is judged by the rules as printed.
  </aside>
);

/** What an update means for a list that was saved before: another verdict, or at least another catalogue; nothing where there was none. */
export async function VersionNote({
  system,
  list,
  builtUnder,
  since,
}: {
  readonly system: Pick<AnySystem, 'slug' | 'version' | 'changelog'>;
  readonly list: List;
  readonly builtUnder: string;
  /** How its verdict is another than when it was saved. */
  readonly since: VerdictSince | undefined;
}) {
  if (since) return <VerdictSinceNote slug={system.slug} since={since} />;
  const update = updateOf(await versioned(system), list, builtUnder);
  if (!update) return null;
  return (
    <aside aria-label="Changes of the catalogue" className="sheet border-l-4 border-l-warn p-4 text-sm">
      <p>
        Built with the catalogue of <b>{update.from}</b>; the present one is <b>{update.to}</b>.{' '}
        {update.touching.length === 0
          ? 'No change since then touches this list.'
          : update.touching.length === 1
            ? 'One change touches this list:'
            : `${update.touching.length} changes touch this list:`}
      </p>
      {update.touching.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {update.touching.map(({ version, change }) => (
            <li key={`${version} ${change.what}`}>
              {change.what} <span className="text-quiet">({version})</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1">
        <Link className="link" href={`/systems/${system.slug}/changes`}>
          {update.known ? 'All changes' : 'All versions that we know'}
        </Link>
      </p>
    </aside>
  );
}
