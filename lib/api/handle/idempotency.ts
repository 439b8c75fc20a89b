import { createHash } from 'node:crypto';
import type { ContractShape } from '../contract/contract';
import { Problem } from '../problem';
import { lock, unlock } from './lock';

/** What is kept of an answer, to give it again. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Where answers are kept; the app brings the database. An owner is an account, or the path that a guest asked. */
export interface IdempotencyStore {
  /** Claims the key for this request, or says what became of the first one. */
  begin(
    owner: string,
    key: string,
    hash: string,
  ): Promise<
    | { readonly state: 'new' }
    | { readonly state: 'busy' }
    | { readonly state: 'other' }
    | { readonly state: 'lost'; readonly made: string }
    | { readonly state: 'done'; readonly answer: KeptAnswer }
  >;
  /** Does the work, so that what it makes is noted under the key in the same step. */
  within<T>(owner: string, key: string, work: () => Promise<T>): Promise<T>;
  keep(owner: string, key: string, answer: KeptAnswer): Promise<void>;
  /** The work failed: the key is free again. */
  release(owner: string, key: string): Promise<void>;
}

/** A request that is carried out once: whose it is, by which key, and what tells it from others with that key. */
export interface AskedOnce {
  readonly owner: string;
  readonly key: string;
  readonly hash: string;
  /** What its answer is locked with, where that tells a secret. */
  readonly secret?: string;
}

/** So long is a key that nobody guesses: a UUID has 36. */
export const LEAST_SECRET_KEY = 32;

/** The key of a request; undefined without one. */
function idempotencyKey(headers: Headers): string | undefined | Problem {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  return /^[\x21-\x7e]{1,200}$/.test(key)
    ? key
    : new Problem('malformed_request', 'Idempotency-Key has 1 to 200 printable characters.', {
        errors: [
          {
            in: 'header',
            path: ['Idempotency-Key'],
            code: 'invalid_format',
            message: '1 to 200 printable characters without spaces.',
          },
        ],
      });
}

/** The same key with another request is refused: the hash tells them apart. */
const requestHash = (request: Request, body: Uint8Array): string =>
  createHash('sha256')
    .update(`${request.method} ${new URL(request.url).pathname}\n`)
    .update(body)
    .digest('hex');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * What there is to know of a request to carry it out once; undefined where it may be done again. A guest is known by the key
 * of his seat. Where an answer tells a secret it is the Idempotency-Key that proves whose it is, since who gets the secret has
 * none before; so nobody may guess it, and of it there is only a hash.
 */
export function askedOnce(
  { idempotent, tellsOnce }: Pick<ContractShape, 'idempotent' | 'tellsOnce'>,
  request: Request,
  body: Uint8Array,
  { user, seatKey }: { readonly user?: string | undefined; readonly seatKey?: string | undefined },
): AskedOnce | undefined | Problem {
  const isSecret = tellsOnce === 'always' || (tellsOnce === 'guests' && user === undefined);
  if (!idempotent || (user === undefined && seatKey === undefined && !isSecret)) return undefined;
  const key = idempotencyKey(request.headers);
  if (key === undefined || key instanceof Problem) return key;
  const owner = user ?? `guest ${new URL(request.url).pathname}`;
  const hash = requestHash(request, body);
  // Of two seats each has its own keys; what they keep makes room for one another, or whoever renews his seat's key had no bound.
  if (!isSecret) return { owner, key: user === undefined ? hashOf(`${seatKey} ${key}`) : key, hash };
  if (key.length < LEAST_SECRET_KEY)
    return new Problem('malformed_request', 'What is told once is told again by a key that nobody guesses.', {
      errors: [
        {
          in: 'header',
          path: ['Idempotency-Key'],
          code: 'too_small',
          message: `At least ${LEAST_SECRET_KEY} characters here, such as a UUID.`,
        },
      ],
    });
  return { owner, key: hashOf(key), hash, secret: key };
}

const KEPT_HEADERS = ['content-type', 'location', 'etag', 'cache-control', 'vary'];

/** As it is kept: of what tells a secret nothing in plain text, and with it the cookie that tells it too. */
async function keep(response: Response, secret: string | undefined): Promise<KeptAnswer> {
  const pick = (names: readonly string[]) =>
    Object.fromEntries([...response.headers].filter(([name]) => names.includes(name)));
  const body = await response.clone().text();
  const { status } = response;
  if (secret === undefined) return { status, headers: pick(KEPT_HEADERS), body };
  const told = { headers: pick([...KEPT_HEADERS, 'set-cookie']), body };
  return { status, headers: {}, body: lock(secret, JSON.stringify(told)) };
}

const tellAgain = ({ status, ...kept }: KeptAnswer, secret: string | undefined): Response => {
  const { headers, body } =
    secret === undefined ? kept : (JSON.parse(unlock(secret, kept.body)) as Omit<KeptAnswer, 'status'>);
  return new Response(body, { status, headers: { ...headers, 'Idempotency-Replayed': 'true' } });
};

/** Does the work once for a key. Only success is kept: a refusal may be mended and tried again. */
export async function once(
  store: IdempotencyStore,
  { owner, key, hash, secret }: AskedOnce,
  work: () => Promise<Response>,
): Promise<Response | Problem> {
  const claim = await store.begin(owner, key, hash);
  if (claim.state === 'busy')
    return new Problem('key_in_use', 'The first request with this Idempotency-Key has not ended yet.', {
      headers: { 'Retry-After': '1' },
    });
  if (claim.state === 'other')
    return new Problem('key_reused', 'This Idempotency-Key was used for another request.');
  if (claim.state === 'lost')
    return new Problem(
      'answer_lost',
      `The first request with this Idempotency-Key was carried out, but its answer was lost. What it made has the id ${claim.made}.`,
      { current: { id: claim.made } },
    );
  if (claim.state === 'done') return tellAgain(claim.answer, secret);
  const response = await store.within(owner, key, work).catch(async (error: unknown) => {
    await store.release(owner, key);
    throw error;
  });
  // What was done stays done, also where its answer cannot be kept: the key is free again only of what was not.
  if (response.status < 300) await store.keep(owner, key, await keep(response, secret));
  else await store.release(owner, key);
  return response;
}
