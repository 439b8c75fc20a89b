import { methods, type Method } from './contract/contract';
import { ASKED, MALFORMED_PATH, OTHER_SPELLING, UNKNOWN_METHOD } from './front-door';
import { withCommonHeaders } from './handle/reply';
import type { Count, Handled, Handler } from './make-handle';
import { Problem } from './problem';

/** All that Next would otherwise answer by itself, in other words than ours. */
export type Route = Readonly<Record<Method | 'HEAD' | 'OPTIONS', Handler>>;

/** The body stays at home; its length is told. */
const head =
  (get: Handler): Handler =>
  async (request, context) => {
    const { status, headers, body } = await get(request, context);
    await body?.cancel();
    return new Response(null, { status, headers });
  };

const CORS = {
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, Muster-Seat, Prefer',
  'Access-Control-Max-Age': '86400',
};

/**
 * The handlers of one path as the exports of its route: `export const { GET, POST, … } = resource(list, create)`. HEAD goes
 * by GET, OPTIONS says what there is, and whatever else is asked gets 405 with `Allow`.
 */
export function resource(...handlers: readonly Handled[]): Route {
  const byMethod = new Map<string, Handler>(handlers.map((h) => [h.contract.method, h]));
  if (byMethod.size !== handlers.length)
    throw new Error(`two handlers for one method of ${handlers[0]?.contract.path}`);
  return routeOf(byMethod, handlers[0]?.count);
}

/** Nobody is counted. */
const plainly: Count = (_request, answer) => withCommonHeaders(answer(), {});

/** The same for handlers that have no contract, by their methods. */
export function routeOf(handlers: ReadonlyMap<string, Handler>, count: Count = plainly): Route {
  const byMethod = new Map(handlers);
  const get = byMethod.get('GET');
  if (get) byMethod.set('HEAD', head(get));
  const allow = [...methods, 'HEAD', 'OPTIONS'].filter((m) => m === 'OPTIONS' || byMethod.has(m)).join(', ');
  const refuse: Handler = (request) =>
    Promise.resolve(
      count(request, () =>
        new Problem('method_not_allowed', `${request.method} is not allowed here; allowed are ${allow}.`, {
          headers: { Allow: allow },
        }).toResponse(new URL(request.url).pathname),
      ),
    );
  const options: Handler = (request) =>
    Promise.resolve(
      count(
        request,
        () =>
          new Response(null, {
            status: 204,
            headers: { Allow: allow, ...CORS, 'Access-Control-Allow-Methods': allow },
          }),
      ),
    );
  return {
    GET: get ?? refuse,
    HEAD: byMethod.get('HEAD') ?? refuse,
    POST: byMethod.get('POST') ?? refuse,
    PUT: byMethod.get('PUT') ?? refuse,
    PATCH: byMethod.get('PATCH') ?? refuse,
    DELETE: byMethod.get('DELETE') ?? refuse,
    OPTIONS: options,
  };
}

const lost = (path: string): Problem => {
  if (path === MALFORMED_PATH) return new Problem('malformed_request', 'The path cannot be decoded.');
  if (path === UNKNOWN_METHOD)
    return new Problem('method_not_allowed', 'This method is not allowed anywhere here.', {
      headers: { Allow: [...methods, 'HEAD', 'OPTIONS'].join(', ') },
    });
  if (path === OTHER_SPELLING)
    return new Problem(
      'not_found',
      'Paths here end without a slash, and have one slash between their parts.',
    );
  return new Problem('not_found', 'Nothing is served at this path. See /docs/api.');
};

/** For every path under /api that is nobody’s. */
export function nowhere(count: Count = plainly): Route {
  const missing: Handler = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isLed = [MALFORMED_PATH, UNKNOWN_METHOD, OTHER_SPELLING].includes(pathname);
    const asked = (isLed ? searchParams.get(ASKED) : null) ?? pathname;
    return Promise.resolve(count(request, () => lost(pathname).toResponse(asked)));
  };
  const all = {
    GET: missing,
    POST: missing,
    PUT: missing,
    PATCH: missing,
    DELETE: missing,
    OPTIONS: missing,
  };
  return { ...all, HEAD: head(missing) };
}
