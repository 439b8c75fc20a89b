/** Work that can be put down between its steps, for whoever must not be held up by the whole of it. */
export type Steps<T> = Generator<void, T>;

/** Does all of it at once. */
export function finish<T>(work: Steps<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
