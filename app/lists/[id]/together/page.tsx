import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { notFound, redirect } from 'next/navigation';
import { showEditors, showSuggestion } from '@/app/api/_server/editing';
import { publicOrigin } from '@/app/_server/origin';
import { Editors } from '@/components/list/together/editors';
import { Suggestions } from '@/components/list/together/suggestions';
import { sessionUser } from '@/lib/auth';
import { findWorkedList } from '@/lib/db/lists/list-access';
import { findEditors } from '@/lib/db/lists/list-editors';
import { listSuggestions, MOST_OPEN } from '@/lib/db/lists/list-suggestions';
import { isSystemSlug, loadSystem } from '@/lib/rules';

export const metadata: Metadata = { title: 'Work together' };

/** Who works on a list, the link by which others come in, and what they suggest. */
export default async function TogetherPage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await sessionUser();
  if (!user) redirect(`/signin?callbackUrl=${encodeURIComponent(`/lists/${id}/together`)}`);
  const [worked, hands, open, decided] = await Promise.all([
    findWorkedList(user.id, id),
    findEditors(user.id, id),
    // All that wait for an answer, however many were decided since.
    listSuggestions(user.id, id, { open: true, limit: MOST_OPEN }),
    listSuggestions(user.id, id, { open: false, limit: 50 }),
  ]);
  if (!worked || !hands || !open || !decided) notFound();
  const { saved } = worked;
  const system = await loadSystem(isSystemSlug(saved.system) ? saved.system : notFound());
  const newest = [...open.data, ...decided.data].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const suggestions = await Promise.all(newest.map((one) => showSuggestion(user.id, id, one)));
  return (
    <div data-tone={system.accent} className="mx-auto max-w-3xl space-y-8">
      <header>
        <p>
          <Link className="link" href={`/lists/${id}/edit`}>
            Back to the list
          </Link>
        </p>
        <h1 className="mt-2 text-4xl wrap-anywhere">Work together on {saved.name}</h1>
        <p className="mt-1 text-sm text-quiet">
          Each saves the whole list; what two change apart goes together entry by entry, and the{' '}
          <Link className="link" href={`/lists/${id}/history`}>
            history
          </Link>{' '}
          says who made which version.
        </p>
      </header>
      <Editors id={id} name={saved.name} origin={await publicOrigin()} hands={showEditors(hands)} />
      <Suggestions id={id} you={hands.you} suggestions={suggestions} />
    </div>
  );
}
