import { z } from 'zod';
import { List as KernelList } from '@/lib/rules';

const FactValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number()])).readonly(),
]);

export const Budget = z
  .strictObject({
    name: z.string(),
    spent: z.number(),
    limit: z.number().optional(),
    left: z.number().optional(),
  })
  .meta({ id: 'Budget', description: '`limit` and `left` are absent where nothing is agreed' });

export const Violation = z
  .strictObject({
    code: z.string().meta({ description: 'The ID of the legality check' }),
    severity: z.enum(['error', 'warning', 'note']),
    message: z.string(),
    facts: z.record(z.string(), FactValue),
    entries: z.array(z.int()).readonly().meta({ description: 'Positions in `entries` that it is about' }),
    rules: z.array(z.string()).readonly(),
    because: z.string().nullable().meta({ description: 'The line of the agreement behind it' }),
    repairs: z
      .array(z.strictObject({ label: z.string(), list: KernelList }))
      .readonly()
      .meta({ description: 'Smallest changes that mend it; each is a whole list' }),
  })
  .meta({ id: 'Violation' });

export const Verdict = z
  .strictObject({
    agreement: z.string(),
    agreementCode: z
      .string()
      .meta({ description: 'The short code of the agreement: equal settings have equal codes' }),
    legal: z.boolean(),
    budget: Budget,
    tallies: z.array(Budget).readonly(),
    violations: z.array(Violation).readonly(),
  })
  .meta({ id: 'Verdict' });
export type Verdict = z.infer<typeof Verdict>;
