/** What scripts/worker.mjs writes above the worker. */
declare global {
  var MUSTER_BUILD: {
    readonly id: string;
    readonly files: readonly { url: string; revision: string | null }[];
    /** Where most of those without a revision lie in one file (`parcel.ts`). */
    readonly parcel: string;
  };
}

const build = globalThis.MUSTER_BUILD;

/**
 * The names of this build's caches. `seen` holds pages as somebody saw them, `open` pages that nobody is named on; `shell` is
 * the library's, which throws out whatever it has not put there itself.
 */
export const names = {
  shell: `muster-shell-${build.id}`,
  static: `muster-static-${build.id}`,
  pictures: `muster-pictures-${build.id}`,
  catalogue: `muster-catalogue-${build.id}`,
  seen: `muster-seen-${build.id}`,
  open: `muster-open-${build.id}`,
} as const;

const MOST_SEEN = 120;

/** Keeps a page as it came, with its headers: its scripts carry the nonce of its own policy. */
export async function keepSeen(address: string, response: Response): Promise<void> {
  const cache = await caches.open(names.seen);
  await cache.put(address, response);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_SEEN))) await cache.delete(old);
}

/** What was kept for an address: this build's first, as seen before as open to all, then what the build before left. */
export async function findKept(address: string): Promise<Response | undefined> {
  const there = await caches.keys();
  const builds = there.filter((name) => /^muster-(seen|open)-/.test(name)).reverse();
  const order = [names.seen, names.open, ...builds.filter((n) => n !== names.seen && n !== names.open)];
  for (const name of order.filter((n) => there.includes(n))) {
    const found = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
