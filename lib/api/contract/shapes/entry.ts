import { z } from 'zod';
import { Lines, Provenance, SystemId } from './common';

const IndiciumValue = z.union([z.number(), z.string(), z.boolean(), z.array(z.string()).readonly()]);

/** An entry of a catalogue. Systems add typed fields of their own. */
export const Entry = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    kind: z.string(),
    cost: z
      .number()
      .optional()
      .meta({ description: 'In the unit of the budget; absent where nobody knows it' }),
    indicia: z.record(z.string(), IndiciumValue),
    tags: z.array(z.string()).readonly(),
    text: z.string().meta({ description: 'What it does, in our own words' }),
    effects: z.array(z.looseObject({ kind: z.string() })).readonly(),
    icon: z.string(),
    copies: z.int().optional(),
    provenance: z.record(z.string(), Provenance),
    source: Lines,
    rules: z.array(z.string()).readonly(),
  })
  .meta({ id: 'Entry', description: 'One thing that can stand in a list or on a board' });

export const RulingRow = z
  .strictObject({
    type: z.literal('ruling'),
    id: z.string(),
    topic: z.string(),
    readings: z.array(z.string()).readonly(),
    ruling: z.string(),
    variations: z.array(z.string()).readonly(),
    source: Lines,
  })
  .meta({ id: 'Ruling', description: 'A gap of the printed rules, and our answer' });

export const EntryDetail = Entry.extend({
  system: SystemId,
  version: z.string().meta({ description: 'Version of the catalogue' }),
  rulings: z.array(RulingRow).readonly().meta({ description: 'Rulings that bear on it' }),
  odds: z
    .array(z.looseObject({ kind: z.string() }))
    .readonly()
    .meta({ description: 'Questions of chance about it, each as the `situation` of `POST /odds`' }),
}).meta({ id: 'EntryDetail' });

const Facet = z
  .strictObject({
    field: z.string(),
    label: z.string(),
    type: z.enum(['values', 'range']),
    values: z
      .array(z.strictObject({ value: z.string(), label: z.string(), count: z.int() }))
      .readonly()
      .optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    count: z.int().optional(),
  })
  .meta({ id: 'Facet' });

export const EntryPage = z
  .strictObject({
    data: z.array(Entry).readonly(),
    nextCursor: z.string().nullable(),
    total: z.int(),
    version: z.string(),
    forgiven: z.boolean().meta({ description: 'Nothing was spelt so; these come near' }),
    facets: z.array(Facet).readonly().optional(),
  })
  .meta({ id: 'EntryPage' });

export const FoundPage = z
  .strictObject({
    data: z.array(Entry.extend({ system: SystemId })).readonly(),
    nextCursor: z.string().nullable(),
    total: z.int(),
    forgiven: z.boolean().meta({ description: 'Nothing was spelt so; these come near' }),
    systems: z
      .array(
        z.strictObject({
          system: SystemId,
          version: z.string(),
          total: z.int(),
          problem: z
            .string()
            .nullable()
            .meta({ description: 'Why the question makes no sense in this game; null where it does' }),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'FoundPage', description: 'Entries of all catalogues that answer one question' });

export const CatalogueFile = z
  .strictObject({
    format: z.literal('muster-catalogue/1'),
    system: SystemId,
    version: z.string(),
    checksum: z.string().meta({ description: 'sha256 of the JSON of `entries`, in hexadecimal digits' }),
    entries: z.array(Entry).readonly(),
  })
  .meta({ id: 'Catalogue' });

export const Release = z
  .strictObject({
    format: z.literal('muster-release/1'),
    checksum: z.string().meta({ description: 'sha256 of the JSON of `catalogues`, in hexadecimal digits' }),
    schema: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema of each of the catalogues' }),
    catalogues: z.array(CatalogueFile).readonly(),
  })
  .meta({ id: 'Release', description: 'The catalogues of all systems in one file' });
