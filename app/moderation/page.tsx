import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { isModerator, sessionUser } from '@/lib/auth';
import { listHiddenCases, listOpenCases } from '@/lib/db/moderation/cases';
import { listActs } from '@/lib/db/moderation/log';
import { asked as one } from '@/app/_server/asked';
import { Cases } from './cases';
import { Log } from './log';

export const metadata: Metadata = { title: 'Moderation', robots: { index: false } };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

const SHOWN = 20;

const parts = [
  { show: 'open', name: 'Reported', none: 'Nothing waits.' },
  { show: 'hidden', name: 'Hidden', none: 'Nothing is hidden.' },
  { show: 'log', name: 'Log', none: 'Nobody has done anything yet.' },
] as const;

/** What people reported, what is hidden, and who did what: for those whom the configuration names. */
export default async function ModerationPage({ searchParams }: Props) {
  const user = await sessionUser();
  if (!user) redirect('/signin?callbackUrl=%2Fmoderation');
  if (!(await isModerator(user.id))) notFound();
  const asked = await searchParams;
  const part = parts.find(({ show }) => show === asked.show) ?? parts[0];
  const cursor = /^[0-9a-z]{1,40}$/.exec(one(asked.cursor))?.[0];
  const request = { limit: SHOWN, ...(cursor === undefined ? {} : { cursor }) };
  const lines = part.show === 'log' ? await listActs(user.id, request) : undefined;
  const cases = lines
    ? undefined
    : await (part.show === 'hidden' ? listHiddenCases(request) : listOpenCases(request));
  const { data, nextCursor } = lines ?? cases!;
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <header>
        <h1 className="text-4xl">Moderation</h1>
        <p className="prose-measure mt-1 text-quiet">
          Nothing is deleted here: what you hide is read by its author alone, until somebody shows it again.
          Every act is noted.
        </p>
      </header>
      <nav aria-label="Parts" className="flex flex-wrap gap-2">
        {parts.map(({ show, name }) => (
          <Link
            key={show}
            className={`button button-small ${show === part.show ? 'button-primary' : ''}`}
            href={`/moderation?show=${show}`}
            aria-current={show === part.show ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {data.length === 0 && (
        <p className="text-quiet">{cursor === undefined ? part.none : 'No older ones.'}</p>
      )}
      {lines && <Log lines={lines.data} />}
      {cases && <Cases cases={cases.data} />}
      {nextCursor !== undefined && (
        <Link className="button" href={`/moderation?show=${part.show}&cursor=${nextCursor}`}>
          Older
        </Link>
      )}
    </div>
  );
}
