import { z } from 'zod';

/** What a change is to who calls: something new, something that answers otherwise, something that goes. */
const kinds = ['added', 'changed', 'removed'] as const;

export const ApiChange = z
  .strictObject({
    date: z.iso.date().meta({ description: 'The day from which it holds' }),
    kind: z.enum(kinds),
    operations: z
      .array(z.string())
      .min(1)
      .readonly()
      .meta({ description: 'The `operationId` of each that it touches' }),
    what: z.string().meta({ description: 'What a caller can notice' }),
  })
  .meta({ id: 'ApiChange' });
export type ApiChange = z.infer<typeof ApiChange>;
