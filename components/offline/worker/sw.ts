/// <reference lib="webworker" />
import { CacheFirst, Serwist, StaleWhileRevalidate } from 'serwist';
import { flush } from '../outbox/flush';
import { forgetPersonal } from '../owner';
import { fetchAhead, revised } from './ahead';
import { names } from './caches';
import { keptFile } from './kept-files';
import { isPage, note, page, part } from './pages';
import { outdated, sortRequest, type Kind } from './sort';

declare const self: ServiceWorkerGlobalScope;

/** The page that stands in for one that was never seen, without anybody's name on it. */
const SHELL = '/offline?shell=1';

const serwist = new Serwist({
  precacheEntries: [...revised],
  precacheOptions: { cacheName: names.shell, fetchOptions: { credentials: 'omit' } },
});
self.addEventListener('install', (event) => event.waitUntil(fetchAhead()));

const is =
  (kind: Kind) =>
  ({ request, url }: { readonly request: Request; readonly url: URL }): boolean =>
    sortRequest({
      method: request.method,
      url,
      origin: self.location.origin,
      mode: request.mode,
      isPart: request.headers.has('rsc'),
    }) === kind;

const shell = () => serwist.matchPrecache(SHELL);
const firstKept = new CacheFirst({ cacheName: names.static });
/** Files of the build before, for a tab that was opened in its time. */
const before = {
  handlerDidError: ({ request }: { readonly request: Request }) =>
    caches.match(request, { ignoreVary: true }),
};

serwist.registerCapture(
  is('static'),
  async ({ request, event }) =>
    (await keptFile(request, (work) => event.waitUntil(work))) ?? firstKept.handle({ request, event }),
);
serwist.registerCapture(
  is('picture'),
  new StaleWhileRevalidate({ cacheName: names.pictures, plugins: [before] }),
);
serwist.registerCapture(
  is('catalogue'),
  new StaleWhileRevalidate({
    cacheName: names.catalogue,
    fetchOptions: { credentials: 'omit' },
    plugins: [before],
  }),
);
serwist.registerCapture(is('page'), ({ request, event }) =>
  page(request, (work) => event.waitUntil(work), shell),
);
serwist.registerCapture(is('part'), ({ request }) => part(request));

/**
 * The script of a worker. What is answered as it was kept would give the worker the address under which it was kept, without
 * what stands behind the # of the one that asked; an answer made anew has no address, and the asker's holds.
 */
async function workerScript(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = (await keptFile(request, waitUntil)) ?? (await fetch(request));
  return new Response(kept.body, { status: kept.status, statusText: kept.statusText, headers: kept.headers });
}

self.addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  if (destination !== 'worker' || new URL(url).origin !== self.location.origin) return;
  event.stopImmediatePropagation();
  event.respondWith(workerScript(event.request, (work) => event.waitUntil(work)));
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  // Who leaves, or comes, finds nothing of anybody: also where no page follows.
  if (method === 'POST' && new URL(url).pathname === '/api/auth/signout') event.waitUntil(forgetPersonal());
});

/** The first worker of all takes the pages that are open, and keeps them: they came before it. */
async function takeOpenPages(): Promise<void> {
  await self.clients.claim();
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    const address = new URL(url);
    const response = await fetch(address).catch(() => undefined);
    if (response && isPage(response)) await note(address, response);
  }
}

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of outdated(await caches.keys(), globalThis.MUSTER_BUILD.id)) await caches.delete(name);
    await takeOpenPages();
  };
  event.waitUntil(tidy());
});

/** Not in every browser, and so in no library of types. */
self.addEventListener('sync', (event) => {
  if ((event as unknown as { readonly tag: string }).tag === 'muster.outbox')
    (event as ExtendableEvent).waitUntil(flush());
});

/** The page that somebody was called to, where one is open; a new one otherwise. */
async function lookAt(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lookAt((event.notification.data as { readonly path: string }).path));
});

serwist.addEventListeners();
