import { z } from 'zod';
import { lineOfText } from '@/lib/rules';
import { Moment, SeatNumber } from './common';
import { Budget } from './verdict';

export const TableDecision = z
  .strictObject({
    accepted: z.boolean().meta({ description: 'False: returned' }),
    word: z.string(),
    at: Moment,
  })
  .meta({
    id: 'TableDecision',
    description: 'What the host made of a list at a table whose lists he checks',
  });

const ProblemCount = z.int().min(0);

/** A verdict that tells nothing of what a list holds: which checks it fails, how often, and its total. */
export const SealedVerdict = z
  .strictObject({
    legal: z.boolean(),
    budget: Budget,
    problems: z.strictObject({ error: ProblemCount, warning: ProblemCount, note: ProblemCount }),
    failed: z
      .array(
        z.strictObject({
          code: z.string().meta({ description: 'The ID of the legality check' }),
          severity: z.enum(['error', 'warning']),
          count: z.int().min(1),
          rules: z.array(z.string()).readonly(),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'SealedVerdict' });
export type SealedVerdict = z.infer<typeof SealedVerdict>;

export const TableCheck = z
  .strictObject({
    seat: SeatNumber,
    name: z.string(),
    commitment: z.string(),
    submittedAt: Moment,
    agreementCode: z.string().nullable().meta({
      description: 'Under what it was judged: another than the table’s until the seat accepts anew',
    }),
    verdict: SealedVerdict.nullable().meta({
      description: 'Of the moment of handing in; null where the list does not fit the agreement',
    }),
    decision: TableDecision.nullable(),
  })
  .meta({ id: 'TableCheck' });
export type TableCheck = z.infer<typeof TableCheck>;

export const DecisionToMake = z
  .strictObject({
    commitment: z
      .string()
      .max(128)
      .meta({ description: 'Of the list that is meant; another one is in by now: 409' }),
    accept: z.boolean().meta({ description: 'False: return it' }),
    word: lineOfText(300).trim().default('').meta({ description: 'To the seat; nobody else reads it' }),
  })
  .meta({ id: 'DecisionToMake' });
