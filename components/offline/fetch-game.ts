/** Everything of one game that has a page, and what its pages need. */
const addressesOf = (slug: string, entries: readonly string[]): readonly string[] => [
  '/',
  '/lists',
  '/lists/new',
  '/print',
  `/systems/${slug}`,
  `/systems/${slug}/rules`,
  `/systems/${slug}/rules/rulings`,
  `/systems/${slug}/changes`,
  `/systems/${slug}/companion`,
  `/simulator/${slug}`,
  `/lists/new?system=${slug}`,
  `/print?system=${slug}`,
  `/api/v1/systems/${slug}/catalogue.json`,
  `/pack/${slug}.js`,
  '/pack/fonts.css',
  `/icons/${slug}`,
  '/icons/emblems',
  ...entries.map((id) => `/systems/${slug}/entries/${id}`),
];

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly bytes: number;
}

const AT_ONCE = 4;

/** The caches of the build that runs here; undefined until the worker stands. */
async function openCache(kind: 'open' | 'pictures' | 'catalogue'): Promise<Cache | undefined> {
  const names = await caches.keys();
  const build = names.findLast((name) => name.startsWith('muster-static-'))?.slice('muster-static-'.length);
  return build === undefined ? undefined : caches.open(`muster-${kind}-${build}`);
}

const kindOf = (address: string) =>
  address.startsWith('/api/') ? 'catalogue' : /^\/(pack|icons)\//.test(address) ? 'pictures' : 'open';

/**
 * Fetches a whole game, as somebody without an account sees it, so that nobody is named in what is kept.
 * @returns false where something did not come; what came is kept, and a second time only the rest is asked for
 */
export async function fetchGame(
  slug: string,
  entries: readonly string[],
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const addresses = [...addressesOf(slug, entries)];
  let done = 0;
  let bytes = 0;
  let whole = true;
  const take = async (address: string): Promise<void> => {
    const cache = await openCache(kindOf(address));
    if (!cache) throw new Error('no worker yet');
    const kept = await cache.match(address, { ignoreVary: true });
    const response =
      kept ?? (await fetch(address, { credentials: 'omit', signal, headers: { Accept: '*/*' } }));
    if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
    if (!kept) await cache.put(address, response.clone());
    bytes += (await response.blob()).size;
  };
  const worker = async (): Promise<void> => {
    for (let next = addresses.shift(); next !== undefined; next = addresses.shift()) {
      if (signal.aborted) return;
      await take(next).catch(() => (whole = false));
      tell({ done: ++done, of: addressesOf(slug, entries).length, bytes });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return whole && !signal.aborted;
}

/** How much of a game is here. */
export async function presentOf(slug: string, entries: readonly string[]): Promise<number> {
  const caches = {
    open: await openCache('open'),
    pictures: await openCache('pictures'),
    catalogue: await openCache('catalogue'),
  };
  const own = addressesOf(slug, entries).filter((a) => a.includes(slug));
  const there = await Promise.all(
    own.map(
      async (address) => (await caches[kindOf(address)]?.match(address, { ignoreVary: true })) !== undefined,
    ),
  );
  return there.filter(Boolean).length / own.length;
}

/** Throws a game's pages away; the builder and whatever was opened by hand stay. */
export async function dropGame(slug: string, entries: readonly string[]): Promise<void> {
  for (const address of addressesOf(slug, entries).filter((a) => a.includes(slug)))
    await (await openCache(kindOf(address)))?.delete(address, { ignoreVary: true });
}
