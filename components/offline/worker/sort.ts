/** What the service worker does with a request; `leave` is the browser's own business. */
export type Kind = 'leave' | 'static' | 'picture' | 'page' | 'part' | 'catalogue';

export interface Asked {
  readonly method: string;
  readonly url: URL;
  /** Where we stand: other origins are left alone. */
  readonly origin: string;
  readonly mode: string;
  /** Next's own request for the parts of a page that differ. */
  readonly isPart: boolean;
}

const CATALOGUE = /^\/api\/v1\/systems(\/[^/]+(\/(entries|rules|catalogue\.json)(\/[^/]+)?)?)?$/;

/** Sorts a request. Nothing but reading is ever answered here, and of the API the public catalogue alone. */
export function sortRequest({ method, url, origin, mode, isPart }: Asked): Kind {
  if (method !== 'GET' || url.origin !== origin) return 'leave';
  const { pathname } = url;
  if (pathname.startsWith('/_next/static/')) return 'static';
  if (/^\/((icons|app-icons|pack)\/|favicon\.ico$|icon\.svg$)/.test(pathname)) return 'picture';
  if (CATALOGUE.test(pathname)) return 'catalogue';
  if (pathname.startsWith('/api/') || pathname === '/sw.js') return 'leave';
  if (isPart || url.searchParams.has('_rsc')) return 'part';
  return mode === 'navigate' ? 'page' : 'leave';
}

/** Questions in an address that the page itself reads again in the browser: one kept page answers them all. */
const READ_IN_THE_BROWSER: readonly (readonly [path: RegExp, ...names: string[]])[] = [
  [/^\/lists\/new$/, 'draft', 'add'],
  [/^\/systems\/[^/]+$/, 'q', 'sort', 'view'],
  [/^\/print$/, 'draft', 'entries'],
  [/^\/simulator\/[^/]+$/, 'draft', 'tab'],
];

/** The address that a page is kept under. */
export function keptAs(address: URL): string {
  const search = new URLSearchParams(address.search);
  search.delete('_rsc');
  for (const [path, ...names] of READ_IN_THE_BROWSER)
    if (path.test(address.pathname)) for (const name of names) search.delete(name);
  search.sort();
  const text = search.toString();
  return address.origin + address.pathname + (text === '' ? '' : `?${text}`);
}

/** Pages of the account's own doors are never kept: a stale one would only mislead. */
export const mayKeep = ({ pathname }: URL): boolean => !/^\/(signin|account|offline)(\/|$)/.test(pathname);

/** Whose page it is, as its first tag says; empty for a page without anybody. */
export const ownerOf = (start: string): string => /<html[^>]*\sdata-owner="([^"]*)"/.exec(start)?.[1] ?? '';

/** Of all caches, in the order in which they were made, those that no build uses any more: ours and the one before stay. */
export function outdated(names: readonly string[], build: string): readonly string[] {
  const ours = names.filter((name) => /^muster-[a-z]+-/.test(name));
  const buildOf = (name: string) => name.replace(/^muster-[a-z]+-/, '');
  const before = ours.map(buildOf).filter((other) => other !== build);
  const keep = new Set([build, before.at(-1)]);
  return ours.filter((name) => !keep.has(buildOf(name)));
}
