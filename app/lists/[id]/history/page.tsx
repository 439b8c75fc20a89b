import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { RestoreVersion } from '@/components/list/restore-version';
import { sessionUser } from '@/lib/auth';
import { findList, findListVersion, listVersions } from '@/lib/db/lists';
import { diffLists, isSystemSlug, loadSystem } from '@/lib/rules';

export const metadata: Metadata = { title: 'History of a list' };

const SHOWN = 30;

/** Every version of a list, newest first, with what changed in words; any of them can be made the newest again. */
export default async function HistoryPage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await sessionUser();
  if (!user) redirect(`/signin?callbackUrl=${encodeURIComponent(`/lists/${id}/history`)}`);
  const saved = await findList(user.id, id);
  if (!saved || !isSystemSlug(saved.system)) notFound();
  const system = await loadSystem(saved.system);
  const page = await listVersions(user.id, id, { limit: SHOWN });
  if (!page) notFound();
  const versions = await Promise.all(page.data.map(({ version }) => findListVersion(user.id, id, version)));
  return (
    <div data-tone={system.accent} className="mx-auto max-w-3xl space-y-6">
      <header>
        <p>
          <Link className="link" href={`/lists/${id}/edit`}>
            Back to the list
          </Link>
        </p>
        <h1 className="mt-2 text-4xl wrap-anywhere">History of {saved.name}</h1>
      </header>
      <ol className="space-y-4">
        {versions.map((version, i) => {
          if (!version) return null;
          const before = versions[i + 1];
          const changes = before ? diffLists(system, before.list, version.list) : [];
          return (
            <li key={version.version} className="sheet p-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 className="text-xl">
                  Version {version.version}{' '}
                  <time className="font-sans text-sm font-normal text-quiet" dateTime={version.createdAt}>
                    {version.createdAt.slice(0, 16).replace('T', ', ')} UTC
                  </time>
                </h2>
                {version.version !== saved.version && (
                  <RestoreVersion
                    id={id}
                    current={saved.version}
                    version={version.version}
                    list={version.list}
                    agreement={saved.agreementId ?? null}
                  />
                )}
              </div>
              <ul className="mt-2 list-disc pl-5 text-sm">
                {changes.map((change) => (
                  <li key={change.text}>{change.text}</li>
                ))}
              </ul>
              {changes.length === 0 && (
                <p className="text-sm text-quiet">
                  {before ? 'Nothing but the agreement changed.' : 'The first that is shown.'}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {page.nextCursor !== undefined && (
        <p className="text-sm text-quiet">The newest {SHOWN} are shown; the API has all of them.</p>
      )}
    </div>
  );
}
