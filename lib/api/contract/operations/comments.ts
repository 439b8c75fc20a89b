import { z } from 'zod';
import { EntryId } from '@/lib/rules';
import { contract } from '../contract';
import { ById, CommentText, Id, Moment, page, pageOf, SystemId } from '../shapes/common';
import { Hiding } from '../shapes/moderation';

const head = { tag: 'comments', caching: 'private' } as const;

const place = {
  list: Id.optional().meta({ description: 'One’s own list by id, another’s by share id' }),
  system: SystemId.optional().meta({ description: 'With `entry`: an entry of that catalogue' }),
  entry: EntryId.optional(),
};

export const CommentToWrite = z.strictObject({ ...place, text: CommentText }).meta({ id: 'CommentToWrite' });

export const Comment = z
  .strictObject({
    id: Id,
    author: z.string().nullable().meta({ description: 'The name of an account that has one' }),
    mine: z.boolean(),
    removable: z.boolean().meta({ description: 'By its author and by the owner of the list' }),
    system: z.string(),
    entry: z.string().nullable(),
    text: z.string().meta({ description: 'Plain text; empty where it is hidden from the caller' }),
    isHidden: z
      .boolean()
      .meta({ description: 'A moderator hid it: its place stays, and its author alone reads it' }),
    hidden: Hiding,
    createdAt: Moment,
  })
  .meta({ id: 'Comment' });

export const listComments = contract({
  ...head,
  id: 'listComments',
  method: 'GET',
  path: '/api/v1/comments',
  auth: 'optional',
  summary: 'What was said beside a list or an entry of a catalogue, newest first',
  query: z.strictObject({ ...page, ...place }),
  success: { status: 200, schema: pageOf(Comment) },
  errors: [400, 404],
});

export const createComment = contract({
  ...head,
  id: 'createComment',
  method: 'POST',
  path: '/api/v1/comments',
  auth: 'user',
  idempotent: true,
  weight: 'account',
  summary: 'Say something beside a list, an entry of it, or an entry of a catalogue',
  body: CommentToWrite,
  keeps: ['comments'],
  success: { status: 201, schema: Comment },
  errors: [400, 403, 404],
});

export const getComment = contract({
  ...head,
  id: 'getComment',
  method: 'GET',
  path: '/api/v1/comments/{id}',
  auth: 'user',
  summary: 'A comment of one’s own, or one on a list of one’s own',
  params: ById,
  success: { status: 200, schema: Comment },
  errors: [404],
});

export const deleteComment = contract({
  ...head,
  id: 'deleteComment',
  method: 'DELETE',
  path: '/api/v1/comments/{id}',
  auth: 'user',
  summary: 'Take a comment away for good: one’s own, or one on a list of one’s own',
  params: ById,
  success: { status: 204 },
  errors: [404],
});

export const openComments = contract({
  ...head,
  id: 'openComments',
  method: 'PUT',
  path: '/api/v1/lists/{id}/comments',
  auth: 'user',
  summary: 'Open or close a list for comments; what was said stays',
  params: ById,
  body: z.strictObject({ open: z.boolean() }),
  success: { status: 200, schema: z.strictObject({ open: z.boolean() }) },
  errors: [404],
});
