import { names } from './caches';
import { openParcel } from './parcel';

/** More would stand before what the page itself asks for. */
const AT_ONCE = 6;

const { files, parcel } = globalThis.MUSTER_BUILD;

/** What its own address does not tell when it changes: the few that the library keeps up to date. */
export const revised = files.filter(({ revision }) => revision !== null);

const hashed = files.flatMap(({ url, revision }) => (revision === null ? [url] : []));

/** Nobody is named on what is fetched ahead. */
const nameless = { credentials: 'omit' } as const;

/**
 * Keeps the parcel as it is, and tells what lies in it. Put away file by file while a worker is installed, every script is
 * translated at once, whoever will need it: that takes a browser five times as long as all the rest.
 */
async function keepParcel(cache: Cache): Promise<readonly string[]> {
  const answer = (await cache.match(parcel)) ?? (await fetch(parcel, nameless));
  const held = await answer.blob();
  const { addresses } = await openParcel(held);
  await cache.put(parcel, new Response(held));
  return addresses;
}

/**
 * Fetches ahead every file whose name says what it holds, but for those that an attempt before this one has brought: in one
 * parcel, a quarter of what they weigh one by one, and whatever that does not bring by itself, many at a time by the browser.
 * @throws where one does not come: the worker is then not installed, and tried again on another day
 */
export async function fetchAhead(): Promise<void> {
  const cache = await caches.open(names.static);
  // Where no parcel comes, or none that can be opened, all of it comes file by file.
  const carried = await keepParcel(cache).catch(() => []);
  const here = new Set([...carried, ...(await cache.keys()).map(({ url }) => new URL(url).pathname)]);
  const missing = hashed.filter((url) => !here.has(url));
  for (let at = 0; at < missing.length; at += AT_ONCE)
    await cache.addAll(missing.slice(at, at + AT_ONCE).map((url) => new Request(url, nameless)));
}
