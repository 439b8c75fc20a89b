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

/** What the line under the header says. */
export const stateLine = (page: Page) => page.getByRole('status', { name: 'State of the app' });

/** Cuts the page and its worker off from the network. */
export async function cutOff(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => window.navigator.onLine)).toBe(false);
}
