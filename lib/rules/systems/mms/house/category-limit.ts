import { z } from 'zod';

const uses = z.int().min(0).max(999);
const levels = z.int().min(0).max(5000);
/** Least and most of one category, in uses and in levels (MMS-L07). */
export const CategoryLimit = z.strictObject({
  minUses: uses.optional().meta({ title: 'Least uses' }),
  maxUses: uses.optional().meta({ title: 'Most uses' }),
  minLevels: levels.optional().meta({ title: 'Least levels' }),
  maxLevels: levels.optional().meta({ title: 'Most levels' }),
});
export type CategoryLimit = z.infer<typeof CategoryLimit>;
