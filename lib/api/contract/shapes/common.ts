import { z } from 'zod';
import { isSystemSlug, lineOfText, systemSlugs } from '@/lib/rules';

/** One of the systems that are there. */
export const SystemId = z
  .string()
  .max(40)
  .refine((slug) => isSystemSlug(slug), {
    error: `There is no such system. There is ${systemSlugs.join(', ')}.`,
    params: { code: 'unknown_system' },
  })
  .meta({ id: 'SystemId', description: 'A rule system', enum: [...systemSlugs] });

/** The id of something saved. Ids are opaque: nobody needs to know how they are made. */
export const Id = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[A-Za-z0-9_-]+$/)
  .meta({ description: 'An id of ours; opaque' });

export const Moment = z.iso
  .datetime()
  // Which is no year, and no moment to PostgreSQL.
  .refine((text) => !text.startsWith('0000'), { error: 'There was no year 0.' })
  .meta({ description: 'A moment in UTC' });

export const JobState = z
  .enum(['running', 'done', 'failed'])
  .meta({ description: '`running` is also what waits for a server with a hand free' });

/**
 * A whole number in an address: digits and nothing else. What JavaScript alone would make of an empty word is 0, and of
 * `0x10` is 16; nobody means that. Where it may be absent, `prefault` says what holds: a `default` would be lost to OpenAPI.
 */
export const numberInAddress = (least: number, most: number) =>
  z.preprocess(
    (word: string | number) => (/^-?\d{1,15}$/.test(String(word)) ? Number(word) : Number.NaN),
    z.int().min(least).max(most),
  );

/** Of a list or an agreement. */
export const VersionInAddress = numberInAddress(1, 1_000_000_000);

/** How much of a collection is asked for. */
export const page = {
  limit: numberInAddress(1, 100).prefault(50).meta({ description: 'How many at the most' }),
  cursor: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .meta({ description: 'The `nextCursor` of the answer before' }),
};

/** What a collection is searched by, where things have names and no more. */
export const NameWords = z
  .string()
  .max(200)
  .optional()
  .meta({ description: 'Words of the name, in any order; parts of words are enough' });

/** A collection: what is there, and where to go on. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    data: z.array(item),
    nextCursor: z.string().nullable().meta({ description: 'Null where nothing follows' }),
  });

export const ById = z.strictObject({ id: Id });
export const BySystem = z.strictObject({ system: SystemId });

export const Name = lineOfText(120).trim().min(1);

/** Several lines without control characters; bidirectional overrides are refused because they can disguise a text. */
export const PlainText = z
  .string()
  .trim()
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|\n)*$/u, 'plain text without control characters');

/** What somebody says beside a list or an entry, by a page or in a file. */
export const CommentText = PlainText.min(1).max(2000);

/** A yes or no in an address. */
export const Flag = z.enum(['true', 'false']).transform((word) => word === 'true');

export const DeletedInstead = Flag.default(false).meta({
  description: 'Those that were deleted and can be restored, instead',
});

/** How a caller’s own things are asked for, where they have a game and a name. */
export const OwnThings = z.strictObject({
  ...page,
  system: SystemId.optional(),
  q: NameWords,
  deleted: DeletedInstead,
});

/** First and last line in the source document. */
export const Lines = z.array(z.tuple([z.int(), z.int()]).readonly()).readonly();

export const Provenance = z
  .enum(['printed', 'facts', 'ruled', 'house'])
  .meta({ id: 'Provenance', description: 'Where a value comes from; what nobody knows is absent' });

/** What an operation answers that goes on telling. */
export const eventStream = { status: 200, types: ['text/event-stream'] } as const;

/** How long such an answer lasts; so many seconds unless the caller says otherwise. */
export const streamFor = (seconds: number) =>
  z.strictObject({
    seconds: numberInAddress(0, 3600)
      .prefault(seconds)
      .meta({ description: 'How long the stream lasts at the most' }),
  });

/** Of a seat at a table, from 1. */
export const SeatNumber = z.int().min(1).max(99);
