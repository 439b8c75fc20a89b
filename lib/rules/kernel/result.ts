/** A refusal is a value with a code and facts; only bugs are thrown. */
export type Result<T, F = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly F[] };

export interface Refusal {
  /** Where in the input, e.g. `['entries', 3, 'count']`. */
  readonly path: readonly (string | number)[];
  /** Stable, machine-readable: `unknown_entry`, `too_big`, … */
  readonly code: string;
  readonly message: string;
}

/** What was asked for. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** Why it is refused: one problem or several. */
export const refuse = <F>(...problems: readonly F[]): Result<never, F> => ({ ok: false, problems });
