import { z } from 'zod';

/** One difference in words. */
export const Change = z
  .strictObject({ kind: z.enum(['added', 'removed', 'changed']), text: z.string() })
  .meta({ id: 'Change' });
