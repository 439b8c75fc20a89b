import { z } from 'zod';
import { Lines, Provenance, SystemId } from './common';
import { RulingRow } from './entry';

const RuleText = z
  .strictObject({
    type: z.literal('rule'),
    id: z.string(),
    chapter: z.string(),
    text: z.string(),
    source: Lines,
    provenance: Provenance,
  })
  .meta({ id: 'Rule' });

const CheckRow = z
  .strictObject({
    type: z.literal('check'),
    id: z.string(),
    title: z.string(),
    stage: z.string(),
    severity: z.string(),
    rules: z.array(z.string()).readonly(),
    because: z.string().optional().meta({ description: 'The house variation that it enforces' }),
  })
  .meta({ id: 'Check', description: 'A legality check; its id is the `code` of a violation' });

const EntryRow = z
  .strictObject({
    type: z.literal('entry'),
    id: z.string(),
    entry: z.string(),
    name: z.string(),
    kind: z.string(),
    text: z.string(),
    source: Lines,
  })
  .meta({ id: 'EntryRow', description: 'A rule that is an entry of the catalogue' });

export const RuleRow = z.union([RuleText, RulingRow, CheckRow, EntryRow]).meta({ id: 'RuleRow' });
export type RuleRow = z.infer<typeof RuleRow>;

export const RulePage = z
  .strictObject({
    data: z.array(RuleRow).readonly(),
    nextCursor: z.string().nullable(),
    total: z.int(),
    version: z.string(),
    chapters: z.array(z.strictObject({ id: z.string(), title: z.string(), intro: z.string() })).readonly(),
    vocabulary: z
      .array(
        z.strictObject({
          term: z.string(),
          meaning: z.string(),
          forms: z.array(z.string()).readonly().meta({ description: 'How it is spelt in texts' }),
          rules: z.array(z.string()).readonly().meta({ description: 'Rows that say so' }),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'RulePage' });

export const RuleDetail = z
  .strictObject({
    system: SystemId,
    version: z.string(),
    row: RuleRow,
    rule: RuleText.optional().meta({
      description: 'What the rules say under the same ID, where `row` is the check that holds lists to it',
    }),
    citedBy: z.array(z.string()).readonly(),
  })
  .meta({ id: 'RuleDetail' });
