import { contract } from '../contract';
import { ById, eventStream, streamFor } from '../shapes/common';
import { Odds, OddsQuestion } from '../shapes/odds';
import { Simulation, SimulationJob, SimulationToRun } from '../shapes/simulation';

const head = { tag: 'simulator', caching: 'fresh' } as const;

export const askOdds = contract({
  ...head,
  id: 'askOdds',
  method: 'POST',
  path: '/api/v1/odds',
  auth: 'none',
  weight: 'work',
  summary: 'One question of chance, exactly',
  description:
    'Fractions by counting, never by trying. `GET /systems/{system}` has the kinds with their schemas.',
  body: OddsQuestion,
  success: { status: 200, schema: Odds },
  errors: [400],
});

export const runSimulation = contract({
  ...head,
  id: 'runSimulation',
  method: 'POST',
  path: '/api/v1/simulations',
  auth: 'optional',
  scope: 'read',
  weight: 'work',
  summary: 'Play many games with bots: a small batch at once, a larger one as a job',
  description:
    'The same request gives the same answer, `gamesPerSecond` aside. With `Prefer: respond-async` it is a job in any case. A job ends after a minute of work with what it has by then. What one entry of a list is worth, `POST /trials` measures.',
  body: SimulationToRun,
  success: { status: 200, description: 'What the games came to', schema: Simulation },
  also: [{ status: 202, description: 'Under way; Location has the job', schema: SimulationJob }],
  errors: [400, 429],
});

export const getSimulation = contract({
  ...head,
  id: 'getSimulation',
  method: 'GET',
  path: '/api/v1/simulations/{id}',
  auth: 'optional',
  summary: 'How far a simulation is, and its result',
  description: 'Whoever has the id of a job that was begun without an account may read it.',
  params: ById,
  success: { status: 200, schema: SimulationJob },
  errors: [404],
});

export const cancelSimulation = contract({
  ...head,
  id: 'cancelSimulation',
  method: 'DELETE',
  path: '/api/v1/simulations/{id}',
  auth: 'optional',
  scope: 'read',
  summary: 'Stop a simulation and forget it',
  params: ById,
  success: { status: 204 },
  errors: [404],
});

export const watchSimulation = contract({
  ...head,
  id: 'watchSimulation',
  method: 'GET',
  path: '/api/v1/simulations/{id}/events',
  auth: 'optional',
  summary: 'The progress of a simulation, as server-sent events',
  description:
    'Events `progress` and, at the end, `done` hold the shape SimulationJob; `gone` says that it was cancelled. Each of the last two ends the stream.',
  params: ById,
  query: streamFor(600),
  success: eventStream,
  errors: [404, 429],
});
