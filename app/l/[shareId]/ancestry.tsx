import { ancestryOf } from '@/app/_server/ancestry';
import { TakeIn } from '@/components/list/together/take-in';
import { Link } from '@/components/ui/link';
import type { UserId } from '@/lib/db/ids';
import { findList, findSharedList, type SavedList } from '@/lib/db/lists/lists';

/** For the owner of a list: where it comes from, what changed there since, and who copied it. */
export async function Ancestry({ saved, owner }: { readonly saved: SavedList; readonly owner: UserId }) {
  const { origin, copies } = await ancestryOf(saved, owner);
  if (!origin && copies.own.length === 0 && copies.others === 0) return null;
  const ownOrigin = origin !== null && (await isOwnOrigin(saved, owner));
  return (
    <section aria-labelledby="ancestry" className="space-y-2 print:hidden">
      <h2 id="ancestry" className="text-2xl">
        Copies
      </h2>
      {origin && (
        <div className="sheet space-y-2 p-4">
          <p>
            A copy of{' '}
            <Link className="link" href={`/l/${origin.shareId}`}>
              {origin.name}
            </Link>
            {origin.copied !== null && `, version ${origin.copied}`}
            {ownOrigin && ', which is yours too'}.
          </p>
          {origin.copied !== null && origin.copied < origin.version && (
            <>
              <p className="font-semibold">
                The original has changed since; it is at version {origin.version}:
              </p>
              <ul className="list-disc pl-5 text-sm">
                {origin.changes.length === 0 ? (
                  <li>Nothing but its agreement.</li>
                ) : (
                  origin.changes.map((change) => <li key={change.text}>{change.text}</li>)
                )}
              </ul>
              <TakeIn id={saved.id} version={origin.version} />
            </>
          )}
        </div>
      )}
      {copies.own.length > 0 && (
        <p>
          Your copies of it:{' '}
          {copies.own.map((copy, i) => (
            <span key={copy.id}>
              {i > 0 && ', '}
              <Link className="link" href={`/l/${copy.shareId}`}>
                {copy.name}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
      {copies.others > 0 && (
        <p className="text-quiet">
          {copies.others === 1
            ? 'One other player has made a copy.'
            : `Other players have made ${copies.others} copies.`}
        </p>
      )}
    </section>
  );
}

/** Is the list that this one was copied from the same person’s? */
const isOwnOrigin = async (saved: SavedList, owner: UserId): Promise<boolean> => {
  const origin = saved.forkOf === undefined ? undefined : await findSharedList(saved.forkOf, owner);
  return origin !== undefined && (await findList(owner, origin.id)) !== undefined;
};
