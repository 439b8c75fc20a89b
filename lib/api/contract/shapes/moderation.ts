import { z } from 'zod';
import { EntryId } from '@/lib/rules';
import { Id, Moment, PlainText } from './common';
import { LONGEST_REASON } from './longest';

/** What people write and others can read. */
const thingKinds = ['comment', 'list', 'agreement', 'board', 'message'] as const;
const ThingKind = z.enum(thingKinds).meta({ id: 'ThingKind' });

/** Which thing is meant. */
export const ByThing = z.strictObject({
  kind: ThingKind,
  thing: Id.meta({
    description: 'Of a comment, and of a message at a game, its id; of all else its share id',
  }),
});

const reportReasons = ['spam', 'abuse', 'private', 'copied', 'illegal', 'other'] as const;

const reason = z.enum(reportReasons).meta({
  description:
    'Advertising; insults or hatred; what is private of somebody; work of another; what the law forbids; something else, which `words` must tell',
});

export const ReportToMake = z
  .strictObject({ reason, words: PlainText.max(LONGEST_REASON).default('') })
  .refine((report) => report.reason !== 'other' || report.words !== '', {
    path: ['words'],
    error: 'Say what it is.',
  })
  .meta({ id: 'ReportToMake' });

export const Report = z
  .strictObject({
    ...ByThing.shape,
    reason,
    words: z.string(),
    createdAt: Moment,
    state: z
      .enum(['open', 'hidden', 'kept'])
      .meta({ description: 'Nobody has decided yet; it was hidden; it was kept as it stood' }),
  })
  .meta({ id: 'Report' });

const actions = ['hide', 'keep', 'show'] as const;

const because = PlainText.min(1).max(LONGEST_REASON).meta({
  description: 'Why. Moderators read it in the log, and its owner where something of his is hidden or shown',
});

export const ActToDo = z
  .strictObject({ ...ByThing.shape, action: z.enum(actions), because })
  .meta({ id: 'ActToDo' });

/** What was done to a thing, and why. */
export const Act = z
  .strictObject({
    id: Id,
    ...ByThing.shape,
    action: z.enum(actions),
    because: z.string(),
    createdAt: Moment,
  })
  .meta({ id: 'Act' });

const title = z
  .string()
  .nullable()
  .meta({ description: 'What it is called; null for comments and messages, and once it is gone' });
const page = z
  .string()
  .nullable()
  .meta({ description: 'The path of the page where it stands; null once it is gone' });

export const ActLine = Act.extend({
  by: z
    .strictObject({ name: z.string().nullable(), you: z.boolean() })
    .nullable()
    .meta({ description: 'Null where the account is gone' }),
  title,
  page,
}).meta({ id: 'ActLine', description: 'A line of the log' });

export const ActOnOwn = Act.extend({ title, page }).meta({
  id: 'ActOnOwn',
  description: 'What a moderator did to something of the caller’s; who it was is not told',
});

export const Case = z
  .strictObject({
    ...ByThing.shape,
    system: z.string(),
    title: z.string().nullable(),
    entry: EntryId.nullable().meta({ description: 'What a comment is about' }),
    words: z.array(z.string()).readonly().meta({ description: 'All that was typed into it' }),
    author: z.string().nullable().meta({
      description: 'The name of an account that has one; of a message what the person was called then',
    }),
    page: z.string(),
    isDeleted: z.boolean().meta({ description: 'Its owner took it away, and can bring it back' }),
    hidden: Act.nullable(),
    open: z.int().meta({ description: 'How many reports nobody has answered' }),
    reports: z
      .array(
        z.strictObject({
          reason,
          words: z.string(),
          by: z.string().nullable().meta({ description: 'The name of an account that has one' }),
          createdAt: Moment,
        }),
      )
      .readonly()
      .meta({ description: 'The newest of them' }),
  })
  .meta({ id: 'Case', description: 'Something that was reported or hidden, with what moderators decide by' });

/** Of something of the caller's own. */
export const Hiding = Act.nullable().meta({
  description:
    'What a moderator did by which nobody but its owner, or whoever sits at its seat, reads it; null where nobody did, and for all others',
});
