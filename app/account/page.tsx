import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { showToken } from '@/app/api/_server/tokens';
import { AccountActions } from '@/components/account/account-actions';
import { PasswordForm } from '@/components/account/password-form';
import { Tokens } from '@/components/account/tokens';
import { isModerator, sessionUser } from '@/lib/auth';
import { listTokens } from '@/lib/db/tokens';
import { Moderation } from './moderation';

export const metadata: Metadata = { title: 'Account' };

export default async function AccountPage() {
  const user = await sessionUser();
  if (!user) redirect('/signin?callbackUrl=%2Faccount');
  return (
    <div className="mx-auto max-w-3xl space-y-10">
      <header>
        <h1 className="text-4xl">Account</h1>
        <p className="mt-1 wrap-anywhere text-quiet">
          {user.name ? `${user.name}, ` : ''}
          {user.email}
        </p>
      </header>
      <section aria-labelledby="tokens" className="space-y-3">
        <h2 id="tokens" className="text-2xl">
          API tokens
        </h2>
        <p className="text-quiet">
          A token lets a program read or write your lists. It is shown once; keep it like a password.
        </p>
        <Tokens first={(await listTokens(user.id)).map(showToken)} moderates={await isModerator(user.id)} />
      </section>
      <section aria-labelledby="password" className="space-y-3">
        <h2 id="password" className="text-2xl">
          Password
        </h2>
        <PasswordForm email={user.email} />
      </section>
      <Moderation user={user.id} />
      <section aria-labelledby="data" className="space-y-3">
        <h2 id="data" className="text-2xl">
          Your data
        </h2>
        <AccountActions email={user.email} />
      </section>
    </div>
  );
}
