import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { OfOtherGame, OlderVersions, versionAsked, withoutBefore } from '@/app/_parts/older-versions';
import { RestoreVersion } from '@/components/list/restore-version';
import { VersionTrial } from '@/components/list/trial/version-trial';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { findAgreementOf } from '@/lib/db/agreements/agreement-access';
import { findWorkedList } from '@/lib/db/lists/list-access';
import { findListVersion, listVersions, type Maker } from '@/lib/db/lists/lists';
import { changesInVerdict } from '@/lib/api/compare';
import { keptOn, sinceSaved } from '@/lib/api/verdict';
import { diffLists, showBudget, type List } from '@/lib/rules';
import { isPlayable, isSystemSlug } from '@/lib/rules/registry';
import { judgedOfSaved, judgedUnder } from '@/app/_server/judged';
import { Differences } from '@/components/list/differences';
import { VerdictSinceNote } from '@/components/list/verdict-since';
import { TwoVersions } from './two-versions';

export const metadata: Metadata = { title: 'History of a list' };

const SHOWN = 30;

const makerOf = ({ role, name, you }: Maker): string =>
  you ? 'you' : (name ?? (role === 'owner' ? 'its owner' : 'a player'));

type Props = {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Every version of a list, newest first, with what changed in words; any of them can be made the newest again. */
export default async function HistoryPage({ params, searchParams }: Props) {
  const { id } = await params;
  const asked = await searchParams;
  const user = await sessionUser();
  if (!user) redirect(`/signin?callbackUrl=${encodeURIComponent(`/lists/${id}/history`)}`);
  const worked = await findWorkedList(user.id, id);
  const found = worked && (await judgedOfSaved(worked.saved, user.id));
  if (!found) notFound();
  const { saved, role } = worked;
  const under = await findAgreementOf(saved, user.id);
  const { system, agreement } = found;
  const isPlayed = isSystemSlug(saved.system) && isPlayable(saved.system);
  const before = versionAsked(asked.before);
  const page = await listVersions(user.id, id, {
    limit: SHOWN + 1,
    ...(before === undefined ? {} : { cursor: String(before) }),
  });
  if (!page) notFound();
  const versions = await Promise.all(
    page.data.map(async ({ version: n }) => {
      const version = await findListVersion(user.id, id, n);
      return (
        version && {
          ...version,
          verdict: judgedUnder(system, version.list, agreement)?.verdict,
          since: await sinceSaved(system, version, keptOn(system, version.list, agreement).verdict),
        }
      );
    }),
  );
  const isOfGame = (version: { readonly list: List } | undefined): boolean =>
    version?.list.system === saved.system;
  const isShared = role !== 'owner' || versions.some((version) => version?.by.role === 'editor');
  return (
    <div data-tone={system.accent} className="mx-auto max-w-3xl space-y-6">
      <header>
        <p>
          <Link className="link" href={`/lists/${id}/edit`}>
            Back to the list
          </Link>
        </p>
        <h1 className="mt-2 text-4xl wrap-anywhere">History of {saved.name}</h1>
        <p className="mt-1 text-sm text-quiet">
          Every version is judged under “{agreement.name}”.
          {!isPlayed && ` No engine plays ${system.name} yet, so nothing is known of their strength.`}
        </p>
      </header>
      {saved.version > 1 && (
        <TwoVersions
          reader={user.id}
          id={id}
          newest={saved.version}
          asked={{ from: versionAsked(asked.from), to: versionAsked(asked.to) }}
          system={system}
          agreement={agreement}
          isPlayed={isPlayed}
        />
      )}
      <ol className="space-y-4">
        {versions.slice(0, SHOWN).map((version, i) => {
          if (!version) return null;
          const last = versions[i + 1];
          const changes = last ? diffLists(system, last.list, version.list, found.judged?.terms) : [];
          const inVerdict = last ? changesInVerdict(system, last.verdict, version.verdict) : [];
          return (
            <li key={version.version} className="sheet p-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 className="text-xl">
                  Version {version.version}{' '}
                  <time className="font-sans text-sm font-normal text-quiet" dateTime={version.createdAt}>
                    {version.createdAt.slice(0, 16).replace('T', ', ')} UTC
                  </time>{' '}
                  {isShared && (
                    <span className="font-sans text-sm font-normal text-quiet">by {makerOf(version.by)}</span>
                  )}
                </h2>
                {version.version !== saved.version && role !== 'suggest' && isOfGame(version) && (
                  <RestoreVersion
                    id={id}
                    current={saved.version}
                    version={version.version}
                    list={version.list}
                    agreement={under?.usableAs ?? null}
                  />
                )}
              </div>
              {!isOfGame(version) && <OfOtherGame what="list" slug={version.list.system} />}
              {version.verdict && (
                <p className="text-sm text-quiet">
                  {showBudget(version.verdict.budget)},{' '}
                  <span className={version.verdict.legal ? 'text-good' : 'text-bad'}>
                    {version.verdict.legal ? 'legal' : 'not legal'}
                  </span>
                </p>
              )}
              {version.since && (
                <details className="mt-1 text-sm">
                  <summary className="text-warn">
                    Another verdict when it was saved: {version.since.was.legal ? 'legal' : 'not legal'},{' '}
                    {showBudget(version.since.was.budget)}
                  </summary>
                  <VerdictSinceNote slug={system.slug} since={version.since} />
                </details>
              )}
              <Differences
                changes={changes}
                inVerdict={inVerdict}
                none={last ? 'Nothing but the agreement changed.' : withoutBefore(version.version)}
              />
              {isPlayed && last && changes.length > 0 && isOfGame(last) && isOfGame(version) && (
                <VersionTrial id={id} from={last.version} to={version.version} agreement={agreement} />
              )}
            </li>
          );
        })}
      </ol>
      <OlderVersions
        here={`/lists/${id}/history`}
        isNewest={before === undefined}
        last={page.data.length > SHOWN ? page.data[SHOWN - 1]?.version : undefined}
      />
    </div>
  );
}
