import 'server-only';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Crew, type Hire } from '@/lib/sim';
import type { FromHand } from '@/lib/sim/hand';
import { localHand } from '@/lib/sim/local-hand';

const MOST_THREADS = 4;
const MOST_MEGABYTES = 256;

const hire: Hire = (on, lost) => {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // A server that stops does not wait for games.
  thread.unref();
  thread.on('message', (message: FromHand) => on(message));
  thread.on('error', (error) => lost(error.message));
  return { send: (message) => thread.postMessage(message), dismiss: () => void thread.terminate() };
};

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const now = (): number => performance.now();

/** Threads beside the one that answers requests; where none can be had, that one plays in slices. */
export const serverCrew = (): Crew =>
  new Crew(
    Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
    hire,
    localHand({ breathe, now }),
    now,
  );
