import { isSystemSlug, loadPlayable } from '@/lib/rules/registry';
import { answer, type Question } from '@/lib/sim/answer';

export interface AskedHere extends Question {
  readonly n: number;
  readonly slug: string;
}
/** What the worker says: how many looks ahead are done, and in the end which choice it takes. */
export type FromBot = { readonly n: number } & ({ readonly looks: number } | { readonly nth: number });

/** So often is said how far it is. */
const EVERY_MS = 100;

const say = (message: FromBot): void => self.postMessage(message);

/** Thinks for the page, so that the page never waits for a bot. */
self.onmessage = async ({ data }: MessageEvent<AskedHere>) => {
  const { n, slug } = data;
  const playable = isSystemSlug(slug) ? await loadPlayable(slug) : undefined;
  let said = performance.now();
  const onLook = (looks: number): void => {
    const now = performance.now();
    if (now - said < EVERY_MS) return;
    said = now;
    say({ n, looks });
  };
  say({ n, nth: playable ? answer(playable, data, onLook) : 0 });
};
