import 'server-only';
import { Worker } from 'node:worker_threads';
import type { AnyPlayable } from '@/lib/rules/playing';
import { answer, type Question } from '@/lib/sim/answer';
import type { Asked } from './thinker';

/** Questions that wait at a time, of one caller and of all. */
const MOST_OF_ONE = 2;
const MOST = 24;
const MOST_MEGABYTES = 256;
/** With nothing to think of it goes home. */
const IDLE_MS = 60_000;

interface Desk {
  thread: Worker | undefined;
  /** No thread came to life here: none is tried again. */
  isWithout: boolean;
  asked: number;
  idle: NodeJS.Timeout | undefined;
  readonly waiting: Map<number, { readonly caller: string; tell(nth: number | undefined): void }>;
}

// Each route is bundled with its own copy of this module; they share the thread.
const shared = globalThis as typeof globalThis & { musterThinking?: Desk };
const desk = (): Desk =>
  (shared.musterThinking ??= {
    thread: undefined,
    isWithout: false,
    asked: 0,
    idle: undefined,
    waiting: new Map(),
  });

function start(at: Desk): Worker {
  const thread = new Worker(new URL('./thinker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // A server that stops does not wait for a thought.
  thread.unref();
  thread.on('message', ({ n, nth }: { readonly n: number; readonly nth: number }) => {
    at.waiting.get(n)?.tell(nth);
    at.waiting.delete(n);
    goHome(at);
  });
  thread.on('error', () => {
    at.thread = undefined;
    at.isWithout = true;
    for (const { tell } of at.waiting.values()) tell(undefined);
    at.waiting.clear();
  });
  return thread;
}

function goHome(at: Desk): void {
  clearTimeout(at.idle);
  at.idle = setTimeout(() => {
    if (at.waiting.size > 0) return;
    void at.thread?.terminate();
    at.thread = undefined;
  }, IDLE_MS);
  at.idle.unref();
}

/**
 * Which choice a searching bot takes, thought out beside the thread that answers requests; by that one where there is no
 * other. Undefined where too much is to be thought of already.
 */
export async function think(
  caller: string,
  slug: string,
  playable: AnyPlayable,
  question: Question,
): Promise<number | undefined> {
  const at = desk();
  const own = [...at.waiting.values()].filter((one) => one.caller === caller).length;
  if (at.waiting.size >= MOST || own >= MOST_OF_ONE) return undefined;
  if (at.isWithout) return answer(playable, question);
  const n = ++at.asked;
  const nth = await new Promise<number | undefined>((resolve) => {
    try {
      at.thread ??= start(at);
      at.waiting.set(n, { caller, tell: resolve });
      at.thread.postMessage({ n, slug, ...question } satisfies Asked);
    } catch {
      at.waiting.delete(n);
      resolve(undefined);
    }
  });
  return nth ?? answer(playable, question);
}
