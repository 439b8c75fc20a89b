import { MODERATOR, type Person, type World } from './world';

const cookiesOf = (response: Response): readonly string[] =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);

/** Sign-ins are counted by address, whatever else is not: everybody comes from one of their own. */
function ownAddress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return `10.${bytes.join('.')}`;
}

/**
 * A server that somebody started with `RATE_LIMIT=off`, `TRUST_PROXY=1` and `MODERATORS=moderator@example.org`. People are
 * made the way that people do it.
 */
export function runningServer(base: string): World {
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const signIn = async (email: string, password: string, address: string): Promise<string> => {
    const csrf = await fetch(`${base}/api/auth/csrf`);
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const answer = await fetch(`${base}/api/auth/callback/credentials`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Cookie: cookiesOf(csrf).join('; '),
        'X-Forwarded-For': address,
      },
      body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
    });
    const session = cookiesOf(answer).find((cookie) => cookie.includes('session-token='));
    if (!session) throw new Error(`signing in as ${email} failed: ${answer.status}`);
    return session;
  };

  /** The account of an address, opened unless there is one with this password. */
  async function account(email: string, password: string, scopes: readonly string[]): Promise<Person> {
    const address = ownAddress();
    await post('/api/v1/account', { email, password }, { 'X-Forwarded-For': address });
    const cookie = await signIn(email, password, address);
    const token = async (asked: readonly string[]): Promise<string> => {
      const answer = await post(
        '/api/v1/tokens',
        { name: 'test', scopes: asked },
        { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
      );
      return ((await answer.json()) as { token: string }).token;
    };
    return { cookie, password, token: await token(scopes), readToken: await token(['read']) };
  }

  let moderator: Promise<Person> | undefined;
  return {
    fetch: (path, init) => fetch(base + path, { redirect: 'manual', ...init }),
    person: (name) =>
      account(`${name}-${crypto.randomUUID()}@example.org`, crypto.randomUUID(), ['read', 'write']),
    // The same at each run: a server names its moderators once.
    moderator: () =>
      (moderator ??= account(MODERATOR, 'a fair hand at every table', ['read', 'write', 'moderate'])),
    close: () => Promise.resolve(),
  };
}
