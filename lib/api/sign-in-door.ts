import { readBytes } from './handle/body';
import { withCommonHeaders } from './handle/reply';
import type { Handler } from './make-handle';
import { Problem } from './problem';
import { nowhere, routeOf, type Route } from './resource';

/** An address, a password and a token are a twentieth of it. */
const MOST_BYTES = 16 * 1024;

/** What next-auth is asked under `/api/auth`, by its own script and by those who vouch for people. */
function methodsAt(path: readonly string[], vouching: readonly string[]): readonly ('GET' | 'POST')[] {
  const [action, who] = path;
  switch (path.length === 1 ? action : path.length === 2 ? `${action}/*` : undefined) {
    case 'csrf':
    case 'providers':
    case 'session':
    case 'signin':
    case 'error':
      return ['GET'];
    case 'signout':
      return ['GET', 'POST'];
    case 'signin/*':
      return vouching.includes(who!) ? ['POST'] : [];
    case 'callback/*':
      return who === 'credentials' ? ['POST'] : vouching.includes(who!) ? ['GET'] : [];
    default:
      return [];
  }
}

/** Somewhere to go back to, of which next-auth makes a header; where that should not lead is its own care. */
const isAddress = (text: string, here: string): boolean =>
  /^(?:\/|https?:\/\/)\P{Cc}*$/u.test(text) && URL.canParse(text, here);

/** The request as next-auth can read it: no parameter that breaks its answer, and a form of ours. */
async function readable(request: Request): Promise<Request | Problem> {
  const { url, method } = request;
  const asked = new URL(url).searchParams;
  if ([...asked].flat().some((text) => /\p{Cc}/u.test(text)))
    return new Problem('malformed_request', 'A parameter holds a control character.');
  const form =
    method === 'POST'
      ? await readBytes(request, MOST_BYTES).catch(
          () => new Problem('malformed_request', 'The body broke off.'),
        )
      : undefined;
  if (form instanceof Problem) return form;
  const sent = new URLSearchParams(form && new TextDecoder().decode(form));
  if ([asked, sent].flatMap((some) => some.getAll('callbackUrl')).some((text) => !isAddress(text, url)))
    return new Problem('malformed_request', 'What callbackUrl holds is no address.');
  // To HEAD next-auth says no; what is asked for is the head of what GET gives.
  if (!form) return new Request(url, { headers: request.headers });
  const headers = new Headers(request.headers);
  headers.set('Content-Type', 'application/x-www-form-urlencoded');
  return new Request(url, { method, headers, body: form });
}

/**
 * The route of next-auth, which answers some of what it does not know with a page of its own, fails over other parts, and
 * reads bodies of any length. It is asked only what it is there for; the rest is answered as the API answers.
 * @param vouching whose word on who somebody is counts: `github`
 */
export function signInDoor(nextAuth: Handler, vouching: () => readonly string[]): Route {
  const ask: Handler = async (request, context) => {
    const asked = await readable(request);
    return asked instanceof Problem
      ? withCommonHeaders(asked.toResponse(new URL(request.url).pathname), {})
      : nextAuth(asked, context);
  };
  const through =
    (method: keyof Route): Handler =>
    async (request, context) => {
      const { nextauth = [] } = await context.params;
      const methods = methodsAt([nextauth].flat(), vouching());
      const route = methods.length > 0 ? routeOf(new Map(methods.map((m) => [m, ask]))) : nowhere();
      return route[method](request, context);
    };
  return {
    GET: through('GET'),
    HEAD: through('HEAD'),
    POST: through('POST'),
    PUT: through('PUT'),
    PATCH: through('PATCH'),
    DELETE: through('DELETE'),
    OPTIONS: through('OPTIONS'),
  };
}
