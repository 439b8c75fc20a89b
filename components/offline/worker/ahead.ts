import { names } from './caches';

/** More would stand before what the page itself asks for. */
const AT_ONCE = 6;

const { files } = globalThis.MUSTER_BUILD;

/** What its own address does not tell when it changes: the few that the library keeps up to date. */
export const revised = files.filter(({ revision }) => revision !== null);

const hashed = files.flatMap(({ url, revision }) => (revision === null ? [url] : []));

/**
 * Fetches ahead every file whose name says what it holds, but for those that an attempt before this one has brought. Many at
 * a time by the browser itself: the library's own steps for each of a thousand files take three times as long.
 * @throws where one does not come: the worker is then not installed, and tried again on another day
 */
export async function fetchAhead(): Promise<void> {
  const cache = await caches.open(names.static);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = hashed.filter((url) => !here.has(url));
  for (let at = 0; at < missing.length; at += AT_ONCE)
    // Nobody is named on what is fetched ahead.
    await cache.addAll(
      missing.slice(at, at + AT_ONCE).map((url) => new Request(url, { credentials: 'omit' })),
    );
}
