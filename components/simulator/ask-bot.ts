import type { AnyPlayable } from '@/lib/rules/playing';
import { answer, type Question } from '@/lib/sim/answer';

interface Answered {
  readonly n: number;
  readonly nth: number;
}

let worker: Worker | undefined;
let asked = 0;
/** No worker came to life here: none is tried again. */
let isWithout = false;
const waiting = new Map<number, (nth: number | undefined) => void>();

function start(): Worker {
  const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data: { n, nth } }: MessageEvent<Answered>) => {
    waiting.get(n)?.(nth);
    waiting.delete(n);
  };
  made.onerror = () => {
    // Without a worker the page thinks by itself.
    worker = undefined;
    isWithout = true;
    for (const tell of waiting.values()) tell(undefined);
    waiting.clear();
  };
  return made;
}

/** Which choice the bot takes, thought out beside the page; by the page itself where the browser has no worker for it. */
export async function askBot(slug: string, playable: AnyPlayable, question: Question): Promise<number> {
  if (isWithout) return answer(playable, question);
  const n = ++asked;
  const nth = await new Promise<number | undefined>((resolve) => {
    try {
      worker ??= start();
      waiting.set(n, resolve);
      worker.postMessage({ n, slug, ...question });
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
