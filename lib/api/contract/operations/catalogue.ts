import { z } from 'zod';
import { contract } from '../contract';
import { BySystem, Flag, SystemId, page, pageOf } from '../shapes/common';
import { CatalogueFile, EntryDetail, EntryPage, FoundPage, Release } from '../shapes/entry';
import { RuleDetail, RulePage } from '../shapes/rule';
import { System, SystemSummary } from '../shapes/system';

const head = { method: 'GET', auth: 'none', weight: 'memory', caching: 'catalogue' } as const;

export const listSystems = contract({
  ...head,
  id: 'listSystems',
  tag: 'systems',
  path: '/api/v1/systems',
  summary: 'The systems, with counts',
  success: { status: 200, schema: pageOf(SystemSummary) },
});

export const getSystem = contract({
  ...head,
  id: 'getSystem',
  tag: 'systems',
  path: '/api/v1/systems/{system}',
  summary: 'One system: what a list is, its budget, its house variations with defaults',
  params: BySystem,
  success: { status: 200, schema: System },
  errors: [404],
});

export const listEntries = contract({
  ...head,
  id: 'listEntries',
  tag: 'catalogue',
  path: '/api/v1/systems/{system}/entries',
  summary: 'The catalogue: search, filter, sort',
  description:
    '`q` takes words, `"quoted text"`, comparisons such as `level<20` and `kind:artifact`, and `-not`. ' +
    'Fields are `kind`, `name`, `text`, `tag`, `id`, `rule`, `copies`, `cost`, the unit of the budget, and each indicium by key, name or letter.',
  params: BySystem,
  query: z.strictObject({
    ...page,
    q: z.string().max(400).default('').meta({ description: 'What is looked for' }),
    kind: z.string().max(200).optional().meta({ description: 'One kind, or several with commas' }),
    sort: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'A field; with a minus before it, turned round' }),
    facets: Flag.default(false).meta({ description: 'Count what could narrow the answer down' }),
  }),
  success: { status: 200, schema: EntryPage },
  errors: [400, 404],
});

export const searchEntries = contract({
  ...head,
  id: 'searchEntries',
  tag: 'catalogue',
  path: '/api/v1/entries',
  summary: 'One question to all catalogues',
  description:
    '`q` as in the search of one catalogue; system by system, best match first. A catalogue that does not know a field or ' +
    'a value is left out and says why, as long as another one knows it. Powers such as `tag:teleport`, `tag:healing` or ' +
    '`tag:"combat bonus"` mean the same in all of them.',
  query: z.strictObject({
    ...page,
    q: z.string().max(400).default('').meta({ description: 'What is looked for' }),
  }),
  success: { status: 200, schema: FoundPage },
  errors: [400],
});

export const getEntry = contract({
  ...head,
  id: 'getEntry',
  tag: 'catalogue',
  path: '/api/v1/systems/{system}/entries/{id}',
  summary: 'One entry: values with their provenance, text, source lines, rulings',
  params: z.strictObject({ system: SystemId, id: z.string().max(80) }),
  success: { status: 200, schema: EntryDetail },
  errors: [404],
});

export const getCatalogue = contract({
  ...head,
  id: 'getCatalogue',
  tag: 'catalogue',
  path: '/api/v1/systems/{system}/catalogue.json',
  summary: 'All entries in one file, with version and checksum',
  params: BySystem,
  success: { status: 200, schema: CatalogueFile },
  errors: [404],
});

export const getRelease = contract({
  ...head,
  id: 'getRelease',
  tag: 'catalogue',
  path: '/api/v1/catalogue.json',
  summary: 'The catalogues of all systems in one file, with schema and checksums',
  success: { status: 200, schema: Release },
});

export const listRules = contract({
  ...head,
  id: 'listRules',
  tag: 'rules',
  path: '/api/v1/systems/{system}/rules',
  summary: 'The rules in our words, the rulings on gaps and the legality checks',
  params: BySystem,
  query: z.strictObject({
    ...page,
    chapter: z.string().max(80).optional(),
    type: z.enum(['rule', 'ruling', 'check', 'entry']).optional(),
    q: z.string().max(200).default('').meta({ description: 'Words that must all occur' }),
  }),
  success: { status: 200, schema: RulePage },
  errors: [400, 404],
});

export const getRule = contract({
  ...head,
  id: 'getRule',
  tag: 'rules',
  path: '/api/v1/systems/{system}/rules/{ruleId}',
  summary: 'One rule, ruling or check by its ID',
  params: z.strictObject({ system: SystemId, ruleId: z.string().max(40) }),
  success: { status: 200, schema: RuleDetail },
  errors: [404],
});
