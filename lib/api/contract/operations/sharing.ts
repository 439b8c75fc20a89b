import { z } from 'zod';
import { EntryId } from '@/lib/rules';
import { contract } from '../contract';
import { ById, Flag, Id, page, pageOf, SystemId } from '../shapes/common';
import { Ancestry, Comparison } from '../shapes/compare';
import { Likes, PublishedList, SavedList, Shelf, WriteUp } from '../shapes/list';
import { OpenCopy, Seal } from '../shapes/open-copy';

const head = { tag: 'lists', caching: 'private' } as const;

export const putShelf = contract({
  ...head,
  id: 'putShelf',
  method: 'PUT',
  path: '/api/v1/lists/{id}/shelf',
  auth: 'user',
  summary: 'Put a list into a folder, tag it, star it, archive it; makes no version',
  params: ById,
  body: Shelf,
  success: { status: 200, schema: Shelf },
  errors: [404],
});

export const publishList = contract({
  ...head,
  id: 'publishList',
  method: 'PUT',
  path: '/api/v1/lists/{id}/publication',
  auth: 'user',
  summary: 'Let everybody find a list, or nobody any more, and tell how it is played; makes no version',
  description: 'What is published follows its later versions. Nobody is named with it. What is absent stays.',
  params: ById,
  body: z.strictObject({
    published: z.boolean().optional(),
    writeUp: WriteUp.optional(),
    insteadOf: WriteUp.optional().meta({
      description: 'The write-up that is replaced; 409 where it is another one by now',
    }),
  }),
  success: { status: 200, schema: SavedList },
  errors: [404, 409],
});

const like = {
  ...head,
  path: '/api/v1/lists/{id}/like',
  auth: 'user',
  params: ById,
  success: { status: 200, schema: Likes },
  errors: [403, 404],
} as const;

export const likeList = contract({
  ...like,
  id: 'likeList',
  method: 'PUT',
  summary: 'Like a published list of somebody else',
  description: 'Once liked it stays so, however often it is asked. Nobody learns who likes a list.',
});

export const unlikeList = contract({
  ...like,
  id: 'unlikeList',
  method: 'DELETE',
  summary: 'Like a published list no more',
});

export const listPublishedLists = contract({
  ...head,
  id: 'listPublishedLists',
  method: 'GET',
  path: '/api/v1/lists/public',
  auth: 'optional',
  summary: 'The lists that their owners published',
  query: z.strictObject({
    ...page,
    system: SystemId.optional(),
    q: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Words of its name, of what is in it, or of its write-up' }),
    entry: EntryId.optional().meta({ description: 'Only those that name this entry' }),
    sort: z.enum(['newest', 'copied', 'liked']).default('newest').meta({
      description: '`copied`, `liked`: those first that were copied most, or that most people like',
    }),
    likedByMe: Flag.optional().meta({ description: 'True: only those that the caller likes' }),
  }),
  success: { status: 200, schema: pageOf(PublishedList) },
});

export const getAncestry = contract({
  ...head,
  id: 'getAncestry',
  method: 'GET',
  path: '/api/v1/lists/{id}/ancestry',
  auth: 'user',
  summary: 'What a list was copied from, what changed there since, and who copied it',
  params: ById,
  success: { status: 200, schema: Ancestry },
  errors: [404],
});

export const markTakenIn = contract({
  ...head,
  id: 'markTakenIn',
  method: 'PUT',
  path: '/api/v1/lists/{id}/ancestry',
  auth: 'user',
  summary: 'Remember which version of its origin a copy has taken in',
  description: 'One that came since the list was copied, or the one that was.',
  params: ById,
  body: z.strictObject({ version: z.int().min(1).max(1_000_000_000) }),
  success: { status: 200, schema: Ancestry },
  errors: [400, 404],
});

export const compareLists = contract({
  ...head,
  id: 'compareLists',
  method: 'GET',
  path: '/api/v1/lists/compare',
  auth: 'optional',
  summary: 'Two lists of one game side by side: one’s own by id, others by share id',
  query: z.strictObject({ a: Id, b: Id }),
  success: { status: 200, schema: Comparison },
  errors: [400, 404],
});

export const getSeal = contract({
  ...head,
  id: 'getSeal',
  method: 'GET',
  path: '/api/v1/lists/{id}/seal',
  auth: 'optional',
  summary: 'The commitment to a list with its salt, and the code of its opponent’s copy',
  params: ById,
  success: { status: 200, schema: Seal },
  errors: [404],
});

export const getOpenCopy = contract({
  ...head,
  id: 'getOpenCopy',
  method: 'GET',
  path: '/api/v1/open-copies/{code}',
  auth: 'none',
  summary: 'A list without what is secret before play, for opponents',
  params: z.strictObject({ code: Id }),
  success: { status: 200, schema: OpenCopy },
  errors: [404],
});
