import { setImmediate as breathe } from 'node:timers/promises';

/**
 * Work that is done one after the other, in the order in which it came; a failure holds nobody up. In between all others are
 * heard.
 */
export function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.then(
      () => breathe(),
      () => breathe(),
    );
    return mine;
  };
}
