import 'server-only';
import { decode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { findToken, tokenScopes, type TokenScope } from '../db/tokens';
import { findUser, type User } from '../db/users';
import type { UserId } from '../db/ids';
import { authSecret } from './secret';

/** Who asks, and how he proved it. */
export interface CurrentUser {
  readonly id: UserId;
  readonly via: 'session' | 'token';
  /** A session may do everything; a token what it was made for. */
  readonly scopes: readonly TokenScope[];
}

/** The first is next-auth's name behind https. */
const sessionCookies = ['__Secure-next-auth.session-token', 'next-auth.session-token'] as const;

/** The user of a sealed cookie, if the session still holds: not expired, not ended by a new password, account not deleted. */
async function userOfCookie(sealed: string | undefined): Promise<User | undefined> {
  if (!sealed) return undefined;
  const token = await decode({ token: sealed, secret: await authSecret() }).catch(() => null);
  if (!token?.sub) return undefined;
  const user = await findUser(token.sub);
  return user && user.sessionVersion === token.version ? user : undefined;
}

function cookieOf(request: Request): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  for (const name of sessionCookies) {
    const pair = pairs.find((p) => p.startsWith(`${name}=`));
    if (pair) return decodeURIComponentSafely(pair.slice(name.length + 1));
  }
  return undefined;
}

function decodeURIComponentSafely(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Who sent this request: by `Authorization: Bearer …` where there is such a header, by the session's cookie otherwise.
 * A header that is wrong is not mended by a cookie.
 */
export async function currentUser(request: Request): Promise<CurrentUser | undefined> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const secret = /^Bearer +(muster_[0-9a-z]{40})$/i.exec(authorization.trim())?.[1];
    const token = secret === undefined ? undefined : await findToken(secret);
    return token && { id: token.userId, via: 'token', scopes: token.scopes };
  }
  const user = await userOfCookie(cookieOf(request));
  return user && { id: user.id, via: 'session', scopes: tokenScopes };
}

/** For pages: who is signed in. */
export async function sessionUser(): Promise<
  { readonly id: UserId; readonly email: string; readonly name?: string } | undefined
> {
  const jar = await cookies();
  const sealed = sessionCookies.map((name) => jar.get(name)?.value).find((value) => value !== undefined);
  const user = await userOfCookie(sealed);
  return user && { id: user.id, email: user.email, ...(user.name === undefined ? {} : { name: user.name }) };
}
