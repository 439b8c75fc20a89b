import { createHash } from 'node:crypto';
import { Problem } from '../problem';

/** What is kept of an answer, to give it again. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Where answers are kept; the app brings the database. */
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

/** The key of a request; undefined without one. */
export function idempotencyKey(headers: Headers): string | undefined | Problem {
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
export const requestHash = (request: Request, body: Uint8Array): string =>
  createHash('sha256')
    .update(`${request.method} ${new URL(request.url).pathname}\n`)
    .update(body)
    .digest('hex');

const KEPT_HEADERS = ['content-type', 'location', 'etag', 'cache-control', 'vary'];

const keep = async (response: Response): Promise<KeptAnswer> => ({
  status: response.status,
  headers: Object.fromEntries([...response.headers].filter(([name]) => KEPT_HEADERS.includes(name))),
  body: await response.clone().text(),
});

/** Does the work once for a key. Only success is kept: a refusal may be mended and tried again. */
export async function once(
  store: IdempotencyStore,
  owner: string,
  key: string,
  hash: string,
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
  if (claim.state === 'done')
    return new Response(claim.answer.body, {
      status: claim.answer.status,
      headers: { ...claim.answer.headers, 'Idempotency-Replayed': 'true' },
    });
  const response = await store.within(owner, key, work).catch(async (error: unknown) => {
    await store.release(owner, key);
    throw error;
  });
  // What was done stays done, also where its answer cannot be kept: the key is free again only of what was not.
  if (response.status < 300) await store.keep(owner, key, await keep(response));
  else await store.release(owner, key);
  return response;
}
