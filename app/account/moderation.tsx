import { showActOn } from '@/app/api/_server/moderation';
import { kindWords, reasonWords, stateWords } from '@/components/moderation/words';
import { Link } from '@/components/ui/link';
import { isModerator } from '@/lib/auth';
import type { UserId } from '@/lib/db/ids';
import { listActsOn } from '@/lib/db/moderation/log';
import { listReports } from '@/lib/db/moderation/reports';

const SHOWN = 10;
const actWords = { hide: 'was hidden', keep: 'was kept', show: 'is shown again' } as const;

/** What moderators did to what somebody wrote, and what became of his reports; nothing for most people. */
export async function Moderation({ user }: { readonly user: UserId }) {
  const [acts, reports, moderates] = await Promise.all([
    listActsOn(user, { limit: SHOWN }),
    listReports(user, { limit: SHOWN }),
    isModerator(user),
  ]);
  if (acts.data.length === 0 && reports.data.length === 0 && !moderates) return null;
  return (
    <section aria-labelledby="moderation" className="space-y-3">
      <h2 id="moderation" className="text-2xl">
        Moderation
      </h2>
      {moderates && (
        <Link className="button" href="/moderation">
          What was reported
        </Link>
      )}
      {acts.data.length > 0 && (
        <>
          <h3 className="text-lg">What you wrote</h3>
          <ul className="space-y-2">
            {acts.data.map(showActOn).map(({ id, kind, title, page, action, createdAt, because }) => (
              <li key={id} className="wrap-anywhere">
                Your {kindWords[kind]}{' '}
                {page !== null && (
                  <Link className="link" href={page}>
                    {title ?? 'beside a list or an entry'}
                  </Link>
                )}{' '}
                {actWords[action]}, <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>: {because}
              </li>
            ))}
          </ul>
        </>
      )}
      {reports.data.length > 0 && (
        <>
          <h3 className="text-lg">What you reported</h3>
          <ul className="space-y-1">
            {reports.data.map(({ kind, thing, reason, state, createdAt }) => (
              <li key={`${kind} ${thing}`}>
                A {kindWords[kind]}, <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>:{' '}
                {reasonWords[reason].toLowerCase()}; {stateWords[state]}.
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
