import type { z } from 'zod';
import type { Refusal } from './result';

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
