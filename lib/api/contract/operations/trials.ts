import { contract } from '../contract';
import { ById, eventStream, streamFor } from '../shapes/common';
import { Trial, TrialJob, TrialToRun } from '../shapes/trial';

const head = { tag: 'simulator', caching: 'fresh', auth: 'optional' } as const;

export const runTrial = contract({
  ...head,
  id: 'runTrial',
  method: 'POST',
  path: '/api/v1/trials',
  scope: 'read',
  weight: 'work',
  summary:
    'What each entry of a list is worth, or what would help it, by games: a few at once, many as a job',
  description:
    'Bots play the list, and the list with one use less or more, against the usual list of the system, each pair of games by one seed. `worth` takes one use of each entry out, or exchanges it for the cheapest with which the engine can play. `suggestions` tries all that rules and agreement let come, and measures the best. A strength in the hands of bots, not in yours. The same request gives the same answer, unless its time ran out. With `Prefer: respond-async` it is a job in any case. A job ends after five minutes of work with what it has by then. What no engine plays, what all players have in common and what nothing can be added to is refused with the reason.',
  body: TrialToRun,
  success: { status: 200, description: 'What the games say', schema: Trial },
  also: [{ status: 202, description: 'Under way; Location has the job', schema: TrialJob }],
  errors: [400, 429],
});

export const getTrial = contract({
  ...head,
  id: 'getTrial',
  method: 'GET',
  path: '/api/v1/trials/{id}',
  summary: 'How far a trial is, and what it says',
  description: 'Whoever has the id of a job that was begun without an account may read it.',
  params: ById,
  success: { status: 200, schema: TrialJob },
  errors: [404],
});

export const cancelTrial = contract({
  ...head,
  id: 'cancelTrial',
  method: 'DELETE',
  path: '/api/v1/trials/{id}',
  scope: 'read',
  summary: 'Stop a trial and forget it',
  params: ById,
  success: { status: 204 },
  errors: [404],
});

export const watchTrial = contract({
  ...head,
  id: 'watchTrial',
  method: 'GET',
  path: '/api/v1/trials/{id}/events',
  summary: 'The progress of a trial, as server-sent events',
  description:
    'Events `progress` and, at the end, `done` hold the shape TrialJob; `gone` says that it was cancelled. Each of the last two ends the stream.',
  params: ById,
  query: streamFor(600),
  success: eventStream,
  errors: [404, 429],
});
