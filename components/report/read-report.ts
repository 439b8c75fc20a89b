import { z } from 'zod';
import { Agreement, KeptVerdict, List } from '@/lib/rules';
import { GameRecord } from '@/lib/rules/playing';

const Finding = z.object({ code: z.string(), severity: z.string(), message: z.string() });

/** A report as its file tells it. What a later Muster adds is let be. */
export const Report = z.object({
  format: z.literal('muster-report/1'),
  words: z.string().max(4000),
  when: z.string().max(40),
  page: z.string().max(4000),
  muster: z.string().max(40),
  catalogue: z.object({ system: z.string().max(40), version: z.string().max(40) }).optional(),
  list: List.optional(),
  agreement: Agreement.optional(),
  agreementCode: z.string().max(40).optional(),
  verdict: z
    .union([
      KeptVerdict.omit({ findings: true, agreementCode: true })
        .loose()
        .extend({ violations: z.array(Finding) }),
      z.object({ unreadable: z.array(z.object({ message: z.string() })) }),
    ])
    .optional(),
  game: z
    .object({
      record: GameRecord,
      at: z.int().min(0),
      viewer: z.int().min(0).max(20).exactOptional(),
      events: z.array(z.string().max(2000)).max(100),
    })
    .optional(),
  browser: z.object({ userAgent: z.string(), language: z.string(), window: z.string(), scheme: z.string() }),
  errors: z.array(z.string()),
});
export type Report = z.infer<typeof Report>;

/** Reads the file of a report, or says why it is none. */
export function readReport(text: string): Report | { readonly why: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { why: 'The file is damaged, or no report.' };
  }
  const read = Report.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return {
    why:
      issue?.path[0] === 'format'
        ? 'This is no report of Muster: such a file says “muster-report/1”.'
        : `The report is damaged at “${issue?.path.join(' › ')}”.`,
  };
}
