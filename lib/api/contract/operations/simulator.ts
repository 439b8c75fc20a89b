import { z } from 'zod';
import { contract } from '../contract';
import { ById, eventStream, Id, streamFor } from '../shapes/common';
import {
  GameAsSeen,
  GameBegun,
  GameChoice,
  GameRecord,
  GameSeatTaken,
  GameSeatToTake,
  GameToBegin,
} from '../shapes/game';
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

const seatKey =
  'A seat is proved by its key in the header Muster-Seat: the one that was told when the game began, or, once somebody took the seat with that, the one that he got. Without it the seat is not there.';
const otherRules =
  'A game whose rules have changed since, so that its moves come to something else, answers 409 `other_rules`: it is kept as it was.';

export const beginGame = contract({
  ...head,
  id: 'beginGame',
  method: 'POST',
  path: '/api/v1/games',
  auth: 'none',
  weight: 'work',
  summary: 'Begin a game by the full rules; bots play at once',
  description:
    'Every decision is kept before it is answered; the game is forgotten 30 days after somebody last asked for it. Each person’s key is told this once: send it on, and whoever sits down takes the seat with it. A caller may begin so many games a day.',
  body: GameToBegin,
  success: { status: 201, schema: GameBegun },
  errors: [400, 429],
});

export const getGame = contract({
  ...head,
  id: 'getGame',
  method: 'GET',
  path: '/api/v1/games/{id}',
  auth: 'none',
  weight: 'work',
  summary: 'A game as one seat sees it, with its choices, or what lies open to all',
  description: `${seatKey} ${otherRules}`,
  params: ById,
  query: z.strictObject({ seat: z.coerce.number().int().min(0).max(11).optional() }),
  success: { status: 200, schema: GameAsSeen },
  errors: [404, 409],
});

export const makeChoice = contract({
  ...head,
  id: 'makeChoice',
  method: 'POST',
  path: '/api/v1/games/{id}/choices',
  auth: 'none',
  weight: 'work',
  summary: 'One decision of a seat; bots answer at once',
  description: `${seatKey} A decision for another number of \`moves\` than the game has answers 409 \`moved_on\`. ${otherRules}`,
  params: ById,
  body: GameChoice,
  success: { status: 200, schema: GameAsSeen },
  errors: [400, 404, 409],
});

export const takeGameSeat = contract({
  ...head,
  id: 'takeGameSeat',
  method: 'POST',
  path: '/api/v1/games/{id}/seats/{seat}/key',
  auth: 'none',
  weight: 'work',
  summary: 'Take a seat: a new key for the one in hand, which is void at once',
  description: `So nobody looks into the hand of who was invited, not even who sent him the key. Of two at once one gets the seat. It can be done again, to move to another device. ${seatKey} ${otherRules}`,
  params: z.strictObject({ id: Id, seat: z.coerce.number().int().min(0).max(11) }),
  body: GameSeatToTake,
  success: { status: 200, schema: GameSeatTaken },
  errors: [404, 409],
});

export const watchGame = contract({
  ...head,
  id: 'watchGame',
  method: 'GET',
  path: '/api/v1/games/{id}/events',
  auth: 'none',
  summary: 'How a game goes on, as server-sent events',
  description:
    'Event `game` says `{ moves, toAct, over, taken }`, at once and whenever one of them changes; Last-Event-ID tells what the caller has. Nothing of it is secret, so it needs no key: `GET /games/{id}` has the rest. Event `gone` says that the game is forgotten and ends the stream. It also ends by itself after a while: connect again.',
  params: ById,
  query: streamFor(1800),
  success: eventStream,
  errors: [404, 429],
});

export const getReplay = contract({
  ...head,
  id: 'getReplay',
  method: 'GET',
  path: '/api/v1/games/{id}/replay',
  auth: 'none',
  summary: 'The record of a game that is over, to replay and branch',
  description:
    'The seed tells what is hidden, so nobody gets it before the end. It stays there under other rules too.',
  params: ById,
  success: { status: 200, schema: GameRecord },
  errors: [404, 409],
});
