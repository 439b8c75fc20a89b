import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * What Next would answer by itself, in HTML or with an error of its own, before any route is asked: a path that cannot be
 * decoded or is written another way than ours, and methods that routes do not have. Such requests are led to addresses of the
 * catch-all instead, which answers them as the API does. For pages there is one more thing that cannot be read: a null
 * character, which no database takes.
 */
export const MALFORMED_PATH = '/api/-/malformed-path';
export const UNKNOWN_METHOD = '/api/-/unknown-method';
export const OTHER_SPELLING = '/api/-/other-spelling';
/** No page: whoever asks for one at an address that cannot be read is told that there is none. */
export const UNREADABLE_PAGE = '/-/unreadable';

const served = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Where the catch-all finds the path that was asked for. */
export const ASKED = 'asked';
const instead = (address: string, path: string): string => `${address}?${ASKED}=${encodeURIComponent(path)}`;

/** Slashes that Next would take away by a redirect of its own, which knows nothing of allowances. */
const hasIdleSlashes = (path: string): boolean => /.\/$|\/\/|\\/.test(path);

const canBeDecoded = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** What is asked for, without the scheme and host that HTTP allows before it (RFC 9112); Next redirects those to themselves. */
const withoutHost = (url: string): string => url.replace(/^https?:\/\/[^/?]*(\/?)/i, '/');

/** By these the scripts of pages ask Next for its own answers: to an operation it would be a redirect, or `{}` in place of the work. */
const OF_PAGES = ['rsc', 'x-middleware-prefetch'] as const;

/** Leads a request astray that Next cannot read, or would answer otherwise than the API does; any other stays as it is. */
export function redirectUnreadable(request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): void {
  const url = (request.url = withoutHost(request.url ?? ''));
  const path = url.split('?')[0]!;
  if (path !== '/api' && !path.startsWith('/api/')) {
    // `OPTIONS *` asks for nothing that has an address.
    if (!url.startsWith('/') || url.includes('%00') || !canBeDecoded(path)) request.url = UNREADABLE_PAGE;
    return;
  }
  for (const name of OF_PAGES) delete request.headers[name];
  if (!served.has(request.method ?? '')) {
    request.url = instead(UNKNOWN_METHOD, path);
    request.method = 'GET';
  } else if (!canBeDecoded(path)) request.url = instead(MALFORMED_PATH, path);
  else if (hasIdleSlashes(path)) request.url = instead(OTHER_SPELLING, path);
}

/** To be called once, before the server takes requests. */
export const guardFrontDoor = (): void =>
  subscribe('http.server.request.start', (message) =>
    redirectUnreadable((message as { readonly request: IncomingMessage }).request),
  );
