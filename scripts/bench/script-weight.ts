import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { systemSlugs } from '@/lib/rules/reference';
import { launchBrowser } from './browser';
import { print } from './measure';

/** The page that has nothing of its own: what it loads, every page loads. */
const bare = '/credits';

const pages: Readonly<Record<string, string>> = {
  front: '/',
  'entry-mms': '/systems/mms/entries/krag',
  'rules-mms': '/systems/mms/rules',
  ...Object.fromEntries(systemSlugs.map((slug) => [`catalogue-${slug}`, `/systems/${slug}`])),
  ...Object.fromEntries(systemSlugs.map((slug) => [`builder-${slug}`, `/lists/new?system=${slug}`])),
};

/** How long nothing must be asked for before a page counts as come to rest. */
const REST_MS = 1500;

/**
 * Kilobytes of each script that a fresh browser asks for by itself until the page has come to rest, gzipped: without the
 * worker, which fetches the whole app, and without pages that might be visited next.
 */
async function scriptsOf(browser: Browser, baseURL: string, page: string): Promise<Map<string, number>> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.route('**', (route) =>
    route.request().headers()['next-router-prefetch'] ? route.abort() : route.continue(),
  );
  const tab = await context.newPage();
  const answers: Response[] = [];
  let last = 0;
  tab.on('request', () => (last = performance.now()));
  tab.on('response', (answer) => answers.push(answer));
  await tab.goto(page, { waitUntil: 'networkidle' });
  // A page that is still shown as a sketch waits for its game, however slow the machine.
  await tab.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  while (performance.now() - last < REST_MS) await wait(100);
  const weights = new Map<string, number>();
  for (const answer of answers)
    if (answer.request().resourceType() === 'script')
      weights.set(answer.url(), gzipSync(await answer.body()).length / 1000);
  await context.close();
  return weights;
}

/** What our own script weighs over that of a bare page, one line a page. */
export async function benchScripts(port: number): Promise<void> {
  const browser = await launchBrowser();
  const scripts = (page: string) => scriptsOf(browser, `http://127.0.0.1:${port}`, page);
  const sum = (weights: Iterable<number>): number => [...weights].reduce((a, b) => a + b, 0);
  try {
    const base = await scripts(bare);
    print('script.bare', sum(base.values()), 'kB');
    for (const [name, page] of Object.entries(pages)) {
      const own = [...(await scripts(page))].filter(([script]) => !base.has(script));
      print(`script.${name}.over-bare`, sum(own.map(([, weight]) => weight)), 'kB');
    }
  } finally {
    await browser.close();
  }
}
