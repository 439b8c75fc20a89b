import { names } from './caches';
import { openParcel, type Parcel } from './parcel';

/** Those that were opened since the worker woke, by the cache that each lies in. */
const opened = new Map<string, Promise<Parcel | undefined>>();

async function openFrom(name: string): Promise<Parcel | undefined> {
  const cache = await caches.open(name);
  const parcel = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith('/ahead/'));
  const answer = parcel && (await cache.match(parcel));
  return answer && openParcel(await answer.blob());
}

function parcelIn(name: string): Promise<Parcel | undefined> {
  let parcel = opened.get(name);
  if (!parcel) {
    parcel = openFrom(name).catch(() => void opened.delete(name));
    opened.set(name, parcel);
  }
  return parcel;
}

/** This build's first, then that of the build before, for a tab that was opened in its time. */
async function parcels(): Promise<readonly string[]> {
  const all = (await caches.keys()).filter((name) => name.startsWith('muster-static-'));
  return [names.static, ...all.filter((name) => name !== names.static).reverse()];
}

/**
 * A script, style or font that is here. What lies in a parcel is kept by itself once it was asked for: so a browser may keep
 * what it made of a script beside it.
 */
export async function keptFile(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response | undefined> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  for (const name of await parcels()) {
    const found = (await parcelIn(name))?.find(new URL(request.url).pathname);
    if (!found) continue;
    const copy = found.clone();
    waitUntil(
      caches
        .open(name)
        .then((cache) => cache.put(request, copy))
        .catch(() => undefined),
    );
    return found;
  }
  return undefined;
}
