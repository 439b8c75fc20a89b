import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { loadSystem, systemSlugs, type List } from '@/lib/rules';
import { server } from '../steps.mjs';
import { launchBrowser } from './browser';
import { print } from './measure';
import { startServer } from './running-server';

/** The phone that is measured: its processor is so many times slower than this one. */
const SLOWER = 4;
const LINES = 40;
const KEYS = 60;

/** A list of the first entries that the system's first form takes, as many as a large list has. */
async function largeList(slug: (typeof systemSlugs)[number]): Promise<List> {
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

/** Milliseconds from each key to the change that it brings about on an element. */
async function timesOf(page: Page, watched: string, keys: readonly string[]): Promise<number[]> {
  await page.evaluate((selector) => {
    const noted = window as unknown as { from: number; times: number[] };
    noted.times = [];
    addEventListener('keydown', () => (noted.from = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (noted.from === 0) return;
      noted.times.push(performance.now() - noted.from);
      noted.from = 0;
    }).observe(document.querySelector(selector)!, {
      attributes: true,
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, watched);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForFunction(() => (window as unknown as { from: number }).from === 0);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;

if (!existsSync(server))
  console.log('The server is not built: its figures are left out. `npm start` builds it.');
else {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  const running = await startServer(dataDir);
  const browser = await launchBrowser();
  try {
    for (const slug of systemSlugs) {
      const page = await browser.newPage({
        baseURL: `http://127.0.0.1:${running.port}`,
        serviceWorkers: 'block',
      });
      const draft = {
        id: 'bench',
        list: await largeList(slug),
        terms: { kind: 'preset', preset: 'as-printed' },
        dirty: true,
        changedAt: 0,
        past: [],
        future: [],
      };
      await page.addInitScript(
        (text) => localStorage.setItem('muster.draft.bench', text),
        JSON.stringify(draft),
      );
      await page.goto(`/lists/new?system=${slug}&draft=bench`);
      await page
        .getByLabel(/^Number of /)
        .first()
        .focus();
      const slow = await page.context().newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const keys = Array.from({ length: KEYS }, (_, i) => (i % 2 === 0 ? 'ArrowUp' : 'ArrowDown'));
      const times = await timesOf(page, '[role=meter]', keys);
      print(`typing.${slug}.verdict.p50`, percentile(times.slice(10), 0.5), 'ms');
      print(`typing.${slug}.verdict.p95`, percentile(times.slice(10), 0.95), 'ms');
      await page.close();
    }
  } finally {
    await browser.close();
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
