import 'server-only';
import type { NextAuthOptions, User as Guest } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import GitHub from 'next-auth/providers/github';
import Google from 'next-auth/providers/google';
import { findOrCreateLinkedUser, findUser, type User } from '../db/users';
import { env } from '../env';
import { clientAddress } from './address';
import { authSecret } from './secret';
import { signInWithPassword } from './sign-in';

declare module 'next-auth/jwt' {
  interface JWT {
    /** The user's `sessionVersion` when the session was made. */
    version?: number;
  }
}

const day = 24 * 60 * 60;
const signInPage = '/signin';

/** Read by the sign-in page out of `?error=`. */
const tooManyAttempts = 'TooManyAttempts';

const tokenOf = (user: User): JWT => ({
  sub: user.id,
  name: user.name ?? null,
  email: user.email,
  version: user.sessionVersion,
});

/** The account of somebody who came back from GitHub or Google. */
async function linkedUser(
  provider: string,
  providerAccountId: string,
  guest: Guest,
): Promise<User | 'taken'> {
  const name = guest.name?.trim().slice(0, 80);
  return findOrCreateLinkedUser({
    provider,
    providerAccountId,
    email: guest.email ?? '',
    ...(name ? { name } : {}),
  });
}

function logFault(code: string, error: unknown): void {
  if (env().logLevel === 'silent') return;
  console.error(`muster: sign-in: ${code}: ${error instanceof Error ? error.message : String(error)}`);
}

const password = Credentials({
  name: 'E-mail and password',
  credentials: {
    email: { label: 'E-mail', type: 'email' },
    password: { label: 'Password', type: 'password' },
  },
  async authorize(credentials, request) {
    if (typeof credentials?.email !== 'string' || typeof credentials.password !== 'string') return null;
    const headers = new Headers((request.headers ?? {}) as Record<string, string>);
    const { email, password } = credentials;
    const tried = await signInWithPassword({ email, password, address: clientAddress(headers) }).catch(
      (error: unknown) => {
        // next-auth would tell its words to whoever wants to sign in, and a database has many.
        logFault('SIGN_IN_FAILED', error);
        throw new Error('SignInFailed');
      },
    );
    if (tried.ok) return { id: tried.user.id, name: tried.user.name ?? null, email: tried.user.email };
    // A word thrown here arrives on the sign-in page; without one it is “wrong e-mail or password”.
    if (tried.reason === 'limited') throw new Error(tooManyAttempts);
    return null;
  },
});

async function makeOptions(): Promise<NextAuthOptions> {
  const { github, google, logLevel } = env();
  return {
    secret: await authSecret(),
    session: { strategy: 'jwt', maxAge: 30 * day, updateAge: day },
    pages: { signIn: signInPage, error: signInPage, signOut: '/account' },
    providers: [
      password,
      ...(github ? [GitHub({ clientId: github.id, clientSecret: github.secret })] : []),
      ...(google ? [Google({ clientId: google.id, clientSecret: google.secret })] : []),
    ],
    callbacks: {
      async signIn({ user, account, profile }) {
        if (!account || account.provider === 'credentials') return true;
        const unproved = profile && 'email_verified' in profile && profile.email_verified !== true;
        if (!user.email || unproved) return `${signInPage}?error=EmailNeeded`;
        const linked = await linkedUser(account.provider, account.providerAccountId, user);
        return linked === 'taken' ? `${signInPage}?error=OAuthAccountNotLinked` : true;
      },
      async jwt({ token, user, account }) {
        if (account) {
          const signedIn =
            account.provider === 'credentials'
              ? await findUser(user.id)
              : await linkedUser(account.provider, account.providerAccountId, user);
          if (!signedIn || signedIn === 'taken') throw new Error('The account is gone.');
          return tokenOf(signedIn);
        }
        const known = token.sub === undefined ? undefined : await findUser(token.sub);
        // Thrown, it makes next-auth take the cookie away.
        if (!known || known.sessionVersion !== token.version) throw new Error('The session has ended.');
        return tokenOf(known);
      },
      session: ({ session, token }) => ({
        expires: session.expires,
        user: { name: token.name ?? null, email: token.email ?? null },
      }),
    },
    logger: {
      error(code, details) {
        // An ended session is no fault of the server's.
        if (code !== 'JWT_SESSION_ERROR') logFault(code, details instanceof Error ? details : details.error);
      },
      warn(code) {
        if (logLevel === 'debug') console.warn(`muster: sign-in: ${code}`);
      },
      debug() {},
    },
  };
}

let options: Promise<NextAuthOptions> | undefined;

/** What next-auth is told; made once, since the secret comes from the database. */
export const authOptions = (): Promise<NextAuthOptions> =>
  (options ??= makeOptions().catch((error: unknown) => {
    options = undefined;
    throw error;
  }));

/** The ways to sign in besides e-mail and password, for the sign-in page. */
export const otherWaysIn = (): readonly { readonly id: 'github' | 'google'; readonly name: string }[] => [
  ...(env().github ? [{ id: 'github', name: 'GitHub' } as const] : []),
  ...(env().google ? [{ id: 'google', name: 'Google' } as const] : []),
];
