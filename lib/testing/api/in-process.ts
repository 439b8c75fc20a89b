import { encode } from 'next-auth/jwt';
import { hashPassword } from '@/lib/auth/password';
import { authSecret } from '@/lib/auth/secret';
import { useClient } from '@/lib/db/client';
import { openSqlite } from '@/lib/db/testing/bases';
import { createToken, type TokenScope } from '@/lib/db/tokens';
import { createUser } from '@/lib/db/users';
import { findRoute } from './routes';
import { MODERATOR, type Person, type World } from './world';
import { granted } from '@/lib/db/testing/samples';

const DAY_MS = 86_400_000;

/** The handlers themselves, on a new SQLite base of their own. */
export async function inProcess(): Promise<World> {
  const base = await openSqlite();
  useClient(base.client);

  async function account(email: string, scopes: readonly TokenScope[]): Promise<Person> {
    const password = crypto.randomUUID();
    const user = await createUser({ email, passwordHash: await hashPassword(password) });
    if (user === 'taken') throw new Error(`there is ${email} already`);
    const expiresAt = new Date(Date.now() + DAY_MS);
    const all = await granted(createToken(user.id, { name: 'all', scopes, expiresAt }));
    const read = await granted(createToken(user.id, { name: 'read', scopes: ['read'], expiresAt }));
    const sealed = await encode({
      token: { sub: user.id, version: user.sessionVersion },
      secret: await authSecret(),
    });
    return {
      password,
      token: all.secret,
      readToken: read.secret,
      cookie: `next-auth.session-token=${sealed}`,
    };
  }

  let moderator: Promise<Person> | undefined;
  return {
    async fetch(path, init) {
      const request = new Request(`http://muster.test${path}`, init);
      request.headers.set('host', 'muster.test');
      const { file, params } = findRoute(new URL(request.url).pathname);
      const handler = (await file.load())[request.method];
      if (!handler) throw new Error(`${file.path} exports no ${request.method}`);
      return handler(request, { params: Promise.resolve(params) });
    },
    person: (name) => account(`${name}@example.org`, ['read', 'write']),
    moderator: () => (moderator ??= account(MODERATOR, ['read', 'write', 'moderate'])),
    async close() {
      useClient(undefined);
      await base.close();
    },
  };
}
