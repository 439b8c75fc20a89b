import { z } from 'zod';
import { contract } from '../contract';
import { Id, page, pageOf } from '../shapes/common';
import { Act, ActLine, ActOnOwn, ActToDo, ByThing, Case, Report, ReportToMake } from '../shapes/moderation';

const head = { tag: 'moderation', caching: 'private', auth: 'user' } as const;

export const listReports = contract({
  ...head,
  id: 'listReports',
  method: 'GET',
  path: '/api/v1/moderation/reports',
  summary: 'What the caller reported, and what became of it, newest first',
  query: z.strictObject(page),
  success: { status: 200, schema: pageOf(Report) },
});

export const reportThing = contract({
  ...head,
  id: 'reportThing',
  method: 'PUT',
  path: '/api/v1/moderation/reports/{kind}/{thing}',
  weight: 'account',
  summary: 'Report what somebody else wrote to the moderators',
  description:
    'A comment or a message at a game by its id, a list, agreement or board by its share id. One person’s report of one thing is one: told again it is told anew. 409 `no_moderators` where nobody moderates this server. Its author does not learn who reported it.',
  params: ByThing,
  body: ReportToMake,
  success: { status: 200, schema: Report },
  errors: [403, 404, 409],
});

export const withdrawReport = contract({
  ...head,
  id: 'withdrawReport',
  method: 'DELETE',
  path: '/api/v1/moderation/reports/{kind}/{thing}',
  summary: 'Take back a report that nobody has answered',
  params: ByThing,
  success: { status: 204 },
  errors: [404],
});

export const listActsOnOwn = contract({
  ...head,
  id: 'listActsOnOwn',
  method: 'GET',
  path: '/api/v1/moderation/mine',
  summary: 'What moderators hid of the caller’s, or showed again, and why, newest first',
  query: z.strictObject(page),
  success: { status: 200, schema: pageOf(ActOnOwn) },
});

const moderators = {
  ...head,
  scope: 'moderate',
  description: 'For moderators, whom the configuration of the server names; 404 for everybody else.',
} as const;

export const listCases = contract({
  ...moderators,
  id: 'listCases',
  method: 'GET',
  path: '/api/v1/moderation/cases',
  summary: 'What was reported, or what is hidden, each thing once, newest first',
  query: z.strictObject({
    ...page,
    state: z.enum(['open', 'hidden']).default('open').meta({ description: 'With open reports, or hidden' }),
  }),
  success: { status: 200, schema: pageOf(Case) },
  errors: [404],
});

export const getCase = contract({
  ...moderators,
  id: 'getCase',
  method: 'GET',
  path: '/api/v1/moderation/cases/{kind}/{thing}',
  summary: 'One thing that was reported or is hidden',
  params: ByThing,
  success: { status: 200, schema: Case },
  errors: [404],
});

export const listActs = contract({
  ...moderators,
  id: 'listActs',
  method: 'GET',
  path: '/api/v1/moderation/acts',
  summary: 'The log: who did what, when and why, newest first; it is never changed',
  query: z.strictObject(page),
  success: { status: 200, schema: pageOf(ActLine) },
  errors: [404],
});

export const act = contract({
  ...moderators,
  id: 'act',
  method: 'POST',
  path: '/api/v1/moderation/acts',
  idempotent: true,
  summary: 'Hide something, keep it as it stands, or show again what was hidden',
  description:
    'For moderators; 404 for everybody else. To hide or keep answers all open reports of the thing. What is hidden is deleted by nobody: its owner alone reads it, and is told why; of a comment or a message its place stays, and of a message whoever sits at its seat is its owner. 409 `decided` where it is so already.',
  body: ActToDo,
  success: { status: 201, schema: Act },
  errors: [404, 409],
});

export const getAct = contract({
  ...moderators,
  id: 'getAct',
  method: 'GET',
  path: '/api/v1/moderation/acts/{act}',
  summary: 'One line of the log',
  params: z.strictObject({ act: Id }),
  success: { status: 200, schema: ActLine },
  errors: [404],
});
