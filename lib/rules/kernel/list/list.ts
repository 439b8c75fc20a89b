import { z } from 'zod';
import type { Entry } from '../catalogue/entry';
import { readBy } from '../refusals';
import type { Result } from '../result';

/** Catalogue ids are the keys of the facts; custom cards begin with `own:` and so are never mistaken for them. */
export const EntryId = z
  .string()
  .max(80)
  .regex(/^(own:)?[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');

/** One line without control characters; bidirectional overrides are refused because they can disguise a name. */
export const lineOfText = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'one line without control characters');

/** What a module is called: a part of a list that can be switched out and in again as one. */
export const ModuleName = lineOfText(40).trim().min(1);

export const ListEntry = z
  .strictObject({
    entry: EntryId,
    count: z.int().min(1).max(999).meta({ description: 'How many uses of it' }),
    with: z
      .array(EntryId)
      .max(40)
      .optional()
      .meta({ description: 'What this use carries; its meaning is the system’s own' }),
    designation: lineOfText(24)
      .trim()
      .min(1)
      .optional()
      .meta({ description: 'The label that tells equal uses apart' }),
    note: lineOfText(500).trim().min(1).optional(),
    module: ModuleName.optional().meta({
      description: 'The module that the line belongs to; see `out` of the list',
    }),
  })
  .meta({ id: 'ListEntry' });
export type ListEntry = z.infer<typeof ListEntry>;

/** What the lines of a list may carry together: far more than anybody brings, and few enough to be judged in a moment. */
const MOST_CARRIED = 400;

/** How many things the lines of a list carry. */
export const carriedBy = (entries: readonly ListEntry[]): number =>
  entries.reduce((sum, item) => sum + (item.with?.length ?? 0), 0);

/** Options of a list on the wire: any JSON object here, the system's own schema behind `parseList`. */
export const ListOptions = z.record(z.string().max(60), z.json());
export type ListOptions = z.infer<typeof ListOptions>;

/** What one player brings. The wire, export and import format; version 1 is read for ever. */
export const List = z
  .strictObject({
    format: z.literal('muster-list/1'),
    system: z.string().max(40),
    name: lineOfText(120).trim().min(1),
    entries: z
      .array(ListEntry)
      .max(400)
      .refine((entries) => carriedBy(entries) <= MOST_CARRIED, {
        error: `All lines together carry at most ${MOST_CARRIED} things.`,
        params: { code: 'too_many_carried' },
      }),
    options: ListOptions.default({}),
    out: z.array(ModuleName).max(20).optional().meta({
      description: 'Modules that are switched out: their lines are kept, and no part of what is brought',
    }),
  })
  .meta({ id: 'List', title: 'List', description: 'What one player brings' });
export type List = z.infer<typeof List>;

/** One entry of a list with the catalogue's entry in place of its id. */
export interface Line<E extends Entry = Entry> {
  /** Position in the list's `entries`. */
  readonly at: number;
  readonly entry: E;
  readonly count: number;
  readonly with: readonly E[];
  readonly designation?: string;
  readonly module?: string;
}

/** An id that neither the catalogue nor the agreement's custom cards know. */
export interface UnknownRef {
  readonly at: number;
  readonly id: string;
}

/** A list whose ids are resolved and whose options are typed: what the checks read. What is switched out is not in it. */
export interface ParsedList<E extends Entry = Entry, O = unknown> {
  readonly list: List;
  readonly form: string;
  readonly lines: readonly Line<E>[];
  readonly unknown: readonly UnknownRef[];
  readonly options: O;
}

/** Text and JSON in, a well-formed list out; says nothing yet about legality. */
export const readList = (input: unknown): Result<List> => readBy(List, input);

/** A list as opponents may see it before play. */
export interface OpenCopy {
  readonly list: List;
  /** What is kept secret, in words; the same for every list of a form, so that it tells nothing of this one. */
  readonly leftOut: readonly string[];
}
