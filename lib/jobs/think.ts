import 'server-only';
import { Worker } from 'node:worker_threads';
import type { AnyPlayable } from '@/lib/rules/playing';
import { answer, type Question } from '@/lib/sim/answer';
import { Desk, type HireThinker } from './desk';
import type { FromThinker } from './thinker';

const MOST_MEGABYTES = 256;

const hire: HireThinker = ({ here, thought, lost }) => {
  const thread = new Worker(new URL('./thinker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // A server that stops does not wait for a thought.
  thread.unref();
  thread.on('message', (message: FromThinker) => (message === 'here' ? here() : thought(message)));
  thread.on('error', lost);
  return { ask: (question) => thread.postMessage(question), dismiss: () => void thread.terminate() };
};

// Each route is bundled with its own copy of this module; they share the thread.
const shared = globalThis as typeof globalThis & { musterThinking?: Desk };
const desk = (): Desk => (shared.musterThinking ??= new Desk(hire));

/**
 * Which choice a searching bot takes, thought out beside the thread that answers requests; by that one where there is no
 * other. Undefined where too much is to be thought of already, or the thread died over it.
 */
export async function think(
  caller: string,
  slug: string,
  playable: AnyPlayable,
  question: Question,
): Promise<number | undefined> {
  const nth = await desk().ask(caller, { slug, ...question });
  return nth === undefined && desk().isWithout ? answer(playable, question) : nth;
}
