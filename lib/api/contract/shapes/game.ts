import { z } from 'zod';
import { lineOfText, MOST_SEATS } from '@/lib/rules';
import { BoardWish, botLevels, GameRecord as KernelRecord, ledByPeople } from '@/lib/rules/playing';
import { Agreement } from './agreement';
import { Id, Moment, SystemId } from './common';
import { List } from './list';
import { LONGEST_MESSAGE } from './longest';
import { Hiding } from './moderation';

const players = ['person', ...botLevels] as const;

const PersonName = lineOfText(40)
  .trim()
  .min(1)
  .meta({ description: 'What the person who sits there is called; everybody at the game sees it' });

/** Of a seat at a game, from 0. */
const GameSeatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);

/** Who begins a game. */
export const FirstSeat = GameSeatNumber.meta({
  description:
    'The seat that begins, where the agreement lets the table choose; any other agreement refuses it. Absent: the first',
});

const DAY_SECONDS = 86_400;

/** What the players agreed about time. */
export const GameClock = z
  .strictObject({
    seconds: z
      .int()
      .min(1)
      .max(30 * DAY_SECONDS)
      .meta({ description: 'For one decision' }),
  })
  .meta({
    id: 'GameClock',
    description:
      'It runs from when one is asked, and not before every person has taken his seat. Nothing happens by itself once the time is over; but then others may let a bot decide in the place of whoever owes the decision: `POST …/stand-in`',
  });

export const GameToBegin = z
  .strictObject({
    system: SystemId,
    seats: z
      .array(
        z
          .strictObject({
            player: z.enum(players).meta({
              description:
                'Somebody who asks here, or a bot that plays at once. A `sharp` one looks ahead quickly, for five seconds an answer at the most; it needs a person at the table',
            }),
            name: PersonName.optional(),
            as: GameSeatNumber.optional().meta({
              description:
                'Led by the same person as this earlier seat, which is the first one of that person: one key opens both',
            }),
            list: List.optional().meta({
              description:
                'Absent: the usual one of the system. One that needs several seats gets them at the game, one after the other, led by whoever brings it',
            }),
          })
          .refine(({ player, name }) => player === 'person' || name === undefined, {
            path: ['name'],
            error: 'Bots go by how they play. Only a person has a name.',
            params: { code: 'bot_name' },
          })
          .refine(({ name, as }) => as === undefined || name === undefined, {
            path: ['name'],
            error: 'Whoever leads several seats has the name that the first of them has.',
            params: { code: 'other_name' },
          }),
      )
      .min(1)
      .max(MOST_SEATS)
      .superRefine(ledByPeople(({ player, as }) => ({ isPerson: player === 'person', as }))),
    agreement: z.union([Id, Agreement]).optional(),
    board: BoardWish.optional(),
    first: FirstSeat.optional(),
    seed: z.string().min(1).max(60).optional().meta({ description: 'Absent: chance' }),
    clock: GameClock.optional().meta({ description: 'Absent: everybody has as long as he likes' }),
  })
  .meta({ id: 'GameToBegin' });

