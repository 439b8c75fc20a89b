import 'server-only';
import { admitSignIn, signInSucceeded } from '../db/attempts';
import { findUser, findUserByEmail, foldEmail, setPassword, type User } from '../db/users';
import type { UserId } from '../db/ids';
import { fitsPassword, hashPassword, isPassword } from './password';

export type SignIn =
  | { readonly ok: true; readonly user: User }
  /** The address, the password, or both: nobody learns which. */
  | { readonly ok: false; readonly reason: 'wrong' }
  | { readonly ok: false; readonly reason: 'limited'; readonly retryAfterSeconds: number };

/** Tries an e-mail and a password. Unknown addresses are counted and take as long as known ones. */
export async function signInWithPassword(given: {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}): Promise<SignIn> {
  const attempt = { address: given.address, email: foldEmail(given.email).slice(0, 320) };
  const admission = await admitSignIn(attempt);
  if (!admission.ok) return { ok: false, reason: 'limited', retryAfterSeconds: admission.retryAfterSeconds };
  const user = await findUserByEmail(attempt.email);
  const password = isPassword(given.password) ? given.password : '';
  if (!(await fitsPassword(password, user?.passwordHash)) || !user) return { ok: false, reason: 'wrong' };
  await signInSucceeded(attempt, admission.ids);
  return { ok: true, user };
}

export type PasswordChange =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'wrong' | 'unfit' }
  | { readonly ok: false; readonly reason: 'limited'; readonly retryAfterSeconds: number };

/** A new password for somebody who knows the old one; all his sessions end, this one too. */
export async function changePassword(
  id: UserId,
  given: { readonly current: string; readonly next: string; readonly address: string },
): Promise<PasswordChange> {
  if (!isPassword(given.next)) return { ok: false, reason: 'unfit' };
  const user = await findUser(id);
  if (!user) return { ok: false, reason: 'wrong' };
  const tried = await signInWithPassword({
    email: user.email,
    password: given.current,
    address: given.address,
  });
  if (!tried.ok) return tried;
  // Another change may have come first: what was proved is then no longer the password.
  const isSet = await setPassword(id, tried.user.passwordHash, await hashPassword(given.next));
  return isSet ? { ok: true } : { ok: false, reason: 'wrong' };
}
