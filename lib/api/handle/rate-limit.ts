import type { Weight } from '../contract/contract';

export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window begins anew. */
  readonly resetSeconds: number;
}

/** Counts what a caller asks. One process counts for itself; several share the load and so the count roughly. */
export interface RateLimiter {
  take(caller: string, weight: Weight): Allowance;
}

const WINDOW_MS = 60_000;

/** How much of the agreed number a minute each kind may use. What is answered from memory costs next to nothing. */
const factors: Readonly<Record<Weight, number>> = { memory: 10, read: 4, work: 2, write: 2, account: 0.1 };

/** Past this many callers the oldest windows are swept, so that a flood of addresses cannot fill the memory. */
const MOST_CALLERS = 20_000;

/**
 * Fixed windows of a minute for each caller and weight.
 * @param perMinute the agreed number; undefined: no limit, and no headers
 */
export function rateLimiter(perMinute: number | undefined, now: () => number): RateLimiter | undefined {
  if (perMinute === undefined) return undefined;
  const windows = new Map<string, { start: number; used: number }>();
  // They stand in the order in which they began.
  const sweep = (at: number): void => {
    for (const [key, { start }] of windows) {
      if (windows.size < MOST_CALLERS && at - start < WINDOW_MS) break;
      windows.delete(key);
    }
  };
  return {
    take(caller, weight) {
      const at = now();
      const limit = Math.max(1, Math.round(perMinute * factors[weight]));
      const key = `${weight} ${caller}`;
      let window = windows.get(key);
      if (!window || at - window.start >= WINDOW_MS) {
        if (windows.size >= MOST_CALLERS) sweep(at);
        windows.delete(key);
        windows.set(key, (window = { start: at, used: 0 }));
      }
      const allowed = window.used < limit;
      if (allowed) window.used++;
      return {
        allowed,
        limit,
        remaining: limit - window.used,
        resetSeconds: Math.max(1, Math.ceil((window.start + WINDOW_MS - at) / 1000)),
      };
    },
  };
}

/** What an answer tells its caller of his allowance; times are in seconds. */
export const rateHeaders = ({
  limit,
  remaining,
  resetSeconds,
}: Allowance): Readonly<Record<string, string>> => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(remaining),
  'RateLimit-Reset': String(resetSeconds),
  'RateLimit-Policy': `${limit};w=${WINDOW_MS / 1000}`,
});
