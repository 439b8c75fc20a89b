import { z } from 'zod';
import { List as KernelList } from '@/lib/rules';
import { Change } from './change';
import { Id, SystemId } from './common';
import { Budget } from './verdict';

/** A list and its verdict in short. */
const Brief = z
  .strictObject({ legal: z.boolean(), agreement: z.string(), budget: Budget })
  .meta({ id: 'Brief' });

export const Diff = z
  .strictObject({
    from: z.int(),
    to: z.int(),
    changes: z.array(Change).readonly(),
    verdicts: z
      .strictObject({ from: Brief.nullable(), to: Brief.nullable(), changes: z.array(z.string()).readonly() })
      .meta({ description: 'Each version under the agreement of today, and what changed in words' }),
  })
  .meta({ id: 'Diff' });

const MeasureValue = z.union([z.number(), z.string()]).nullable();

const Measure = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    unit: z.string().optional().meta({ description: 'What one of the values is, in the singular' }),
    a: z.string().nullable().meta({ description: 'What it shows of the one list; null: nothing' }),
    b: z.string().nullable(),
    unknown: z.array(z.string()).readonly().meta({ description: 'What could not be counted' }),
    rules: z.array(z.string()).readonly().meta({ description: 'By which rules it is reckoned' }),
    rows: z
      .array(z.strictObject({ label: z.string(), a: MeasureValue, b: MeasureValue }))
      .readonly()
      .meta({ description: 'Where the two differ; null: the one list has no such row' }),
    same: z.int().meta({ description: 'How many further rows say the same of both' }),
  })
  .meta({ id: 'Measure', description: 'One statistic of two lists side by side' });

const side = z.strictObject({ name: z.string(), version: z.int(), verdict: Brief.nullable() });

export const Comparison = z
  .strictObject({
    a: side,
    b: side,
    system: SystemId,
    changes: z.array(Change).readonly(),
    inVerdict: z.array(z.string()).readonly().meta({ description: 'What differs in total and verdict' }),
    measures: z
      .array(Measure)
      .readonly()
      .meta({ description: 'What the rules know of the two in numbers, each under its own agreement' }),
  })
  .meta({ id: 'Comparison' });

export const Ancestry = z
  .strictObject({
    origin: z
      .strictObject({
        shareId: Id,
        name: z.string(),
        version: z.int().meta({ description: 'As it is now' }),
        copied: z.int().nullable().meta({ description: 'The version that was copied or last taken in' }),
        then: KernelList.nullable().meta({ description: 'The origin as it was copied or last taken in' }),
        changes: z.array(Change).readonly().meta({ description: 'What changed in the origin since' }),
      })
      .nullable()
      .meta({ description: 'Null where it is no copy, or its origin is gone' }),
    copies: z.strictObject({
      own: z.array(z.strictObject({ id: Id, shareId: Id, name: z.string() })).readonly(),
      others: z.int().meta({ description: 'How many copies other people have' }),
    }),
  })
  .meta({ id: 'Ancestry' });
