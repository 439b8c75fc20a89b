import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Waits until the worker stands, has fetched everything ahead and answers for this page. */
export async function workerStands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await window.navigator.serviceWorker.ready;
    if (!window.navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        window.navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

/** Has the worker come at once: by itself it waits until the page has settled. */
export async function bringWorker(page: Page): Promise<void> {
  await page.evaluate(() => window.navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  await workerStands(page);
}

/** Files that the worker should have fetched ahead, and that are not there: neither by themselves nor in the parcel. */
export const notAtHand = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text();
    const files = [...worker.matchAll(/\burl:["'`]([^"'`]+)/g)].map(([, url]) => url!);
    const [address] = /\/ahead\/[0-9a-f]+\.bin/.exec(worker)!;
    const parcel = (await (await window.caches.match(address))?.text()) ?? '';
    const found = await Promise.all(
      files.map(
        async (url) =>
          parcel.includes(`["${url}",`) || (await window.caches.match(url, { ignoreSearch: true })),
      ),
    );
    return files.length > 100 ? files.filter((_, i) => !found[i]) : ['the list of the worker'];
  });

/** What the line under the header says. */
export const stateLine = (page: Page) => page.getByRole('status', { name: 'State of the app' });

/** Stands while a context is cut off, so that each of its pages knows. */
const OFF = 'cut-off';

/** What a page believes of the network. A browser may tell only the page that was open when it was cut off, and none that comes after. */
const believe = (off: string): void =>
  void Object.defineProperty(window.Navigator.prototype, 'onLine', {
    configurable: true,
    get: () => !document.cookie.includes(off),
  });

/** Cuts the page and its worker off from the network. */
export async function cutOff(page: Page): Promise<void> {
  const context = page.context();
  await context.addCookies([{ name: OFF, value: '1', url: new URL(page.url()).origin }]);
  await context.addInitScript(believe, OFF);
  await page.evaluate(believe, OFF);
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => window.navigator.onLine)).toBe(false);
}

/** Brings the network back. */
export async function comeBack(page: Page): Promise<void> {
  await page.context().clearCookies({ name: OFF });
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
