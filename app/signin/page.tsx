import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignInForms } from '@/components/account/sign-in-forms';
import { ownPath, sessionUser } from '@/lib/auth';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Sign in' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

const errors: Readonly<Record<string, string>> = {
  CredentialsSignin: 'E-mail or password is wrong.',
  TooManyAttempts: 'Too many attempts. Wait a quarter of an hour and try again.',
  EmailNeeded: 'That account has no confirmed e-mail address.',
  OAuthAccountNotLinked: 'An account with this address exists already. Sign in with its password.',
};

export default async function SignInPage({ searchParams }: Props) {
  const asked = await searchParams;
  const to = ownPath(asked.callbackUrl, '/lists');
  if (await sessionUser()) redirect(to as '/lists');
  const { github, google } = env();
  const error =
    typeof asked.error === 'string' ? (errors[asked.error] ?? 'That did not work. Try again.') : undefined;
  return (
    <div className="mx-auto max-w-md space-y-6">
      <header>
        <h1 className="text-4xl">Sign in</h1>
        <p className="mt-2 text-quiet">
          An account keeps your lists on every device, with their versions. Drafts in this browser stay as
          they are and can be saved afterwards.
        </p>
      </header>
      <SignInForms
        to={to}
        providers={[...(github ? (['github'] as const) : []), ...(google ? (['google'] as const) : [])]}
        {...(error ? { error } : {})}
      />
    </div>
  );
}
