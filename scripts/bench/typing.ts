import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { loadSystem, systemSlugs, type List, type SystemSlug } from '@/lib/rules';
import { server } from '../steps.mjs';
import { launchBrowser } from './browser';
import { keyCosts, press, threadMs, watch } from './key-times';
import { print, printSpread } from './measure';
import { startServer } from './running-server';

/** The phone that is measured: its processor is so many times slower than this one. */
const SLOWER = 4;
const LINES = 40;
/** Keys until everything is compiled, and keys that count. */
const [WARM_UP, COUNTED] = [20, 60];
/** After the last key: what is put off comes as well. */
const REST_MS = 1000;
/** Between the keys of a quick hand, eight a second. */
const HAND_MS = 125;

/** A list of the first entries that the system's first form takes, as many as a large list has. */
async function largeList(slug: SystemSlug): Promise<List> {
  const system = await loadSystem(slug);
  const form = system.forms[0]!;
  const start = form.start(system.house.parse({}));
  const fits = system.entries.filter((entry) => form.accepts(entry)).slice(0, LINES);
  return {
    format: 'muster-list/1',
    system: slug,
    name: 'Forty lines',
    entries: fits.map(({ id }) => ({ entry: id, count: 1 })),
    options: start.options as List['options'],
  };
}

const arrows = (many: number): readonly string[] =>
  Array.from({ length: many }, (_, i) => (i % 2 === 0 ? 'ArrowUp' : 'ArrowDown'));

const presses = (many: number): readonly string[] => Array.from({ length: many }, () => 'Space');

/** One more and one fewer of the first line, again and again, until the verdict above the list says so. */
async function measure(browser: Browser, port: number, slug: SystemSlug): Promise<void> {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'block' });
  const draft = {
    id: 'bench',
    list: await largeList(slug),
    terms: { kind: 'preset', preset: 'as-printed' },
    dirty: true,
    changedAt: 0,
    past: [],
    future: [],
  };
  await page.addInitScript((text) => localStorage.setItem('muster.draft.bench', text), JSON.stringify(draft));
  await page.goto(`/lists/new?system=${slug}&draft=bench`);
  const number = page.getByLabel(/^Number of /).first();
  await number.focus();
  // The bar with the total and, as its status, the verdict; not every form has a limit and its meter.
  const status = page.getByRole('status').filter({ hasText: /^(Legal|Not legal)/ });
  await watch(status.locator('xpath=../..'));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await press(page, arrows(WARM_UP));
  await page.waitForTimeout(REST_MS);

  // In processor time, which other programs disturb least: the key alone, and all that follows from it.
  const from = await threadMs(session);
  await press(page, arrows(COUNTED));
  await page.waitForTimeout(REST_MS);
  print(`typing.${slug}.work`, ((await threadMs(session)) - from) / COUNTED, 'ms');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await press(page, arrows(COUNTED));
  printSpread(`typing.${slug}.key`, keyCosts(await browser.stopTracing()));

  // By the clock, as somebody with such a phone would see it.
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rush = await press(page, arrows(COUNTED));
  printSpread(
    `typing.${slug}.rush`,
    rush.map(({ change }) => change),
  );
  const times = await press(page, arrows(COUNTED), HAND_MS);
  printSpread(
    `typing.${slug}.verdict`,
    times.map(({ change }) => change),
  );
  printSpread(
    `typing.${slug}.frame`,
    times.map(({ frame }) => frame),
  );
  await page.close();
}

/**
 * One facet of a catalogue on and off again, until the number of entries found says so: in a rush, with the cards of the key
 * before still being drawn, then by a quick hand, on a usual processor and on a slow one.
 */
async function measureFilter(browser: Browser, port: number, slug: SystemSlug): Promise<void> {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'block' });
  await page.goto(`/systems/${slug}`);
  await page.getByText('Narrow down').locator('xpath=..').getByRole('checkbox').first().focus();
  await watch(page.getByRole('status').filter({ hasText: /^\d+ entr/ }));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await press(page, presses(WARM_UP));
  const from = await threadMs(session);
  const rush = await press(page, presses(COUNTED));
  print(`filter.${slug}.work`, ((await threadMs(session)) - from) / COUNTED, 'ms');
  printSpread(
    `filter.${slug}.rush`,
    rush.map(({ change }) => change),
  );
  const usual = await press(page, presses(COUNTED), HAND_MS);
  printSpread(
    `filter.${slug}.usual`,
    usual.map(({ change }) => change),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = await press(page, presses(COUNTED), HAND_MS);
  printSpread(
    `filter.${slug}.found`,
    times.map(({ change }) => change),
  );
  printSpread(
    `filter.${slug}.frame`,
    times.map(({ frame }) => frame),
  );
  await page.close();
}

if (!existsSync(server))
  console.log('The server is not built: its figures are left out. `npm start` builds it.');
else {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  // First the browser: where there is none, no server is left behind.
  const browser = await launchBrowser();
  const running = await startServer(dataDir);
  try {
    const asked = systemSlugs.filter((slug) => process.argv.includes(slug));
    for (const slug of asked.length > 0 ? asked : systemSlugs) {
      await measure(browser, running.port, slug);
      await measureFilter(browser, running.port, slug);
    }
  } finally {
    await browser.close();
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
