import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { OfOtherGame, OlderVersions, versionAsked, withoutBefore } from '@/app/_parts/older-versions';
import { effectsOf } from '@/app/_server/agreement-effects';
import { listsUnder } from '@/lib/db/lists/lists';
import { CodeChip } from '@/components/agreement/code-chip';
import { Effects } from '@/components/agreement/effects';
import { RestoreAgreementVersion } from '@/components/agreement/restore-agreement-version';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { findAgreement, findAgreementVersion, listAgreementVersions } from '@/lib/db/agreements/agreements';
import { diffAgreements, isSystemSlug, loadSystem } from '@/lib/rules';
import { codeUnder } from '@/lib/seal';

export const metadata: Metadata = { title: 'History of an agreement' };

const SHOWN = 20;

type Props = {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ readonly before?: string | string[] }>;
};

/** Every version of an agreement, newest first: what changed in words, and what it did to the lists under it. */
export default async function AgreementHistoryPage({ params, searchParams }: Props) {
  const { id } = await params;
  const user = await sessionUser();
  if (!user) redirect(`/signin?callbackUrl=${encodeURIComponent(`/agreements/${id}/history`)}`);
  const saved = await findAgreement(user.id, id);
  if (!saved || !isSystemSlug(saved.system)) notFound();
  const from = versionAsked((await searchParams).before);
  const page = await listAgreementVersions(user.id, id, {
    limit: SHOWN + 1,
    ...(from === undefined ? {} : { cursor: String(from) }),
  });
  if (!page) notFound();
  const [system, lists, versions] = await Promise.all([
    loadSystem(saved.system),
    listsUnder(user.id, id),
    Promise.all(page.data.map(({ version }) => findAgreementVersion(user.id, id, version))),
  ]);
  return (
    <div data-tone={system.accent} className="mx-auto max-w-3xl space-y-6">
      <header>
        <p>
          <Link className="link" href={`/agreements/${saved.shareId}`}>
            Back to the agreement
          </Link>
        </p>
        <h1 className="mt-2 text-4xl wrap-anywhere">History of {saved.name}</h1>
      </header>
      <ol className="space-y-4">
        {versions.slice(0, SHOWN).map((version, i) => {
          if (!version) return null;
          const before = versions[i + 1];
          const changes = before ? diffAgreements(system, before.agreement, version.agreement) : [];
          const effects = before
            ? effectsOf(system, lists, before.agreement, version.agreement).filter(
                (one) =>
                  one.added.length > 0 || one.gone.length > 0 || one.before?.total !== one.after?.total,
              )
            : [];
          return (
            <li key={version.version} className="sheet space-y-2 p-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 className="text-xl">
                  Version {version.version}{' '}
                  <time className="font-sans text-sm font-normal text-quiet" dateTime={version.createdAt}>
                    {version.createdAt.slice(0, 16).replace('T', ', ')} UTC
                  </time>{' '}
                  <CodeChip code={codeUnder(system, version.agreement)} />
                </h2>
                {version.version !== saved.version && version.agreement.system === saved.system && (
                  <RestoreAgreementVersion
                    id={id}
                    current={saved.version}
                    version={version.version}
                    agreement={version.agreement}
                  />
                )}
              </div>
              {version.agreement.system !== saved.system && (
                <OfOtherGame what="agreement" slug={version.agreement.system} />
              )}
              <ul className="list-disc pl-5 text-sm">
                {changes.map((change) => (
                  <li key={change.text}>{change.text}</li>
                ))}
              </ul>
              {changes.length === 0 && (
                <p className="text-sm text-quiet">
                  {before ? 'Nothing that binds the players changed.' : withoutBefore(version.version)}
                </p>
              )}
              {before && effects.length > 0 && (
                <Effects effects={effects} from={before.version} to={version.version} />
              )}
            </li>
          );
        })}
      </ol>
      <OlderVersions
        here={`/agreements/${id}/history`}
        isNewest={from === undefined}
        last={page.data.length > SHOWN ? page.data[SHOWN - 1]?.version : undefined}
      />
    </div>
  );
}
