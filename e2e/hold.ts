import type { Page } from '@playwright/test';

type Asked = Parameters<Page['route']>[0];

/** Scripts of the app, the first ones and those that come later. */
export const scripts = '**/_next/static/chunks/*.js';

/** Keeps back what a page asks for from now on. @returns what lets it come */
export async function holdBack(page: Page, asked: Asked): Promise<() => void> {
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(asked, async (route) => {
    await held;
    await route.continue();
  });
  return come;
}
