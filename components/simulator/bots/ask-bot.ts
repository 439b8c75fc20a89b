import type { AnyPlayable } from '@/lib/rules/playing';
import { answer, type Question } from '@/lib/sim/answer';
import type { AskedHere, FromBot } from './bot-worker';

interface Waiting {
  tell(nth: number | undefined): void;
  onLook(looks: number): void;
}

let worker: Worker | undefined;
let asked = 0;
/** No worker came to life here: none is tried again. */
let isWithout = false;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<FromBot>) => {
    const who = waiting.get(data.n);
    if ('looks' in data) return who?.onLook(data.looks);
    waiting.delete(data.n);
    who?.tell(data.nth);
  };
  made.onerror = () => {
    // Without a worker the page thinks by itself.
    worker = undefined;
    isWithout = true;
    for (const { tell } of waiting.values()) tell(undefined);
    waiting.clear();
  };
  return made;
}

/**
 * Which choice the bot takes, thought out beside the page; by the page itself where the browser has no worker for it.
 * `onLook` hears how many looks ahead are done, now and then.
 */
export async function askBot(
  slug: string,
  playable: AnyPlayable,
  question: Question,
  onLook: (looks: number) => void,
): Promise<number> {
  if (isWithout) return answer(playable, question);
  const n = ++asked;
  const nth = await new Promise<number | undefined>((resolve) => {
    try {
      worker ??= start();
      waiting.set(n, { tell: resolve, onLook });
      worker.postMessage({ n, slug, ...question } satisfies AskedHere);
    } catch {
      waiting.delete(n);
      resolve(undefined);
    }
  });
  return nth ?? answer(playable, question);
}

/** Lets go of a bot that is still thinking. */
export function dismissBots(): void {
  worker?.terminate();
  worker = undefined;
  waiting.clear();
}
