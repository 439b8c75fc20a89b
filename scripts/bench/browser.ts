import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (candidate) => candidate && existsSync(candidate),
);

/** The browser of the machine, or the one that `npm test` fetched. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(installed ? { executablePath: installed } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
