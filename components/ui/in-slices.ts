import type { Steps } from '@/lib/rules';

/** How long a slice may take by the clock: a key that is pressed meanwhile waits no longer than that and one step. */
const SLICE_MS = 3;

/** Does a piece of work a slice at a time and tells what came of it. Answers with what puts it away unfinished. */
export function inSlices<T>(work: Steps<T>, done: (value: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const until = performance.now() + SLICE_MS;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) done(step.value);
    else timer = setTimeout(slice);
  };
  slice();
  return () => clearTimeout(timer);
}
