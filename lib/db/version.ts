/** The outcome of a change that names the version it was made from. */
export type Change<S> =
  | { readonly ok: true; readonly saved: S }
  /** There is none, or it is somebody else's. */
  | { readonly ok: false; readonly reason: 'missing' }
  /** It was changed since; `current` is what it is now. */
  | { readonly ok: false; readonly reason: 'stale'; readonly current: S };

/** A number from outside as a version: one that no row can have becomes 0, which no row has. */
export const asVersion = (n: number): number => (Number.isInteger(n) && n > 0 && n < 2 ** 31 ? n : 0);
