import { z } from 'zod';

/** What a forgiving reader made of a text, line by line. */
export const ReadLines = z
  .array(
    z.strictObject({
      line: z.int().meta({ description: 'Counted from 1' }),
      text: z.string(),
      sure: z.enum(['exact', 'guess', 'ignored']),
      understood: z.string(),
    }),
  )
  .readonly();
