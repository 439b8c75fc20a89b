import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { notFound, redirect } from 'next/navigation';
import { JoinButton } from '@/components/list/together/join-button';
import { sessionUser } from '@/lib/auth';
import { findWorkedList } from '@/lib/db/lists/list-access';
import { findInvitation } from '@/lib/db/lists/list-editors';
import { isSystemSlug, loadSystem } from '@/lib/rules';

export const metadata: Metadata = { title: 'An invitation', robots: { index: false } };

/** Where an invitation to work on a list leads. Looking at it changes nothing; whoever has a part already goes on to the list. */
export default async function JoinPage({ params }: { readonly params: Promise<{ code: string }> }) {
  const { code } = await params;
  const [invitation, user] = await Promise.all([findInvitation(code), sessionUser()]);
  if (!invitation) notFound();
  const { listId, name, ownerName, role } = invitation;
  if (user && (await findWorkedList(user.id, listId))) redirect(`/lists/${listId}/edit`);
  const system = await loadSystem(isSystemSlug(invitation.system) ? invitation.system : notFound());
  return (
    <div data-tone={system.accent} className="mx-auto max-w-xl space-y-4 text-center">
      <h1 className="text-4xl wrap-anywhere">{name}</h1>
      <p>
        {ownerName ?? 'A player'} invites you to work on this list for {system.name}.{' '}
        {role === 'edit'
          ? 'You may change and save it; the history says which versions are yours.'
          : 'You may change it and send that as a suggestion; its owner decides.'}
      </p>
      {user ? (
        <JoinButton code={code} />
      ) : (
        <Link
          className="button button-primary"
          href={`/signin?callbackUrl=${encodeURIComponent(`/lists/join/${code}`)}`}
        >
          Sign in to work on it
        </Link>
      )}
    </div>
  );
}
