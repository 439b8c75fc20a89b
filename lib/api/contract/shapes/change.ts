import { z } from 'zod';

/** One difference in words. */
export const Change = z
  .strictObject({ kind: z.enum(['added', 'removed', 'changed']), text: z.string() })
  .meta({ id: 'Change' });

/** One change of a catalogue or its rules. */
export const CatalogueChange = z
  .strictObject({
    kind: z.enum(['added', 'changed', 'removed', 'rules']),
    what: z.string(),
    entries: z.array(z.string()).readonly().meta({ description: 'Ids of the entries that it touches' }),
  })
  .meta({ id: 'CatalogueChange' });
