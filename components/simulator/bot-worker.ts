import { isSystemSlug, loadPlayable } from '@/lib/rules/registry';
import { answer, type Question } from '@/lib/sim/answer';

/** Thinks for the page, so that the page never waits for a bot. */
self.onmessage = async ({ data }: MessageEvent<Question & { readonly n: number; readonly slug: string }>) => {
  const playable = isSystemSlug(data.slug) ? await loadPlayable(data.slug) : undefined;
  self.postMessage({ n: data.n, nth: playable ? answer(playable, data) : 0 });
};
