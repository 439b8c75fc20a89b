import { parentPort } from 'node:worker_threads';
import { isSystemSlug, loadPlayable } from '@/lib/rules/registry';
import { answer, type Question } from '@/lib/sim/answer';

export interface Asked extends Question {
  readonly n: number;
  readonly slug: string;
}
/** Which choice is taken, by the number of the question. */
export interface Thought {
  readonly n: number;
  readonly nth: number;
}
/** `here`: the thread has come to life. */
export type FromThinker = 'here' | Thought;

const say = (message: FromThinker): void => parentPort?.postMessage(message);

parentPort?.on('message', (asked: Asked) => {
  const coming = isSystemSlug(asked.slug) ? loadPlayable(asked.slug) : undefined;
  void coming?.then((playable) => say({ n: asked.n, nth: answer(playable, asked) }));
});
say('here');
