/**
 * A promise that is held to. Where one is asked a million times and holds, what is said of its failure is handed over as a
 * function, and put together only when there is one.
 * @throws with what is said of it when it does not hold
 */
export function must(holds: boolean, what: string | (() => string)): asserts holds {
  if (!holds) throw new Error(typeof what === 'string' ? what : what());
}
