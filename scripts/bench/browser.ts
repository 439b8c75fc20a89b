import { chromium, type Browser } from '@playwright/test';
import { browserHere } from '../ensure-browser.mjs';

/** The browser that the tests use: that of the machine, or the one that `npm test` fetched. */
export function launchBrowser(): Promise<Browser> {
  const here = browserHere();
  return chromium.launch({
    ...(here ? { executablePath: here } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}
