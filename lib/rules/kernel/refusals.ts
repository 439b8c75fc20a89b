import type { z } from 'zod';
import { ok, refuse, type Refusal, type Result } from './result';

/** Zod's issues as our refusals. */
export const refusals = (error: z.ZodError, at: readonly (string | number)[] = []): readonly Refusal[] =>
  error.issues.flatMap((issue) => {
    const path = [...at, ...issue.path.map((p) => (typeof p === 'symbol' ? String(p) : p))];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...path, key],
        code: 'unknown_field',
        message: `There is no field “${key}” here.`,
      }));
    return [{ path, code: issue.code, message: issue.message }];
  });

/** Reads something from outside by a schema. Refuses what that does not take, each with its path from `at` on. */
export function readBy<T>(
  schema: z.ZodType<T>,
  input: unknown,
  at: readonly (string | number)[] = [],
): Result<T> {
  const read = schema.safeParse(input);
  return read.success ? ok(read.data) : refuse(...refusals(read.error, at));
}
