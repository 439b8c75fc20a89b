import { signIn, signOut } from 'next-auth/react';

const OUT_OF_REACH = 'The server cannot be reached. Try again in a moment.';

/** Whether the server answers: where it does not, next-auth leaves the page, with all that was typed there. */
const isThere = (): Promise<boolean> =>
  fetch('/api/auth/providers').then(
    ({ ok, headers }) => ok && (headers.get('content-type') ?? '').includes('json'),
    () => false,
  );

/**
 * Signs in without leaving the page.
 * @returns what stands against it; `wrong` where the two do not fit
 */
export async function signInHere(email: string, password: string): Promise<string | undefined> {
  if (!(await isThere())) return OUT_OF_REACH;
  const result = await signIn('credentials', { email, password, redirect: false }).catch(() => undefined);
  if (!result) return OUT_OF_REACH;
  if (result.ok && !result.error) return undefined;
  return result.error === 'TooManyAttempts'
    ? 'Too many attempts. Wait a quarter of an hour and try again.'
    : 'wrong';
}

/** Signs out and goes to the front page. @returns why he is signed in yet; nothing where the page is being left */
export async function signOutHere(): Promise<string | undefined> {
  const still = 'You are still signed in: the server cannot be reached. Try again in a moment.';
  if (!(await isThere())) return still;
  return signOut({ callbackUrl: '/' }).then(
    () => undefined,
    () => still,
  );
}
