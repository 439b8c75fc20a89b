import type { Method } from '@/lib/api/contract';

/** What a test asks. `body` is sent as JSON, `raw` as it is. */
export interface Ask {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly raw?: BodyInit;
  readonly as?: Person | 'nobody';
  /** How the person proves who he is; a token unless told otherwise. */
  readonly by?: 'token' | 'session' | 'read-token';
}

export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  // Tests look into answers of every shape; the contract’s schemas check them.
  readonly json: unknown;
}

export interface Person {
  readonly token: string;
  readonly readToken: string;
  readonly password: string;
  /** The session’s cookie, as a browser sends it. */
  readonly cookie: string;
}

/** The address that a server is told as `MODERATORS` when it is tested. */
export const MODERATOR = 'moderator@example.org';

/** A server to test: the handlers in this process, or a running one. */
export interface World {
  fetch(path: string, init: RequestInit & { readonly headers: Headers }): Promise<Response>;
  person(name: string): Promise<Person>;
  /** The account that `MODERATORS` names; its token may read, write and moderate. */
  moderator(): Promise<Person>;
  close(): Promise<void>;
}

const credentials = ({ as, by = 'token' }: Ask): Readonly<Record<string, string>> => {
  if (as === undefined || as === 'nobody') return {};
  if (by === 'session') return { Cookie: as.cookie, 'Sec-Fetch-Site': 'same-origin' };
  return { Authorization: `Bearer ${by === 'token' ? as.token : as.readToken}` };
};

/** Asks a world and reads the whole answer. */
export async function ask(
  world: World,
  method: Method | 'HEAD' | 'OPTIONS',
  path: string,
  given: Ask = {},
): Promise<Got> {
  const headers = new Headers({ ...credentials(given), ...given.headers });
  const body = given.raw ?? (given.body === undefined ? undefined : JSON.stringify(given.body));
  if (body !== undefined && !headers.has('content-type')) headers.set('Content-Type', 'application/json');
  const response = await world.fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  } as RequestInit & { headers: Headers });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

/** The world that the environment asks for: `API_BASE_URL` for a running server, otherwise this process. */
export async function openWorld(): Promise<World> {
  const base = process.env.API_BASE_URL;
  return base?.startsWith('http')
    ? (await import('./running')).runningServer(base)
    : (await import('./in-process')).inProcess();
}
