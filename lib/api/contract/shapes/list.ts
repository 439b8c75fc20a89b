import { z } from 'zod';
import { KeptVerdict, lineOfText, List as KernelList } from '@/lib/rules';
import { Id, Moment, PlainText, SystemId } from './common';
import { CatalogueChange } from './change';
import { Hiding } from './moderation';
import { Budget, Verdict } from './verdict';

/** The kernel's list, of a system that is there. */
export const List = KernelList.extend({ system: SystemId }).meta({
  id: 'ListRequest',
  title: 'List',
  description: 'What one player brings, for a system that is there',
});
export type List = z.infer<typeof List>;

/** A list to save, and the agreement that it is built for. */
export const ListToSave = List.extend({
  agreement: Id.nullable().optional().meta({
    description:
      'An agreement of the caller, or the share id of another; null or absent: the rules as printed',
  }),
}).meta({ id: 'ListToSave' });

/** One word that lists are found by. */
export const Tag = z
  .string()
  .trim()
  .toLowerCase()
  .max(30)
  .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'one word of letters, digits and single hyphens');

export const Folder = lineOfText(60).trim();

/** Where its owner put a list. */
export const Shelf = z
  .strictObject({
    folder: Folder.default('').meta({ description: 'Empty: in none' }),
    tags: z.array(Tag).max(12).readonly().default([]),
    favourite: z.boolean().default(false),
    archived: z.boolean().default(false),
  })
  .meta({ id: 'Shelf', description: 'Where its owner put a list; no part of the list, and no version' });

/** How a list is meant to be played, in its owner's words. */
export const WriteUp = PlainText.max(4000).meta({
  description: 'How it is meant to be played; plain text, a blank line begins a paragraph; empty: nothing',
});

/** What readers think of a published list. */
export const Likes = z
  .strictObject({
    likes: z.int().meta({ description: 'How many people like it' }),
    likedByMe: z.boolean().meta({ description: 'Is the caller one of them?' }),
  })
  .meta({ id: 'Likes' });

const head = {
  id: Id,
  shareId: Id.meta({ description: 'Whoever has it may read the list' }),
  version: z.int().min(1),
  system: SystemId,
  name: z.string(),
  agreement: Id.nullable(),
  catalogueVersion: z.string().meta({ description: 'The catalogue when it was saved' }),
  forkOf: Id.nullable().meta({
    description: 'Share id of the list that it is a copy of; null where it is read by its share id',
  }),
  createdAt: Moment,
  updatedAt: Moment,
};

export const ListSummary = z
  .strictObject({
    ...head,
    shelf: Shelf,
    size: z.int().meta({ description: 'How many things stand in it' }),
    legal: z.boolean().nullable().meta({ description: 'Under its own agreement' }),
    budget: Budget.nullable(),
    restorableUntil: Moment.optional().meta({ description: 'Only with `deleted=true`' }),
  })
  .meta({ id: 'ListSummary' });

export const PublishedList = z
  .strictObject({
    shareId: head.shareId,
    version: head.version,
    system: SystemId,
    name: z.string(),
    agreement: Id.nullable().meta({ description: 'Share id; null: the rules as printed' }),
    catalogueVersion: head.catalogueVersion,
    size: ListSummary.shape.size,
    legal: ListSummary.shape.legal,
    budget: Budget.nullable(),
    copies: z.int().meta({ description: 'How often it was copied, by anybody' }),
    ...Likes.shape,
    writeUp: z.string().meta({
      description: 'The beginning of how it is meant to be played; all of it stands with the list',
    }),
    publishedAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'PublishedList', description: 'A list that its owner lets everybody find' });

const savedVerdict = KeptVerdict.nullable().meta({
  description: 'What the rules said when it was saved; null for what was saved before that was kept',
});
const Findings = KeptVerdict.shape.findings;

const VerdictSince = z
  .strictObject({
    was: KeptVerdict,
    is: KeptVerdict,
    came: Findings,
    gone: Findings,
    catalogue: z
      .strictObject({
        from: z.string(),
        to: z.string(),
        changes: z
          .array(z.strictObject({ version: z.string(), change: CatalogueChange }))
          .readonly()
          .meta({ description: 'Of the rules, and of what is in the list' }),
      })
      .optional()
      .meta({ description: 'Absent where the catalogue is still that of then' }),
    isOtherAgreement: z.boolean().meta({ description: 'Has its agreement another text since?' }),
  })
  .meta({ id: 'VerdictSince', description: 'What became of the verdict since a list was saved, and why' });

export const SavedList = z
  .strictObject({
    ...head,
    mine: z.boolean().meta({ description: 'False for lists of others' }),
    role: z
      .enum(['owner', 'edit', 'suggest'])
      .nullable()
      .meta({ description: 'As what the caller works on it; null for whoever only reads' }),
    shelf: Shelf.nullable().meta({ description: 'Null for lists of others' }),
    commentsOpen: z.boolean().meta({ description: 'May people who are signed in write beside it?' }),
    publishedAt: Moment.nullable().meta({
      description: 'Since when everybody finds it; null: only whoever has its link',
    }),
    writeUp: z.string().meta({
      description: 'How it is meant to be played; others read it as long as the list is published',
    }),
    likes: Likes.shape.likes.nullable().meta({ description: 'Null where it is not published' }),
    likedByMe: Likes.shape.likedByMe,
    hidden: Hiding,
    list: KernelList,
    verdict: Verdict.nullable().meta({ description: 'Null where the list no longer fits the system' }),
    savedVerdict,
    since: VerdictSince.nullable().meta({
      description: 'How `verdict` differs from `savedVerdict`; null where it does not',
    }),
  })
  .meta({ id: 'SavedList' });

export const ListVersion = z
  .strictObject({
    version: z.int(),
    name: z.string(),
    agreement: Id.nullable(),
    catalogueVersion: z.string(),
    savedVerdict,
    createdAt: Moment,
    by: z
      .strictObject({
        role: z.enum(['owner', 'editor']),
        name: z.string().nullable().meta({ description: 'Null for people without one, and who are gone' }),
        you: z.boolean(),
      })
      .meta({ description: 'Who made it' }),
  })
  .meta({ id: 'ListVersion' });

export const ListAtVersion = ListVersion.extend({ list: KernelList }).meta({ id: 'ListAtVersion' });
