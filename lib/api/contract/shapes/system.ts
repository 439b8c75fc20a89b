import { z } from 'zod';
import { CatalogueChange } from './change';
import { SystemId } from './common';

/** A JSON Schema (2020-12), as a plain object. */
const JsonSchema = z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema 2020-12' });

const Counts = z.strictObject({
  entries: z.int(),
  byKind: z.record(z.string(), z.int()),
  rules: z.int().meta({ description: 'Rows of the rulebook, entries of the catalogue among them' }),
  rulings: z.int(),
  checks: z.int(),
  variations: z.int(),
});

/** What `POST /boards/generate` makes. */
const boards = {
  schema: JsonSchema.meta({ description: 'JSON Schema of a board that is drawn' }),
  named: z.array(z.strictObject({ id: z.string(), name: z.string(), explains: z.string() })).readonly(),
  ways: z
    .array(z.strictObject({ id: z.string(), name: z.string(), explains: z.string() }))
    .readonly()
    .meta({ description: 'Ways to deal one from a seed' }),
};
const Seats = z.strictObject({ least: z.int(), most: z.int() });

const head = {
  id: SystemId,
  prefix: z.string().meta({ description: 'Begins the IDs of its rules' }),
  name: z.string(),
  tagline: z.string(),
  version: z.string(),
  unit: z.strictObject({ one: z.string(), many: z.string() }).meta({ description: 'What a list spends' }),
  counts: Counts,
};

export const SystemSummary = z.strictObject(head).meta({ id: 'SystemSummary' });

export const System = z
  .strictObject({
    ...head,
    about: z.string(),
    credit: z.strictObject({
      title: z.string(),
      author: z.string().optional(),
      year: z.int().optional(),
      note: z.string(),
    }),
    kinds: z
      .array(z.strictObject({ id: z.string(), name: z.string(), plural: z.string(), explains: z.string() }))
      .readonly(),
    indicia: z
      .array(
        z.strictObject({
          key: z.string(),
          letter: z.string().optional(),
          name: z.string(),
          explains: z.string(),
          rules: z.array(z.string()).readonly(),
        }),
      )
      .readonly(),
    sizes: z
      .array(z.strictObject({ id: z.string(), name: z.string(), wMm: z.number(), hMm: z.number() }))
      .readonly(),
    colours: z.array(z.string()).readonly().meta({
      description:
        'Colours that the pieces of a list can be printed in: `colour` of a print job. None: they are nobody’s',
    }),
    printables: z
      .array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          explains: z.string(),
          kind: z.enum(['board', 'aid']).meta({
            description: 'An aid lies beside the board: an empty plan of a layout, a wheel in place of dice',
          }),
          asks: z
            .array(z.enum(['seed', 'players']))
            .readonly()
            .meta({ description: 'What of the job changes it, besides the agreement' }),
          rules: z.array(z.string()).readonly(),
        }),
      )
      .readonly()
      .meta({ description: 'What `POST /print` prints as a `board`, by its id' }),
    listPlan: z
      .boolean()
      .meta({ description: 'Whether a list has a plan of its layout: the part `plan` of a print job' }),
    matchSheet: z
      .boolean()
      .meta({ description: 'Whether there is a sheet of the session: the part `match` of a print job' }),
    forms: z
      .array(
        z.strictObject({ id: z.string(), name: z.string(), explains: z.string(), provenance: z.string() }),
      )
      .readonly()
      .meta({ description: 'What a list can be; `options.form` names one' }),
    options: JsonSchema.meta({ description: 'JSON Schema of the `options` of a list' }),
    house: JsonSchema.meta({ description: 'JSON Schema of the house variations, with defaults' }),
    presets: z
      .array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          explains: z.string(),
          house: z.record(z.string(), z.unknown()),
        }),
      )
      .readonly(),
    ownCards: z
      .strictObject({ explains: z.string(), schema: JsonSchema, example: z.unknown() })
      .nullable()
      .meta({ description: 'Null where the system knows no custom cards' }),
    samples: z
      .array(
        z.strictObject({
          id: z.string(),
          legal: z.boolean(),
          example: z.string().optional(),
          house: z.record(z.string(), z.unknown()),
          list: z.unknown(),
        }),
      )
      .readonly(),
    checks: z
      .array(
        z.strictObject({
          code: z.string(),
          title: z.string(),
          stage: z.string(),
          severity: z.string(),
          rules: z.array(z.string()).readonly(),
        }),
      )
      .readonly(),
    completeness: z
      .strictObject({
        printed: z.int(),
        facts: z.int(),
        ruled: z.int(),
        house: z.int(),
        blank: z.int().meta({
          description:
            'Values that other entries of the same kind have and that are left blank here: unknown, or none',
        }),
      })
      .meta({ description: 'How many fields of the catalogue come from where' }),
    changelog: z
      .array(
        z.strictObject({
          version: z.string(),
          summary: z.string(),
          changes: z.array(CatalogueChange).readonly(),
        }),
      )
      .readonly()
      .meta({ description: 'What each version changed, oldest first' }),
    play: z
      .strictObject({
        seats: Seats,
        bots: z.array(z.string()).readonly(),
        length: z.string().meta({ description: 'In what the length of a game is counted' }),
        boards: z.strictObject(boards),
      })
      .nullable()
      .meta({ description: 'How it is played here; null where it is not' }),
    boards: z
      .strictObject({ seats: Seats, ...boards })
      .nullable()
      .meta({
        description: 'Boards that are made and judged here, with an engine or without; null where none are',
      }),
    situations: z
      .array(
        z.strictObject({
          kind: z.string(),
          title: z.string(),
          explains: z.string(),
          rules: z.array(z.string()).readonly(),
          schema: JsonSchema.meta({ description: 'JSON Schema of its fields, `kind` aside' }),
          example: z.unknown(),
        }),
      )
      .readonly()
      .meta({ description: 'Questions of chance that `POST /odds` answers exactly' }),
    coverage: z
      .strictObject({ engine: z.boolean() })
      .meta({ description: 'What the engine of the system can play' }),
  })
  .meta({ id: 'System', description: 'One rule system: what a list is, and what a table may vary' });
