import { z } from 'zod';
import { MOST_SEATS } from '@/lib/rules';
import { contract } from '../contract';
import { ById, eventStream, Id, numberInAddress, page, pageOf, streamFor } from '../shapes/common';
import {
  GameAsSeen,
  GameBegun,
  GameChoice,
  GameMessage,
  GameMessageToSay,
  GameRecord,
  GameSeatTaken,
  GameSeatToTake,
  GameStandIn,
  GameToBegin,
} from '../shapes/game';

const head = { tag: 'simulator', caching: 'fresh' } as const;

const seatKey =
  'A seat is proved by its key in the header Muster-Seat: the one that was told when the game began, or, once somebody took the seat with that, the one that he got. Without it the seat is not there. Whoever leads several seats has one key to all of them.';
const otherRules =
  'A game whose rules have changed since, so that its moves come to something else, answers 409 `other_rules`: it is kept as it was.';

const SeatOfAddress = numberInAddress(0, MOST_SEATS - 1);
const bySeat = z.strictObject({ id: Id, seat: SeatOfAddress });
const SeatAsked = SeatOfAddress.optional().meta({
  description: 'Of the caller, proved by Muster-Seat; absent: what lies open to all',
});

export const beginGame = contract({
  ...head,
  id: 'beginGame',
  method: 'POST',
  path: '/api/v1/games',
  auth: 'none',
  idempotent: true,
  tellsOnce: 'always',
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
  seatKey: true,
  weight: 'work',
  summary: 'A game as one seat sees it, with its choices, or what lies open to all',
  description: `${seatKey} ${otherRules}`,
  params: ById,
  query: z.strictObject({ seat: SeatAsked }),
  success: { status: 200, schema: GameAsSeen },
  errors: [404, 409],
});

export const makeChoice = contract({
  ...head,
  id: 'makeChoice',
  method: 'POST',
  path: '/api/v1/games/{id}/choices',
  auth: 'none',
  seatKey: true,
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
  seatKey: true,
  idempotent: true,
  tellsOnce: 'always',
  weight: 'work',
  summary: 'Take a seat: a new key for the one in hand, which is void at once',
  description: `So nobody looks into the hand of who was invited, not even who sent him the key. Of two at once one gets the seat. It can be done again, to move to another device; whoever takes it is back, so that no bot stands in there any more. ${seatKey} ${otherRules}`,
  params: bySeat,
  body: GameSeatToTake,
  success: { status: 200, schema: GameSeatTaken },
  errors: [404, 409],
});

export const standIn = contract({
  ...head,
  id: 'standIn',
  method: 'POST',
  path: '/api/v1/games/{id}/seats/{seat}/stand-in',
  auth: 'none',
  seatKey: true,
  weight: 'work',
  summary: 'Let a bot decide in place of somebody whose time is over, until he comes back',
  description: `The steady bot decides at once what the seat of the path owes; log, \`stoodIn\` and the record at the end say so. Only another person at the game, at whose seat no bot stands in, may ask: otherwise 409 \`away\`. Before the time is over, before every person has taken his seat, or where no time was agreed, it answers 409 \`time_left\`. ${seatKey} ${otherRules}`,
  params: bySeat,
  body: GameStandIn,
  success: { status: 200, schema: GameAsSeen },
  errors: [400, 404, 409],
});

export const comeBack = contract({
  ...head,
  id: 'comeBack',
  method: 'DELETE',
  path: '/api/v1/games/{id}/seats/{seat}/stand-in',
  auth: 'none',
  seatKey: true,
  weight: 'work',
  summary: 'Be back at one’s seat: the bot decides no more',
  description: `What it decided stands. Where no bot stands in, nothing changes. ${seatKey} ${otherRules}`,
  params: bySeat,
  success: { status: 200, schema: GameAsSeen },
  errors: [404, 409],
});

export const listGameMessages = contract({
  ...head,
  id: 'listGameMessages',
  method: 'GET',
  path: '/api/v1/games/{id}/messages',
  auth: 'none',
  seatKey: true,
  summary: 'What those who sit at a game said to each other, newest first',
  description: `Whoever may look at the game may read it, after its end too; it is kept as long as the game. Of each seat the last 500 messages are kept. What a moderator hid keeps its place without its words; with \`seat\` one reads those of one’s own, and why they are hidden. ${seatKey}`,
  params: ById,
  query: z.strictObject({ ...page, seat: SeatAsked }),
  success: { status: 200, schema: pageOf(GameMessage) },
  errors: [400, 404],
});

export const sayAtGame = contract({
  ...head,
  id: 'sayAtGame',
  method: 'POST',
  path: '/api/v1/games/{id}/messages',
  auth: 'none',
  seatKey: true,
  idempotent: true,
  summary: 'Say something to those at the game, from a seat',
  description: `One seat may say 20 things a minute. ${seatKey}`,
  params: ById,
  body: GameMessageToSay,
  success: { status: 201, schema: GameMessage },
  errors: [400, 404, 429],
});

export const watchGame = contract({
  ...head,
  id: 'watchGame',
  method: 'GET',
  path: '/api/v1/games/{id}/events',
  auth: 'none',
  resumes: true,
  summary: 'How a game goes on, as server-sent events',
  description:
    'Event `game` says `{ moves, toAct, over, taken, away, said, moderated }`, at once and whenever one of them changes; Last-Event-ID tells what the caller has. Nothing of it is secret, so it needs no key: `GET /games/{id}` has the rest. Event `gone` says that the game is forgotten and ends the stream. It also ends by itself after a while: connect again.',
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