export const GameAsSeen = z
  .strictObject({
    id: Id,
    system: SystemId,
    players: z.array(z.enum(players)).readonly(),
    names: z
      .array(z.string().nullable())
      .readonly()
      .meta({ description: 'By seat; null for bots and for people who gave none' }),
    as: z.array(z.int().nullable()).readonly().meta({
      description:
        'By seat: the first one of the same person, where this is another that he leads; null: it is the first, or a bot’s. The key of a person opens all his seats',
    }),
    taken: z.array(z.boolean()).readonly().meta({
      description:
        'By seat: somebody took it and has a key of his own. Until then the key that was told at the beginning holds',
    }),
    away: z.array(z.boolean()).readonly().meta({
      description: 'By seat: a bot decides in place of the person, whose time was over, until he comes back',
    }),
    stoodIn: z.array(z.int()).readonly().meta({
      description: 'By seat: decisions that a bot has made in place of the person',
    }),
    clock: GameClock.nullable().meta({ description: 'Null: no time was agreed' }),
    until: z.array(Moment.nullable()).readonly().meta({
      description:
        'By seat: when its time is over; null where it owes no decision, no time was agreed, or somebody who was invited has not taken his seat yet',
    }),
    said: z.int().meta({ description: 'Messages by now; `GET …/messages` has them' }),
    moderated: z.int().meta({
      description:
        'How often a moderator hid a message, or showed it again: then they are to be asked for anew',
    }),
    agreement: Agreement.nullable().meta({
      description: 'What the game is played under, with the cards of its own; null: as printed',
    }),
    seat: z.int().nullable().meta({ description: 'Whose view it is; null: what lies open to all' }),
    moves: z.int().meta({ description: 'Decisions by now; `POST …/choices` names it' }),
    toAct: z.array(z.int()).readonly().meta({ description: 'Seats that owe a decision' }),
    outcome: z
      .strictObject({
        winners: z.array(z.int()).readonly(),
        by: z.string(),
        rules: z.array(z.string()).readonly(),
      })
      .nullable(),
    scene: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Board, pieces, trays and phase as this seat sees them' }),
    choices: z
      .array(
        z.strictObject({
          choice: z.int(),
          text: z.string(),
          group: z.string(),
          rule: z.string(),
          touches: z.array(z.string()).readonly().meta({
            description:
              'Ids of pieces, spaces and items of the scene, in the order in which they are touched; empty: only in the list',
          }),
          odds: z
            .looseObject({ kind: z.string() })
            .optional()
            .meta({ description: 'The question of chance that it raises: a `situation` for `POST /odds`' }),
        }),
      )
      .readonly()
      .meta({ description: 'What the seat may do now; empty where it is not asked' }),
    log: z
      .array(
        z.strictObject({
          move: z.int(),
          rule: z.string().optional().meta({
            description: 'Absent: no rule is behind it, but those who play',
          }),
          text: z.string(),
          sum: z.string().nullable(),
          dice: z
            .array(z.strictObject({ seat: z.int().optional(), sides: z.int(), face: z.int() }))
            .readonly()
            .optional()
            .meta({ description: 'Dice as they fell, with whom' }),
          touches: z
            .array(z.string())
            .readonly()
            .optional()
            .meta({ description: 'Things of the scene that it is about' }),
          weight: z
            .enum(['turn', 'aside'])
            .optional()
            .meta({ description: '`turn`: it opens a turn. `aside`: a log reads as well without it' }),
        }),
      )
      .readonly()
      .meta({ description: 'What happened last, as far as the seat may know' }),
    hurried: z.int().meta({
      description: 'Decisions of a `sharp` bot that `steady` made in its place, because its time was spent',
    }),
    expiresAt: Moment.meta({ description: 'When it is forgotten, unless somebody asks for it' }),
  })
  .meta({ id: 'GameAsSeen' });
/** A game as somebody sees it now. */
export type GameNow = z.output<typeof GameAsSeen>;

export const GameBegun = z
  .strictObject({
    game: GameAsSeen,
    keys: z
      .array(z.strictObject({ seat: z.int(), key: z.string() }))
      .readonly()
      .meta({
        description:
          'One for each person, by his first seat, told once: the header Muster-Seat of whoever sits there, until he takes the seat with it',
      }),
  })
  .meta({ id: 'GameBegun' });

export const GameChoice = z
  .strictObject({
    seat: GameSeatNumber,
    choice: z.int().min(0).meta({ description: 'Number of one of the `choices`' }),
    moves: z.int().min(0).meta({ description: '`moves` of the game for which it was chosen' }),
  })
  .meta({ id: 'GameChoice' });

export const GameSeatToTake = z
  .strictObject({
    name: PersonName.optional().meta({ description: 'Absent: the one that the seat has stays' }),
  })
  .meta({ id: 'GameSeatToTake' });

export const GameSeatTaken = z
  .strictObject({
    seat: z.int(),
    key: z.string().meta({
      description:
        'Told this once: the header Muster-Seat from now on. The one before opens nothing any more',
    }),
    game: GameAsSeen,
  })
  .meta({ id: 'GameSeatTaken' });

export const GameStandIn = z
  .strictObject({ seat: GameSeatNumber.meta({ description: 'Of the caller, proved by Muster-Seat' }) })
  .meta({ id: 'GameStandIn' });

export const GameMessageToSay = z
  .strictObject({
    seat: GameSeatNumber,
    text: lineOfText(LONGEST_MESSAGE).trim().min(1).meta({ description: 'One line of plain text' }),
  })
  .meta({ id: 'GameMessageToSay' });

export const GameMessage = z
  .strictObject({
    n: z.int().meta({ description: 'From 1 on, in the order in which they were said' }),
    seat: z.int(),
    name: z.string().nullable().meta({
      description: 'What the person was called then; null where the message is hidden from the caller',
    }),
    text: z.string().meta({ description: 'Plain text; empty where it is hidden from the caller' }),
    saidAt: Moment,
    id: Id.meta({ description: 'By which it is reported: `PUT /moderation/reports/message/{thing}`' }),
    isHidden: z.boolean().meta({
      description: 'A moderator hid it: its place stays, and whoever sits at its seat alone reads it',
    }),
    hidden: Hiding,
  })
  .meta({ id: 'GameMessage' });
export type GameMessage = z.output<typeof GameMessage>;

export const GameRecord = KernelRecord.meta({
  id: 'GameRecordFile',
  description: 'Setup, seed and moves: these alone rebuild the game',
});
