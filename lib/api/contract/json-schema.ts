import { z } from 'zod';

/**
 * A zod schema as JSON Schema; what JSON cannot say (a refinement) is left open. Zod’s `readonly` says that our code does not
 * change a value. `readOnly` would say that a client must not send it, so it is left out.
 */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): Record<string, unknown> =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly;
    },
  });
