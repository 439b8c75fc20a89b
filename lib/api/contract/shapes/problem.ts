import { z } from 'zod';

/** What is wrong with one field of a request. */
export const FieldError = z
  .strictObject({
    in: z.enum(['body', 'query', 'path', 'header']),
    path: z
      .array(z.union([z.string(), z.number()]))
      .meta({ description: 'From the outermost field inwards' }),
    code: z.string(),
    message: z.string(),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

/** An error, as RFC 9457 has it. */
export const Problem = z
  .strictObject({
    type: z.string().meta({ description: 'An address that stands for this kind of problem' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string().meta({ description: 'The path of the request' }),
    code: z.string().meta({ description: 'Stable; for programs' }),
    errors: z.array(FieldError).optional(),
    current: z.unknown().optional().meta({
      description:
        'With 412: the resource as it is now, with its version; with answer_lost: the id of what was made',
    }),
  })
  .meta({ id: 'Problem', title: 'Problem', description: 'What went wrong (RFC 9457)' });
export type Problem = z.infer<typeof Problem>;
