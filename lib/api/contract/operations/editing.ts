import { z } from 'zod';
import { contract } from '../contract';
import { ById, eventStream, Flag, Id, page, pageOf, streamFor } from '../shapes/common';
import {
  Decision,
  EditorRole,
  Editors,
  Invitation,
  Joined,
  SharedList,
  Suggestion,
  SuggestionToMake,
} from '../shapes/editing';

const head = { tag: 'lists', caching: 'private', auth: 'user' } as const;
const ByCode = z.strictObject({ code: Id });
const ByEditor = z.strictObject({ id: Id, editor: Id });
const BySuggestion = z.strictObject({ id: Id, suggestion: Id });

export const listShared = contract({
  ...head,
  id: 'listShared',
  method: 'GET',
  path: '/api/v1/lists/shared',
  summary: 'Lists of other people that the caller works on, newest first',
  query: z.strictObject(page),
  success: { status: 200, schema: pageOf(SharedList) },
});

export const getEditors = contract({
  ...head,
  id: 'getEditors',
  method: 'GET',
  path: '/api/v1/lists/{id}/editors',
  summary: 'Who works on a list; told to those who do',
  params: ById,
  success: { status: 200, schema: Editors },
  errors: [404],
});

export const inviteEditors = contract({
  ...head,
  id: 'inviteEditors',
  method: 'PUT',
  path: '/api/v1/lists/{id}/editors',
  summary: 'Open a link by which others come to work on a list, or close it',
  description: 'Closed and opened again it is another link. Who came in before stays.',
  params: ById,
  body: z.strictObject({ invite: EditorRole.nullable() }),
  success: { status: 200, schema: Editors },
  errors: [404],
});

export const putEditor = contract({
  ...head,
  id: 'putEditor',
  method: 'PUT',
  path: '/api/v1/lists/{id}/editors/{editor}',
  summary: 'Say what an editor may do',
  params: ByEditor,
  body: z.strictObject({ role: EditorRole }),
  success: { status: 200, schema: Editors },
  errors: [404],
});

export const removeEditor = contract({
  ...head,
  id: 'removeEditor',
  method: 'DELETE',
  path: '/api/v1/lists/{id}/editors/{editor}',
  summary: 'End an editor’s part: the owner anybody’s, an editor his own',
  params: ByEditor,
  success: { status: 204 },
  errors: [404],
});

export const getInvitation = contract({
  ...head,
  auth: 'optional',
  id: 'getInvitation',
  method: 'GET',
  path: '/api/v1/lists/invitations/{code}',
  summary: 'What a link invites to',
  params: ByCode,
  success: { status: 200, schema: Invitation },
  errors: [404],
});

export const acceptInvitation = contract({
  ...head,
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/v1/lists/invitations/{code}',
  summary: 'Come in by a link; who is in already stays what he is',
  params: ByCode,
  success: { status: 200, schema: Joined },
  errors: [404, 409],
});

export const listSuggestions = contract({
  ...head,
  id: 'listSuggestions',
  method: 'GET',
  path: '/api/v1/lists/{id}/suggestions',
  summary: 'What was suggested for a list, newest first',
  params: ById,
  query: z.strictObject({
    ...page,
    open: Flag.optional().meta({ description: 'Only those that wait, or only those decided' }),
  }),
  success: { status: 200, schema: pageOf(Suggestion) },
  errors: [400, 404],
});

export const createSuggestion = contract({
  ...head,
  id: 'createSuggestion',
  method: 'POST',
  path: '/api/v1/lists/{id}/suggestions',
  idempotent: true,
  summary: 'Suggest a list instead of what stands',
  params: ById,
  body: SuggestionToMake,
  success: { status: 201, schema: Suggestion },
  errors: [400, 404, 409],
});

export const getSuggestion = contract({
  ...head,
  id: 'getSuggestion',
  method: 'GET',
  path: '/api/v1/lists/{id}/suggestions/{suggestion}',
  summary: 'One suggestion, with what it changes in words',
  params: BySuggestion,
  success: { status: 200, schema: Suggestion },
  errors: [404],
});

export const decideSuggestion = contract({
  ...head,
  id: 'decideSuggestion',
  method: 'PUT',
  path: '/api/v1/lists/{id}/suggestions/{suggestion}',
  summary: 'Accept a suggestion as a new version in its author’s name, or refuse it',
  params: BySuggestion,
  body: Decision,
  success: { status: 200, schema: Suggestion },
  errors: [400, 404, 409],
});

export const withdrawSuggestion = contract({
  ...head,
  id: 'withdrawSuggestion',
  method: 'DELETE',
  path: '/api/v1/lists/{id}/suggestions/{suggestion}',
  summary: 'Take back what one suggested and nobody decided',
  params: BySuggestion,
  success: { status: 204 },
  errors: [404],
});

export const watchList = contract({
  ...head,
  id: 'watchList',
  resumes: true,
  method: 'GET',
  path: '/api/v1/lists/{id}/events',
  caching: 'fresh',
  summary: 'That a list has changed, as server-sent events; told to those who work on it',
  description:
    'Event `list` holds the `version` that there is, and nothing else. It comes at first, with each version, and when somebody begins to work on the list, stops, or may do something else. Its id is opaque, and Last-Event-ID tells what the caller has. Event `gone` ends the stream: the list is deleted, or the caller no longer works on it. It also ends by itself after a while: connect again.',
  params: ById,
  query: streamFor(1800),
  success: eventStream,
  errors: [404, 429],
});
