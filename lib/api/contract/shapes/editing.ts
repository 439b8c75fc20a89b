import { z } from 'zod';
import { List as KernelList } from '@/lib/rules';
import { Change } from './change';
import { Id, Moment, SystemId } from './common';
import { List, ListSummary } from './list';

export const EditorRole = z
  .enum(['edit', 'suggest'])
  .meta({ id: 'EditorRole', description: '`edit`: saves versions; `suggest`: proposes them to the owner' });

const Role = z.enum(['owner', 'edit', 'suggest']).meta({ id: 'Role' });

const name = z.string().nullable().meta({ description: 'Null for people without one' });

export const Editors = z
  .strictObject({
    you: Role,
    owner: z.strictObject({ name }),
    editors: z
      .array(z.strictObject({ id: Id, name, role: EditorRole, since: Moment, you: z.boolean() }))
      .readonly(),
    invite: z
      .strictObject({
        code: Id.meta({ description: 'Whoever is signed in and knows it may work on the list too' }),
        role: EditorRole,
      })
      .nullable()
      .meta({ description: 'Shown to the owner; null while nobody new may come in' }),
  })
  .meta({ id: 'Editors', description: 'Who works on a list' });

export const Invitation = z
  .strictObject({ list: z.string(), system: SystemId, owner: name, role: EditorRole })
  .meta({ id: 'Invitation', description: 'What a link invites to' });

export const Joined = z
  .strictObject({ id: Id.meta({ description: 'Of the list' }), role: Role })
  .meta({ id: 'Joined' });

export const SharedList = ListSummary.omit({ shelf: true, restorableUntil: true })
  .extend({ owner: name, role: EditorRole })
  .meta({ id: 'SharedList', description: 'A list of somebody else that the caller works on' });

export const SuggestionToMake = z
  .strictObject({
    base: z.int().min(1).max(1_000_000_000).meta({ description: 'The version that it was made from' }),
    list: List,
    note: z
      .string()
      .trim()
      .max(500)
      .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'one line without control characters')
      .default('')
      .meta({ description: 'Why, in a sentence' }),
  })
  .meta({ id: 'SuggestionToMake' });

export const Suggestion = z
  .strictObject({
    id: Id,
    author: name,
    mine: z.boolean(),
    base: z.int(),
    list: KernelList,
    note: z.string(),
    state: z.enum(['open', 'accepted', 'refused']),
    became: z.int().nullable().meta({ description: 'The version that came of it' }),
    createdAt: Moment,
    changes: z.array(Change).readonly().meta({ description: 'What it changes in its base, in words' }),
  })
  .meta({ id: 'Suggestion', description: 'A list as somebody would have it, for its owner to decide' });

export const Decision = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('refuse') }),
    z.strictObject({
      do: z.literal('accept'),
      version: z
        .int()
        .min(1)
        .max(1_000_000_000)
        .meta({ description: 'The version of the list that was seen' }),
      list: List.meta({ description: 'What it becomes: as suggested, or brought together with what is new' }),
    }),
  ])
  .meta({ id: 'Decision' });
