import { Problem } from '../problem';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Does a request by this method change nothing? */
const isSafe = (method: string): boolean => safe.has(method);

const hostOf = (url: string): string | undefined => {
  try {
    return new URL(url).host;
  } catch {
    return undefined;
  }
};

/**
 * Does the browser say that this comes from our own pages? It sets both headers itself; a page cannot. The host that the
 * visitor typed is `Host`, and a proxy in front may have moved it to `X-Forwarded-Host`.
 */
const fromOurPages = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  const from = hostOf(origin);
  return (
    from !== undefined &&
    [headers.get('host'), headers.get('x-forwarded-host')?.split(',')[0]?.trim()].includes(from)
  );
};

/**
 * Guards against forged requests. A cookie is sent along by the browser whoever asks, so what writes by cookie must prove
 * that it comes from our pages. A token in a header needs no such proof: no page sends it unasked.
 */
export const checkOrigin = (request: Request, byCookie: boolean): Problem | undefined =>
  isSafe(request.method) || !byCookie || fromOurPages(request.headers)
    ? undefined
    : new Problem(
        'cross_origin',
        'Changes by cookie are only taken from our own pages. Programs use a token.',
      );
