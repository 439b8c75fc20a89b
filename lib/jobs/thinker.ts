import { parentPort } from 'node:worker_threads';
import { isSystemSlug, loadPlayable } from '@/lib/rules/registry';
import { answer, type Question } from '@/lib/sim/answer';

export interface Asked extends Question {
  readonly n: number;
  readonly slug: string;
}

parentPort?.on('message', (asked: Asked) => {
  const coming = isSystemSlug(asked.slug) ? loadPlayable(asked.slug) : undefined;
  void coming?.then((playable) => parentPort?.postMessage({ n: asked.n, nth: answer(playable, asked) }));
});
