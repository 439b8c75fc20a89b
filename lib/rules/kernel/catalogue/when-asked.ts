/**
 * Worked out when it is first asked for, and kept. What an entry says of itself is asked of few entries at a time, and a
 * phone that made all of it for all of them at once stood still.
 */
export function whenAsked<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
