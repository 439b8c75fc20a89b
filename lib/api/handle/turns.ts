/** Work that is done one after the other, in the order in which it came; a failure holds nobody up. */
export function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.then(
      () => undefined,
      () => undefined,
    );
    return mine;
  };
}
