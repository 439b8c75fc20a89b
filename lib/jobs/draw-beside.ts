import 'server-only';
import { Worker } from 'node:worker_threads';
import type { FromPress, ToPress } from './press';

const MOST_MEGABYTES = 512;

// Each route is bundled with its own copy of this module; where no thread came to life none is tried again.
const shared = globalThis as typeof globalThis & { musterHasNoPress?: boolean };

/** Draws sheets in a thread beside the one that answers requests; undefined where none can be had, and that one must draw. */
export async function drawBeside(
  sheets: ToPress,
  { signal, onPage }: { readonly signal: AbortSignal; onPage(drawn: number): void },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (shared.musterHasNoPress) return undefined;
  signal.throwIfAborted();
  let thread: Worker;
  try {
    thread = new Worker(new URL('./press.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
  } catch {
    shared.musterHasNoPress = true;
    return undefined;
  }
  // A server that stops does not wait for sheets.
  thread.unref();
  let hasBegun = false;
  try {
    return await new Promise((resolve, reject) => {
      const stop = (): void => reject(signal.reason as Error);
      signal.addEventListener('abort', stop, { once: true });
      thread.on('message', (message: FromPress) => {
        hasBegun = true;
        if ('drawn' in message) onPage(message.drawn);
        else if ('pdf' in message) resolve(message.pdf);
        else reject(new Error(message.why));
      });
      thread.on('error', (error) => {
        if (hasBegun) return reject(error);
        shared.musterHasNoPress = true;
        resolve(undefined);
      });
      thread.on('exit', () => reject(new Error('the press stopped')));
      thread.postMessage(sheets);
    });
  } finally {
    void thread.terminate();
  }
}
