import type { CDPSession, Locator, Page } from '@playwright/test';

/** From a key to what it brings about, in milliseconds by the clock. The queue before the key is heard counts. */
export interface KeyTime {
  /** The change of the element that is watched. */
  readonly change: number;
  /** The frame that shows it. */
  readonly frame: number;
}

interface Noted {
  from: number;
  change: number;
  /** The next key that can be seen. */
  seen: Promise<KeyTime>;
  done: (time: KeyTime) => void;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Notes from now on how long each key takes to change something in an element, and to show it. */
export const watch = (watched: Locator): Promise<void> =>
  watched.evaluate((element) => {
    const noted: Noted = { from: 0, change: 0, done: () => undefined, seen: new Promise(() => undefined) };
    window.noted = noted;
    addEventListener('keydown', (event) => (noted.from = event.timeStamp), { capture: true });
    // A message that is sent in a frame comes when that frame has been drawn.
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => {
      const time = { change: noted.change, frame: performance.now() - noted.from };
      noted.from = 0;
      noted.change = 0;
      noted.done(time);
    };
    new MutationObserver(() => {
      if (noted.from === 0 || noted.change > 0) return;
      noted.change = performance.now() - noted.from;
      requestAnimationFrame(() => drawn.port2.postMessage(''));
    }).observe(element, { attributes: true, subtree: true, childList: true, characterData: true });
  });

/** Presses the keys, each as soon as what the last one did can be seen, or so many milliseconds later. */
export async function press(page: Page, keys: readonly string[], pauseMs = 0): Promise<readonly KeyTime[]> {
  const times: KeyTime[] = [];
  for (const key of keys) {
    // Before the key, so that the asking is no part of what it takes.
    await page.evaluate(() => {
      window.noted.seen = new Promise((resolve) => (window.noted.done = resolve));
    });
    await page.keyboard.press(key);
    times.push(await page.evaluate(() => window.noted.seen));
    if (pauseMs > 0) await page.waitForTimeout(pauseMs);
  }
  return times;
}

/** Milliseconds of processor time that the page's own thread has spent: script, style and layout, and whatever else. */
export async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** Milliseconds of processor time in which the page heard each key of a trace and did what it does at once. */
export function keyCosts(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  return traceEvents
    .filter(({ name, ph, args }) => name === 'EventDispatch' && ph === 'X' && args.data?.type === 'keydown')
    .map(({ tdur = NaN }) => tdur / 1000);
}
